/** Where everything lies, worked out here so that a click is answered at once: tiles as they lie, their parts, and the zones that parts grow into. Pure. */
import type { PlaceKind } from "../view";
import type { Bench, BenchTile } from "./bench";

export const HALVES = 6;

export interface Laid {
  id: string;
  /** Quarters, clockwise. */
  turn: number;
  row: number;
  column: number;
  tile: BenchTile;
}

/** A zone as printed on its tile. */
export interface Part {
  /** 4V:S2 */
  name: string;
  kind: PlaceKind;
  tile: string;
  cells: [number, number][];
}

export interface Sheet {
  laid: Laid[];
  parts: Map<string, Part>;
  height: number;
  width: number;
  /** The part at a half cell, or empty. */
  at(row: number, column: number): string;
  /** The name of the first part of a part's zone: equal for all parts of one zone. */
  zoneOf(part: string): string;
}

export function written(id: string, turn: number): string {
  return turn === 0 ? id : `${id}^${90 * turn}`;
}

export function parsed(word: string): { id: string; turn: number } | undefined {
  const match = /^(\w+)(?:\^(90|180|270))?$/.exec(word);
  return match?.[1] ? { id: match[1], turn: Number(match[2] ?? 0) / 90 } : undefined;
}

/** The tile's zone at a half cell, counted from its north-west corner as it lies. */
export function zoneIn(tile: BenchTile, turn: number, row: number, column: number): number {
  const last = HALVES - 1;
  const [r, c] = turn === 1 ? [last - column, row] : turn === 2 ? [last - row, last - column] : turn === 3 ? [column, last - row] : [row, column];
  return tile.halves[r]?.[c] ?? 0;
}

export function laidTiles(tiles: readonly (readonly string[])[], bench: Bench): Laid[] {
  const laid: Laid[] = [];
  tiles.forEach((line, row) =>
    line.forEach((word, column) => {
      const told = parsed(word);
      const tile = bench.tiles.find((known) => known.id === told?.id);
      // As the server reads it: a second one of the same piece does not lie.
      if (told && tile && !laid.some((other) => other.tile.piece === tile.piece)) laid.push({ ...told, row, column, tile });
    }),
  );
  return laid;
}

export function sheetOf(tiles: readonly (readonly string[])[], bench: Bench): Sheet {
  const laid = laidTiles(tiles, bench);
  const parts = new Map<string, Part>();
  const names = new Map<string, string>();
  for (const one of laid) {
    one.tile.zones.forEach((zone) => parts.set(`${one.id}:${zone.name}`, { name: `${one.id}:${zone.name}`, kind: zone.kind, tile: one.id, cells: [] }));
    for (let row = 0; row < HALVES; row++) {
      for (let column = 0; column < HALVES; column++) {
        const zone = one.tile.zones[zoneIn(one.tile, one.turn, row, column)];
        const part = parts.get(`${one.id}:${zone?.name}`);
        const at: [number, number] = [one.row * HALVES + row, one.column * HALVES + column];
        part?.cells.push(at);
        if (part) names.set(at.join(), part.name);
      }
    }
  }
  const at = (row: number, column: number) => names.get(`${row},${column}`) ?? "";
  const first = grown(parts, at);
  return {
    laid,
    parts,
    height: HALVES * (1 + Math.max(-1, ...laid.map((one) => one.row))),
    width: HALVES * (1 + Math.max(-1, ...laid.map((one) => one.column))),
    at,
    zoneOf: (part) => first(part),
  };
}

/** Streets and camp quarters flow together across the edges of tiles. */
function grown(parts: Map<string, Part>, at: (row: number, column: number) => string): (part: string) => string {
  const parent = new Map<string, string>();
  const root = (part: string): string => {
    const up = parent.get(part);
    return up === undefined ? part : root(up);
  };
  for (const part of parts.values()) {
    if (part.kind !== "street" && part.kind !== "camp-quarter") continue;
    for (const [row, column] of part.cells) {
      for (const name of [at(row, column + 1), at(row + 1, column)]) {
        const next = parts.get(name);
        if (!next || next.tile === part.tile || next.kind !== part.kind) continue;
        const [one, other] = [root(part.name), root(next.name)];
        if (one !== other) parent.set(other, one);
      }
    }
  }
  return root;
}

const isCamp = (kind: PlaceKind) => kind.startsWith("camp-");
const isGround = (kind: PlaceKind) => kind === "street" || isCamp(kind);

/** Whether two kinds of zone may lie side by side across an edge. */
export function meets(one: PlaceKind, other: PlaceKind): boolean {
  if (!isGround(one) && !isGround(other)) return true;
  return one === other || (isCamp(one) && isCamp(other));
}

/** How badly a tile would lie there: half cells along its edges that do not fit its neighbours. */
export function misfit(tile: BenchTile, turn: number, row: number, column: number, laid: readonly Laid[]): number {
  let bad = 0;
  for (const other of laid) {
    if (other.tile.piece === tile.piece) continue;
    const down = other.row - row;
    const right = other.column - column;
    if (Math.abs(down) + Math.abs(right) !== 1) continue;
    for (let along = 0; along < HALVES; along++) {
      const [r, c] = down === 1 ? [5, along] : down === -1 ? [0, along] : right === 1 ? [along, 5] : [along, 0];
      const [r2, c2] = down === 1 ? [0, along] : down === -1 ? [5, along] : right === 1 ? [along, 0] : [along, 5];
      const here = tile.zones[zoneIn(tile, turn, r, c)];
      const there = other.tile.zones[zoneIn(other.tile, other.turn, r2, c2)];
      if (here && there && !meets(here.kind, there.kind)) bad++;
    }
  }
  return bad;
}

const SIDES = ["north", "east", "south", "west"] as const;
const MILLIMETRES = 250;

/** Gaps and corridors on a side of a tile as it lies: where, or -1 for a corridor. */
function holes(tile: BenchTile, turn: number, side: number): number[] {
  return tile.ports
    .filter((port) => (SIDES.indexOf(port.side) + turn) % 4 === side)
    .map((port) => {
      const upright = port.side === "east" || port.side === "west";
      const flips = turn === 2 || (turn === 1 && upright) || (turn === 3 && !upright);
      return port.at < 0 ? -1 : flips ? MILLIMETRES - port.at : port.at;
    });
}

/** How many ways would lead from it to its neighbours through walls. */
export function joints(tile: BenchTile, turn: number, row: number, column: number, laid: readonly Laid[]): number {
  let met = 0;
  for (const other of laid) {
    if (other.tile.piece === tile.piece) continue;
    const side = [
      [-1, 0],
      [0, 1],
      [1, 0],
      [0, -1],
    ].findIndex(([down, right]) => other.row - row === down && other.column - column === right);
    if (side < 0) continue;
    const there = holes(other.tile, other.turn, (side + 2) % 4);
    met += holes(tile, turn, side).filter((here) => there.some((hole) => (here < 0) === (hole < 0) && Math.abs(here - hole) <= 10)).length;
  }
  return met;
}

/** The turn that fits best there: edges first, then ways that lead on, then as it was wished. */
export function bestTurn(tile: BenchTile, wished: number, row: number, column: number, laid: readonly Laid[]): number {
  const turns = [0, 1, 2, 3].map((more) => (wished + more) % 4);
  const score = (turn: number) => 100 * misfit(tile, turn, row, column, laid) - joints(tile, turn, row, column, laid);
  return turns.reduce((best, turn) => (score(turn) < score(best) ? turn : best));
}
