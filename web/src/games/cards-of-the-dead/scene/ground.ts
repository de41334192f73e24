/**
 * Where things lie in the picture, in per cent of their box. The nearest row that is left lies at the survivors' feet: when it is gone, the
 * group has walked on, and the next one comes nearer.
 */
import type { CardsView, SpotView } from "../view";

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Rows {
  count: number;
  /** In half widths of a card. */
  across: number;
  /** Of a card in the nearest row. */
  width: number;
  height: number;
}

/** By the number of rows: the fewer there are, the larger the cards. */
const SIZES: [number, number][] = [
  [24, 56],
  [24, 54],
  [24, 50],
  [24, 47],
  [24, 45],
  [24, 43],
  [19, 38],
];
const ACROSS = { main: 10, pharmacy: 8, market: 8 };
const FEWEST = { main: 3, pharmacy: 2, market: 2 };
/** Far cards are smaller. */
const FAR = 0.8;

export function rowsOf({ zone, layout }: Pick<CardsView, "zone" | "layout">): Rows {
  const count = Math.max(FEWEST[zone], ...layout.filter((spot) => spot.inPlay).map((spot) => spot.row));
  const [width, height] = SIZES[Math.min(SIZES.length, count) - 1]!;
  return { count, across: ACROSS[zone], width, height };
}

export function placeOf(rows: Rows, { row, x }: Pick<SpotView, "row" | "x">): Place {
  const near = rows.count > 1 ? (row - 1) / (rows.count - 1) : 1;
  const scale = FAR + (1 - FAR) * near;
  const [width, height] = [rows.width * scale, rows.height * scale];
  const middle = 50 + ((x + 1 - rows.across / 2) / 2) * rows.width * scale * 1.04;
  const foot = rows.height + (100 - rows.height) * near;
  return { left: middle - width / 2, top: foot - height - (1 - near) * rows.height * (1 - FAR), width, height };
}

/** The Play Area from the survivors outwards: the nearest space is the largest. */
export const SPACES = 7;
const WIDEST = 16.2;
const NARROWEST = 12.2;
const RISE = 13;

export interface Slab {
  left: number;
  width: number;
  /** From the lower edge. */
  bottom: number;
  height: number;
}

export const slabs: readonly Slab[] = Array.from({ length: SPACES }, (_, i) => {
  const width = (k: number) => WIDEST - ((WIDEST - NARROWEST) * k) / (SPACES - 1);
  const sum = Array.from({ length: SPACES }, (_, k) => width(k)).reduce((a, b) => a + b, 0);
  const left = Array.from({ length: i }, (_, k) => width(k)).reduce((a, b) => a + b, 0);
  const far = i / (SPACES - 1);
  return { left: (left / sum) * 98, width: (width(i) / sum) * 98, bottom: 3 + RISE * far, height: 92 - 20 * far };
});

/** The corners of a slab on a sheet of 100 by 100: upper left, upper right, lower right, lower left. */
export function corners(at: number): string {
  const slab = slabs[at]!;
  const edge = (k: number) => ({ x: k < SPACES ? slabs[k]!.left : 98, foot: 97 - (RISE * k) / SPACES, depth: 25 - (7 * k) / SPACES });
  const [a, b] = [edge(at), edge(at + 1)];
  const gap = 0.35;
  const slant = 2;
  return [
    [a.x + slant + gap, a.foot - a.depth],
    [b.x + slant - gap, b.foot - b.depth],
    [b.x - gap, b.foot],
    [slab.left + gap, a.foot],
  ]
    .map(([x, y]) => `${x!.toFixed(2)},${y!.toFixed(2)}`)
    .join(" ");
}
