import { describe, expect, it } from "vitest";
import type { Ground, PlayerMap, Square, Tile } from "../view";
import { gapsFor, layingAt, layings, turned } from "./building";
import { beside, bounds, middles, roads, SIDE, water, ZONE } from "./geometry";
import { choice } from "../../../lib/testing/wire";

const KINDS: Record<string, Ground> = { ".": "open", "=": "road", "~": "water", H: "exit" };

function zone(ref: number, x: number, y: number, rows: string): Tile {
  const squares = [...rows.replace(/\s/g, "")].map((kind, index): Square => ({ ref: `square:${ref * 25 + index}`, ground: KINDS[kind]!, finds: 0, site: "", registered: [], group: -1 }));
  return { ref: `tile:${ref}`, tile: `zone-${ref}`, x, y, turned: 0, terrain: "field", special: "", squares };
}

const west = zone(0, 0, 0, "..... ..... ===== ..... .....");
const east = zone(1, 1, 0, "..... ..... =.... ..... ~~...");
const map: PlayerMap = { seat: 0, colour: "blue", tiles: [west, east], unlaid: [] };

describe("the drawing of a map", () => {
  it("is as large as its zones", () => {
    expect(bounds(map.tiles, 0)).toEqual({ x: 0, y: 0, w: 2 * ZONE, h: ZONE });
    expect(bounds([{ x: 0, y: 0 }, { x: -1, y: 2 }], 0)).toEqual({ x: -ZONE, y: 0, w: 2 * ZONE, h: 3 * ZONE });
  });

  it("puts squares side by side, row by row", () => {
    const places = middles(map);
    const first = places.get("square:0")!;
    expect(places.get("square:1")).toEqual({ x: first.x + SIDE, y: first.y });
    expect(places.get("square:5")).toEqual({ x: first.x, y: first.y + SIDE });
    expect(places.get("square:25")).toEqual({ x: first.x + ZONE, y: first.y });
  });

  it("finds the square beyond the border of a zone, and none beyond the map", () => {
    expect(beside(west, 14, 1, 0, map)?.ref).toBe("square:35");
    expect(beside(east, 10, -1, 0, map)?.ref).toBe("square:14");
    expect(beside(west, 2, 0, -1, map)).toBeUndefined();
  });

  it("leads a road across the border, and lets it run out at the rim of the map", () => {
    const reach = SIDE / 2 + 5;
    expect(roads(west, map)).toContain(`l${reach} 0`);
    expect(roads(west, map)).toContain(`l${-reach} 0`);
    expect(roads(east, map)).toContain(`l${-reach} 0`);
    expect(roads(east, map)).not.toContain(`l${SIDE / 2} 0`);
  });

  it("lets ponds that touch flow into each other", () => {
    expect(water(west)).toBe("");
    expect(water(east).match(/h40v34/g)).toHaveLength(1);
  });
});

describe("building a map", () => {
  const all = layings([
    choice("lay-rest", "", []),
    choice("lay:farm:1:0:0", "", ["tile:4"], ["tile:4", 1, 0, 0]),
    choice("lay:farm:1:0:90", "", ["tile:4"], ["tile:4", 1, 0, 90]),
    choice("lay:farm:0:-1:0", "", ["tile:4"], ["tile:4", 0, -1, 0]),
    choice("lay:church:-1:0:270", "", ["tile:5"], ["tile:5", -1, 0, 270]),
  ]);

  it("reads places, zones and quarter turns from the choices", () => {
    expect(all).toHaveLength(4);
    expect(gapsFor(all, "tile:4")).toEqual([{ x: 1, y: 0 }, { x: 0, y: -1 }]);
    expect(layingAt(all, "tile:4", { x: 1, y: 0 }, 1)?.id).toBe("lay:farm:1:0:90");
    expect(layingAt(all, "tile:5", { x: -1, y: 0 }, 3)?.id).toBe("lay:church:-1:0:270");
    expect(layingAt(all, "tile:5", { x: 1, y: 0 }, 0)).toBeUndefined();
  });

  it("turns a zone clockwise: the top row becomes the right column", () => {
    const once = turned(zone(2, 0, 0, "~~~~~ ..... ..... ..... ....."), 1);
    expect(once.squares.flatMap((square, index) => (square.ground === "water" ? [index] : []))).toEqual([4, 9, 14, 19, 24]);
    expect(once.squares[4]!.ref).toBe("square:50");
    const whole = turned(once, 3);
    expect(whole.squares.map((square) => square.ref)).toEqual(zone(2, 0, 0, "~~~~~ ..... ..... ..... .....").squares.map((square) => square.ref));
  });
});
