/** A box of the plan as a style: `--u` is one unit of the drawing in pixels (Board.svelte). */
import type { Box } from "../scene/plan";

export function boxStyle({ x, y, w, h }: Box): string {
  const units = (value: number) => `calc(${value} * var(--u))`;
  return `left: ${units(x)}; top: ${units(y)}; width: ${units(w)}; height: ${units(h)}`;
}
