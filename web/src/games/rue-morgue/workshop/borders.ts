/** The borders between parts, as the server drew them: where a door, a seal or stairs may be set. Pure. */
import { HALF } from "../map/geometry";
import type { MapView } from "../view";
import type { Sheet } from "./sheet";

export interface BorderSpot {
  /** Both parts, as the plan would write it. */
  at: string;
  one: string;
  other: string;
  /** `o` opening, `w` wall, `x` fence, `s` stairs, `d` a door. */
  kind: "o" | "w" | "x" | "s" | "d";
  x: number;
  y: number;
  upright: boolean;
}

interface Piece {
  kind: string;
  row: number;
  column: number;
  upright: boolean;
}

/** One spot for each pair of parts that something parts; it lies where a door between them would be set. */
export function borderSpots(sheet: Sheet, map: MapView): BorderSpot[] {
  // Just after a tile was laid the picture is still the old one.
  if (map.height !== sheet.height || map.width !== sheet.width) return [];
  const pairs = new Map<string, { one: string; other: string; pieces: Piece[] }>();
  const add = (one: string, other: string, piece: Piece) => {
    if (one === "" || other === "" || one === other || ".fe".includes(piece.kind)) return;
    const key = pairKey(`${one}+${other}`);
    const pair = pairs.get(key) ?? { one, other, pieces: [] };
    pair.pieces.push(piece);
    pairs.set(key, pair);
  };
  for (let row = 0; row < map.height; row++) {
    for (let column = 0; column < map.width; column++) {
      const here = sheet.at(row, column);
      add(here, sheet.at(row, column + 1), { kind: map.east[row]?.[column] ?? "e", row, column, upright: true });
      add(here, sheet.at(row + 1, column), { kind: map.south[row]?.[column] ?? "e", row, column, upright: false });
    }
  }
  return [...pairs.values()].map(({ one, other, pieces }) => spot(one, other, pieces));
}

function spot(one: string, other: string, pieces: Piece[]): BorderSpot {
  const isDoor = (piece: Piece) => /[A-Z]/.test(piece.kind);
  const first = pieces.find(isDoor) ?? pieces.find((piece) => piece.kind === "s") ?? pieces.find((piece) => piece.kind === "o") ?? pieces[0]!;
  const edge = pieces.filter((piece) => piece.kind === first.kind && sameEdge(piece, first));
  const mean = (of: (piece: Piece) => number) => edge.reduce((sum, piece) => sum + of(piece), 0) / edge.length;
  const [row, column] = [mean((piece) => piece.row), mean((piece) => piece.column)];
  return {
    at: `${one}+${other}`,
    one,
    other,
    kind: isDoor(first) ? "d" : (first.kind as BorderSpot["kind"]),
    x: (first.upright ? column + 1 : column + 0.5) * HALF,
    y: (first.upright ? row + 0.5 : row + 1) * HALF,
    upright: first.upright,
  };
}

/** Two half borders of one cell. */
function sameEdge(one: Piece, other: Piece): boolean {
  if (one.upright !== other.upright) return false;
  const half = (number: number) => Math.floor(number / 2);
  return one.upright ? one.column === other.column && half(one.row) === half(other.row) : one.row === other.row && half(one.column) === half(other.column);
}

/** The same for both ways of writing a border. */
export function pairKey(at: string): string {
  return at.split("+").sort().join("+");
}
