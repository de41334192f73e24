/** The signs of zones: what the log calls a zone, whole, always as large on the screen. Where there is no room for all of it there is none, except for those that matter. Pure. */
import type { Box } from "./geometry";

/** Pixels. */
export const SIGN_HEIGHT = 19;
const LETTER = 9.9;
const POINT = 5;
const EDGE = 9;
const OFF = 2;

export interface Sign {
  x: number;
  y: number;
  /** Pixels. */
  w: number;
}

export const widthOf = (name: string): number => EDGE + [...name].reduce((sum, letter) => sum + (letter === ":" ? POINT : LETTER), 0);

/** How much of the zone's width is left beside its sign, in pixels. */
export const besides = (name: string, box: Box, unit: number): number => box.w / unit - OFF - widthOf(name);

/** Where a sign stands in units of the map. `must`: also where it reaches over its neighbours. */
export function signOf(name: string, box: Box, unit: number, within: Box, must: boolean): Sign | undefined {
  const w = widthOf(name);
  if (besides(name, box, unit) < 0 && !must) return undefined;
  return { x: Math.max(within.x, Math.min(box.x + OFF * unit, within.x + within.w - (w + OFF) * unit)), y: box.y + OFF * unit, w };
}
