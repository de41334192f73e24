import { describe, expect, it } from "vitest";
import { arrange, fit, type Cell, type Spot } from "./places";

const cells = (...at: [number, number][]): Cell[] => at.map(([x, y]) => ({ x, y }));
const CROSS = cells([0, 0], [-1, 0], [1, 0], [0, -1], [0, 1]);
const SEVEN = cells([0, 0], [-1, 0], [1, 0], [0, -1], [0, 1], [-2, 0], [-1, -1]);
const FOUR = cells([0, 0], [-1, 0], [0, -1], [0, 1]);
const BLOCK = cells([0, 0], [1, 0], [0, 1], [1, 1], [2, 0], [2, 1], [2, 2]);
/** What is left of the board for the maps, at 1280 × 720, 1440 × 900 and 1920 × 1080. */
const ROOMS = [
  { w: 686, h: 552 },
  { w: 803, h: 732 },
  { w: 1107, h: 912 },
];
const EVERYTHING = { own: true, peeks: 1, next: 1 };

const meet = (one: Spot, other: Spot) => one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
const squares = (of: readonly Cell[], { x, y, zone }: { x: number; y: number; zone: number }): Spot[] => of.map((cell) => ({ x: x + cell.x * zone + 0.1, y: y + cell.y * zone + 0.1, w: zone - 0.2, h: zone - 0.2 }));

describe("the places of the table", () => {
  it.each(ROOMS)("lie in the corners of a cross, which takes the whole height: %o", (room) => {
    const places = arrange(room, [CROSS, CROSS, CROSS], EVERYTHING);
    expect(places.name).toBe("corners");
    expect(fit(room, places.taken, CROSS)!.zone * 3).toBeGreaterThan(Math.min(room.h, room.w - 120) * 0.9);
  });

  it.each(ROOMS.flatMap((room) => [CROSS, SEVEN, FOUR, BLOCK].map((map) => ({ room, map }))))("never lie over a zone, nor over each other: %o", ({ room, map }) => {
    const places = arrange(room, [map], { own: true, peeks: 2, next: 1 });
    const found = fit(places.map, places.taken, map)!;
    for (const zone of squares(map, found)) {
      expect(zone.x >= -0.01 && zone.y >= -0.01 && zone.x + zone.w <= places.map.w + 0.01 && zone.y + zone.h <= places.map.h + 0.01).toBe(true);
      expect(places.taken.filter((spot) => meet(spot, zone))).toEqual([]);
    }
    places.taken.forEach((spot, at) => expect(places.taken.slice(at + 1).filter((other) => meet(spot, other))).toEqual([]));
  });

  it("stand above and below a map that is long, and beside one that is high", () => {
    const long = Array.from({ length: 13 }, (_, n) => ({ x: Math.floor(n / 3), y: n % 3 }));
    const alone = { own: true, peeks: 0, next: 0 };
    expect(ROOMS.map((room) => arrange(room, [long], alone).name)).toEqual(["rows", "rows", "rows"]);
    expect(arrange(ROOMS[1]!, [long.map(({ x, y }) => ({ x: y, y: x }))], alone).name).toBe("columns");
  });

  it("stay where they are while maps are built, whatever lies already", () => {
    const early = arrange(ROOMS[1]!, [cells([0, 0])], EVERYTHING, true);
    expect(arrange(ROOMS[1]!, [CROSS], EVERYTHING, true)).toEqual(early);
  });
});
