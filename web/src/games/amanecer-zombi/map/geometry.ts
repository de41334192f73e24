/** From zones and squares to places of the drawing. A square is 40 units wide, a zone 5 squares and a border. */
import type { Ref } from "../../../lib/protocol";
import type { PlayerMap, Square, Tile } from "../view";

export const SIDE = 40;
export const EDGE = 5;
export const ZONE = SIDE * 5 + EDGE * 2;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export function corner(tile: Pick<Tile, "x" | "y">): Point {
  return { x: tile.x * ZONE, y: tile.y * ZONE };
}

/** The middle of a square inside its zone. */
export function within(index: number): Point {
  return { x: EDGE + (index % 5) * SIDE + SIDE / 2, y: EDGE + Math.floor(index / 5) * SIDE + SIDE / 2 };
}

/** Everything that lies, and the places named besides. */
export function bounds(tiles: readonly Pick<Tile, "x" | "y">[], margin = 6): Box {
  const xs = tiles.map((tile) => tile.x);
  const ys = tiles.map((tile) => tile.y);
  const left = Math.min(0, ...xs);
  const top = Math.min(0, ...ys);
  return {
    x: left * ZONE - margin,
    y: top * ZONE - margin,
    w: (Math.max(0, ...xs) - left + 1) * ZONE + 2 * margin,
    h: (Math.max(0, ...ys) - top + 1) * ZONE + 2 * margin,
  };
}

/** The middle of every square on a map, by ref. */
export function middles(map: PlayerMap): Map<Ref, Point> {
  const found = new Map<Ref, Point>();
  for (const tile of map.tiles) {
    const at = corner(tile);
    tile.squares.forEach((square, index) => {
      const inner = within(index);
      found.set(square.ref, { x: at.x + inner.x, y: at.y + inner.y });
    });
  }
  return found;
}

const paved = (square: Square | undefined) => square !== undefined && ["road", "exit", "tent", "site"].includes(square.ground);

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The square beside another, on the same zone or on the one that touches it. */
export function beside(tile: Tile, index: number, dx: number, dy: number, map?: PlayerMap): Square | undefined {
  const x = (index % 5) + dx;
  const y = Math.floor(index / 5) + dy;
  if (x >= 0 && x < 5 && y >= 0 && y < 5) return tile.squares[y * 5 + x];
  const next = map?.tiles.find((known) => known.x === tile.x + Math.sign(dx) && known.y === tile.y + Math.sign(dy));
  return next?.squares[((y + 5) % 5) * 5 + ((x + 5) % 5)];
}

/** All roads of a zone as one path: from the middle of each paved square to its paved neighbours. */
export function roads(tile: Tile, map?: PlayerMap): string {
  let path = "";
  tile.squares.forEach((square, index) => {
    if (square.ground !== "road" && square.ground !== "exit") return;
    const { x, y } = within(index);
    let links = 0;
    const inside = STEPS.filter(([dx, dy]) => sameZone(index, dx, dy) && paved(beside(tile, index, dx, dy)));
    for (const [dx, dy] of STEPS) {
      const other = beside(tile, index, dx, dy, map);
      const out = !sameZone(index, dx, dy);
      // A road that ends at the border goes on to its rim, whatever lies beyond.
      const ends = inside.length === 1 && inside[0]?.[0] === -dx && inside[0][1] === -dy;
      const goes = out ? ends || paved(other) : paved(other);
      if (!goes) continue;
      links++;
      const reach = SIDE / 2 + (out ? EDGE : 0);
      path += `M${x} ${y}l${dx * reach} ${dy * reach}`;
    }
    if (links === 0) path += `M${x - 9} ${y}h18`;
  });
  return path;
}

function sameZone(index: number, dx: number, dy: number): boolean {
  const x = (index % 5) + dx;
  const y = Math.floor(index / 5) + dy;
  return x >= 0 && x < 5 && y >= 0 && y < 5;
}

/** The water of a zone as one path of rounded ponds that flow into each other. */
export function water(tile: Tile): string {
  let path = "";
  tile.squares.forEach((square, index) => {
    if (square.ground !== "water") return;
    const { x, y } = within(index);
    path += `M${x - 15} ${y - 17}h30q3 0 3 3v28q0 3-3 3h-30q-3 0-3-3v-28q0-3 3-3Z`;
    if (beside(tile, index, 1, 0)?.ground === "water") path += `M${x} ${y - 17}h40v34h-40Z`;
    if (beside(tile, index, 0, 1)?.ground === "water") path += `M${x - 18} ${y}h36v40h-36Z`;
  });
  return path;
}

/** Numbers that look like chance and are the same each time: where trees and stones stand. */
export function speckle(seed: string, index: number): number {
  let hash = 2166136261 ^ index;
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash ^= hash >>> 13;
  return ((Math.imul(hash, 1540483477) >>> 8) & 0xffff) / 0x10000;
}
