import { describe, expect, it } from "vitest";
import { alone, large } from "../testing/table";
import type { MapView } from "../view";
import { cells, edges, HALF, outline, room, slots } from "./geometry";

/** Two rooms side by side, the east one lower by a half cell, and nothing in one corner. */
const small: MapView = {
  height: 2,
  width: 3,
  tiles: [],
  rows: [
    [0, 0, -1],
    [0, 0, 1],
  ],
  east: [".oe", ".Ae"],
  south: ["..e", "eee"],
  places: [],
};

describe("the geometry of a sheet", () => {
  it("joins half cells to one border, and knows where the board ends", () => {
    const found = edges(small);
    expect(found).toContainEqual({ x: 0, y: 0, length: 2 * HALF, upright: true, kind: "e", before: -1, after: 0 });
    expect(found).toContainEqual({ x: 2 * HALF, y: HALF, length: HALF, upright: true, kind: "A", before: 0, after: 1 });
    // Beside a gap in the board there is an edge, whatever the sheet says.
    expect(found).toContainEqual({ x: 2 * HALF, y: 0, length: HALF, upright: true, kind: "e", before: 0, after: -1 });
    expect(found.filter((edge) => edge.before === edge.after)).toEqual([]);
  });

  it("draws the outline of a zone, and one that lies inside of it", () => {
    const corner: [number, number][] = [[0, 0], [1, 0], [1, 1]];
    expect(outline([[0, 0], [0, 1]])).toBe("M100 0L100 50L0 50L0 0Z");
    expect(outline(corner)).toBe("M50 0L50 50L100 50L100 100L0 100L0 0Z");
    expect(outline(corner, 5)).toBe("M45 5L45 55L95 55L95 95L5 95L5 5Z");
  });

  it("finds the largest rectangle, where things are arranged", () => {
    expect(room([[0, 0], [1, 0], [1, 1], [2, 0], [2, 1]])).toEqual({ x: 0, y: 50, w: 100, h: 100 });
  });

  it("covers every half cell of real maps once, with an outline that closes", () => {
    for (const { view } of [alone[0]!, large[0]!]) {
      const areas = cells(view.map);
      const halves = view.map.rows.flat().filter((zone) => zone >= 0).length;
      expect(areas.reduce((sum, area) => sum + area.length, 0)).toBe(halves);
      for (const area of areas) expect(outline(area)).toMatch(/^(M-?[\d.]+ -?[\d.]+(L-?[\d.]+ -?[\d.]+)+Z)+$/);
    }
  });

  it("keeps what stands in a zone inside of it, however many they are", () => {
    const box = { x: 10, y: 20, w: 90, h: 90 };
    for (let count = 1; count <= 17; count++) {
      const { size, at } = slots(box, count, 48);
      expect(at).toHaveLength(count);
      expect(size).toBeGreaterThan(17);
      for (const { x, y } of at) {
        expect(x - size / 2).toBeGreaterThanOrEqual(box.x - 0.01);
        expect(x + size / 2).toBeLessThanOrEqual(box.x + box.w + 0.01);
        expect(y - size / 2).toBeGreaterThanOrEqual(box.y - 0.01);
        expect(y + size / 2).toBeLessThanOrEqual(box.y + box.h + 0.01);
      }
      expect(new Set(at.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    }
  });
});
