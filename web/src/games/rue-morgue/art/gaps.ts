/** Where in a wall its gap is. */
import { doorOf, middle, type Edge, type Point } from "../map/geometry";

export function gapOf(edge: Edge): { from: number; to: number } {
  const wide = Math.min(54, edge.length * 0.6);
  return { from: (edge.length - wide) / 2, to: (edge.length + wide) / 2 };
}

/** A doorway of the sheet, for what is drawn into it or on it. */
export interface Doorway extends Point {
  door: number;
  wide: number;
  upright: boolean;
  before: number;
  after: number;
}

export function doorways(borders: readonly Edge[]): Doorway[] {
  return borders.flatMap((edge) => {
    const door = doorOf(edge.kind);
    if (door < 0) return [];
    const gap = gapOf(edge);
    return [{ ...middle(edge), door, wide: gap.to - gap.from, upright: edge.upright, before: edge.before, after: edge.after }];
  });
}
