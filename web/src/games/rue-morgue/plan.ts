/** Where the map and the panel of survivor and cards are, in the room that the board is given. It depends on the shape of the map alone, so nothing ever moves. Pure. */
export interface Shape {
  w: number;
  h: number;
}

export type Layout = "side" | "below" | "phone";

export interface Plan {
  layout: Layout;
  map: { x: number; y: number; w: number; h: number };
  panel: { x: number; y: number; w: number; h: number };
  /** The line of goals, where the side column is not there to hold them. */
  goals: number;
  /** How high the place of what can be done is beside the map, and how many buttons it has. */
  act: number;
  buttons: number;
}

/** Pixels. */
const GAP = 6;
const TOOLS = 48;
const PHONE = 620;
const PHONE_GOALS = 34;
const PHONE_PANEL = 186;
const NARROW = 240;
const WIDE = 380;
/** Where there is room for all. */
const WIDEST = 470;
const ROOMY = 1400;
const LOW = 150;
/** Whose turn it is, and rows of buttons: what can be done at any time stands beside the name. */
const WHO = 47;
const ROW = 45;
const BUTTON = 105;
/** In a narrow column there are two to a row. */
const FEW = 3;

export function planFor(room: Shape, map: Shape): Plan {
  const { w, h } = room;
  if (w < PHONE) {
    const panel = Math.min(PHONE_PANEL, h * 0.45);
    return { layout: "phone", goals: PHONE_GOALS, act: 0, buttons: Infinity, map: { x: 0, y: PHONE_GOALS, w, h: h - PHONE_GOALS - panel }, panel: { x: 0, y: h - panel, w, h: panel } };
  }
  const full = h - 2 * GAP;
  const column = Math.min(w < ROOMY ? WIDE : WIDEST, Math.max(NARROW, w - 3 * GAP - TOOLS - (map.w / map.h) * full));
  const beside = Math.min((w - column - 3 * GAP - TOOLS) / map.w, full / map.h);
  const above = Math.min((w - 2 * GAP - TOOLS) / map.w, (full - LOW - GAP) / map.h);
  if (beside >= above) {
    const each = Math.floor(column / BUTTON);
    const rows = each < FEW ? 2 : 1;
    return { layout: "side", goals: 0, act: WHO + rows * ROW, buttons: rows * each, map: { x: GAP, y: GAP, w: w - column - 3 * GAP, h: full }, panel: { x: w - column - GAP, y: GAP, w: column, h: full } };
  }
  return { layout: "below", goals: 0, act: 0, buttons: 4, map: { x: GAP, y: GAP, w: w - 2 * GAP, h: full - LOW - GAP }, panel: { x: GAP, y: h - LOW - GAP, w: w - 2 * GAP, h: LOW } };
}
