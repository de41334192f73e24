/** The frame of a sheet. */
import { HALF } from "../map/geometry";
import type { MapView } from "../view";

/** Room around it for the outer walls. */
export const MARGIN = 10;

export function sheetBox(map: Pick<MapView, "width" | "height">): string {
  return `${-MARGIN} ${-MARGIN} ${map.width * HALF + 2 * MARGIN} ${map.height * HALF + 2 * MARGIN}`;
}
