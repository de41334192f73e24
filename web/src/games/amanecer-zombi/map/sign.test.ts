import { describe, expect, it } from "vitest";
import { all } from "../testing/table";
import { EDGE, SIDE, ZONE } from "./geometry";
import { signOf } from "./sign";

const tiles = all.flatMap(([, { view }]) => view.maps.flatMap((map) => map.tiles));

describe("the name of a zone", () => {
  it("lies inside the zone, and where that is drawn large not over the number of a Location", () => {
    for (const unit of [0.7, 0.9]) {
      for (const tile of tiles) {
        const sign = signOf(tile, "Yellow Start zone", unit)!;
        expect(sign.x).toBeGreaterThanOrEqual(EDGE);
        expect(sign.x + sign.w).toBeLessThanOrEqual(ZONE - EDGE + 0.1);
        // Numbers stand in the lower half of their squares, 9 below the middle and 11 to all sides.
        const rows = tile.squares.flatMap((square, index) => (square.finds > 0 ? [EDGE + Math.floor(index / 5) * SIDE + SIDE / 2 - 2] : []));
        for (const top of rows) expect(sign.y + sign.h <= top || sign.y >= top + 22).toBe(true);
      }
    }
  });

  it("says when it has to be set tighter, and is left out where it would not be read", () => {
    expect(signOf(tiles[0]!, "Zona Inicial amarilla", 1.3)).toMatchObject({ tight: true });
    expect(signOf(tiles[0]!, "Farm", 1)).toMatchObject({ tight: false });
    expect(signOf(tiles[0]!, "Zona Inicial amarilla", 2)).toBeUndefined();
  });
});
