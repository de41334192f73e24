/** Where the name of a zone stands: along the upper rim of a row of squares, over as little as possible. Numbers stand in the lower half of their squares: where the drawing is large, none is under it. */
import type { Ground, Tile } from "../view";
import { EDGE, SIDE, ZONE, type Box } from "./geometry";

/** What it costs to cover the roof of something. */
const COVERS: Record<Ground, number> = { open: 0, water: 0.2, road: 0.5, exit: 4, tent: 4, green: 2, blue: 2, site: 4 };
/** Marks lie in the first square: whose start it is, which Special Zombie is at home there. */
const MARKED = 6;
/** A name is looked for below, then above, then between. */
const ROW = [0.4, 1.4, 1.6, 1.2, 0];
const LETTER = 8.1;
const HIGH = 19;
/** A name that would have to be set tighter than this part of its width is left out. */
const LEAST = 0.7;
/** Higher than that it reaches down to the number. */
const ROOF = 17.5;

/** @param unit how many units of the drawing a pixel shows: words keep their size on the screen */
export function signOf(tile: Pick<Tile, "squares" | "special" | "terrain">, name: string, unit: number): (Box & { tight: boolean }) | undefined {
  const wished = (name.length * LETTER + 14) * unit;
  const w = Math.min(ZONE - 2 * EDGE, wished);
  if (w < wished * LEAST) return undefined;
  const h = HIGH * unit;
  let best: (Box & { cost: number }) | undefined;
  for (let row = 0; row < 5; row++) {
    const y = EDGE + row * SIDE + 0.5;
    for (let x = EDGE; x <= ZONE - EDGE - w + 0.01; x += Math.max(1, (ZONE - 2 * EDGE - w) / 8)) {
      let cost = ROW[row]! + Math.abs(x + w / 2 - ZONE / 2) / ZONE;
      for (let column = 0; column < 5; column++) {
        const from = EDGE + column * SIDE;
        const part = Math.max(0, Math.min(x + w, from + SIDE) - Math.max(x, from)) / SIDE;
        if (part === 0) continue;
        cost += part * (h > ROOF ? 2 : 1) * (COVERS[tile.squares[row * 5 + column]?.ground ?? "open"] ?? 0);
        if (row === 0 && column === 0 && (tile.special !== "" || tile.terrain === "start")) cost += MARKED;
      }
      if (!best || cost < best.cost) best = { x, y, w, h, cost };
    }
  }
  return { x: best!.x, y: best!.y, w, h, tight: w < wished };
}
