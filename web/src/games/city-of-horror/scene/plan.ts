/** Where everything stands in the picture: a square for a table or a desk, a tall one for a phone. Units of the drawing, not pixels. */
import type { Place } from "../view";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Plan {
  tall: boolean;
  w: number;
  h: number;
  /** Where the street meets the sky. */
  horizon: number;
  /** The size of words: 14 pixels at least where the picture is smallest. */
  font: number;
  sign: number;
  /** How much larger than usual figures are, where there is room. */
  figure: number;
  blocks: Record<string, Box>;
  /** Where the moon goes along. */
  hours: Box;
  hand: Box;
  /** A phone shows the players over the city; elsewhere they stand in the side column. */
  plates: Box;
  /** The promises: pinned to a board; a phone has them behind one chip. */
  promises: Box;
  /** The notice board at the lower edge: what the invasion brings, or how a vote goes. On a phone a sign at the roadside says how many are left, and opens the card. */
  notice: Box;
  /** A board for cards that were played, beside the hand. */
  played: Box;
}

const WIDE = 1200;
const TALL = 780;
const NOTICE = 388;
const PINS = 90;

/** The picture has the shape of its box, within reason; what is left over is sky and street. */
export function planFor(width: number, height: number): Plan {
  const ratio = width > 0 && height > 0 ? width / height : 1.7;
  return ratio < 1.1 ? tall(clamp(TALL / ratio, 880, 1500)) : wide(clamp(WIDE / ratio, 690, 840));
}

function wide(h: number): Plan {
  const foot = 160;
  const city = h - foot;
  const row = city / 2;
  const seam = Math.round(row * 1.19);
  const corner = (x: number, y: number): Box => ({ x, y, w: 388, h: row });
  return {
    tall: false,
    w: WIDE,
    h,
    horizon: row * 0.72,
    font: 18,
    sign: 34,
    figure: 1,
    blocks: {
      c1: corner(6, 0),
      c2: corner(806, 0),
      c3: corner(806, row),
      c4: corner(6, row),
      tower: { x: 400, y: 80, w: 400, h: seam - 80 },
      crossroads: { x: 400, y: seam, w: 400, h: city - seam },
    },
    hours: { x: 394, y: 10, w: 412, h: 74 },
    hand: { x: 14, y: h - foot + 6, w: 578, h: foot - 12 },
    plates: { x: 0, y: 0, w: 0, h: 0 },
    promises: { x: WIDE - NOTICE - PINS - 13, y: h - foot + 6, w: PINS, h: foot - 12 },
    notice: { x: WIDE - NOTICE - 7, y: h - foot + 6, w: NOTICE, h: foot - 12 },
    played: { x: 598, y: h - foot + 28, w: 108, h: foot - 34 },
  };
}

function tall(h: number): Plan {
  const head = 62;
  const foot = 190;
  const row = (h - head - foot) / 3;
  const block = (column: number, line: number): Box => ({ x: column * 390, y: head + line * row, w: 390, h: row });
  return {
    tall: true,
    w: TALL,
    h,
    horizon: head + row * 0.5,
    font: 28,
    sign: 44,
    figure: Math.max(1, Math.min(1.2, row / 225)),
    blocks: { c1: block(0, 0), c2: block(1, 0), tower: block(0, 1), crossroads: block(1, 1), c4: block(0, 2), c3: block(1, 2) },
    hours: { x: 6, y: 4, w: 176, h: 56 },
    hand: { x: 12, y: h - foot + 4, w: 756, h: foot - 6 },
    plates: { x: 186, y: 2, w: 590, h: 58 },
    promises: { x: 640, y: head + 2, w: 134, h: 44 },
    notice: { x: 10, y: head + row + 8, w: 92, h: 48 },
    played: { x: 288, y: head + row + 6, w: 98, h: 104 },
  };
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, Math.round(value)));

export function blockOf(plan: Plan, place: Pick<Place, "place" | "number">): Box {
  return plan.blocks[place.number > 0 ? `c${place.number}` : place.place] ?? plan.blocks["crossroads"]!;
}

/** Room that the ring of the Leader takes at the Crossroads. */
const RING = 46;

/** The lines of a place, from the top: where its walls end, where zombies and people stand, where the sign hangs. */
export function linesOf(plan: Plan, block: Box, ring = false): { wall: number; horde: number; feet: number; ring: number; sign: number } {
  // Under the tower there is less room; its zombies stand beside the legs.
  const [wall, horde] = ring ? [42, 46] : block === plan.blocks["tower"] ? [44, 56] : [74, 82];
  const sign = block.y + block.h - plan.sign - 3;
  const feet = sign - (plan.tall ? 21 * plan.figure : 11) - (ring ? RING + 4 : 0);
  return { wall: feet - wall * plan.figure, horde: feet - horde * plan.figure, feet, ring: sign - 26, sign };
}

/** Where people stand: side by side, in two rows where they are many. */
export function spotsOf(plan: Plan, place: Pick<Place, "place" | "number">, count: number): Point[] {
  const block = blockOf(plan, place);
  const { feet } = linesOf(plan, block, place.place === "crossroads");
  const side = place.place === "crossroads" ? 28 : 54;
  const rows = count > 5 ? 2 : 1;
  /** A crowd leaves the food truck room. */
  const shift = place.place === "crossroads" && count > 4 ? 36 : 0;
  const step = Math.min(64 * plan.figure, (block.w - 2 * side - 44 - 2 * shift) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, index) => ({
    x: block.x + block.w / 2 + shift + (index - (count - 1) / 2) * step,
    y: feet - (rows > 1 && index % 2 === 0 ? 30 * plan.figure : 0),
  }));
}

/** How many zombies stand side by side at a door; more stand behind them. */
const ABREAST = 8;
/** Under the tower, in steps from its middle: beside the legs first. */
const BESIDE = [-2.2, 2.2, -3.2, 3.2, -4, 4, -1.2, 1.2];

/** How large zombies are: as people, but where the ring leaves less room. */
export function zombieSize(plan: Plan, place: Pick<Place, "place">): number {
  return (place.place === "crossroads" ? 1.12 : place.place === "tower" ? 1.2 : 1.3) * plan.figure;
}

/** Where zombies stand: a crowd before the door, the newest at its edges. Nobody moves when one more comes. */
export function crowdOf(plan: Plan, place: Pick<Place, "place" | "number">, count: number): Point[] {
  const block = blockOf(plan, place);
  const { horde } = linesOf(plan, block, place.place === "crossroads");
  const step = Math.min(44, (block.w - 60) / ABREAST);
  return Array.from({ length: count }, (_, index) => {
    const at = index % ABREAST;
    const behind = Math.floor(index / ABREAST);
    const out = place.place === "tower" ? BESIDE[at]! : Math.ceil(at / 2) * (at % 2 === 0 ? 1 : -1);
    return { x: block.x + block.w / 2 + (out + (out > 0 ? -0.5 : 0.5) * behind) * step, y: horde - (at % 2) * 9 - (at % 3) * 3 - behind * 22 };
  });
}

/** Where their number hangs: at the edge of the place, above all heads. */
export function countAt(plan: Plan, place: Pick<Place, "place" | "number">): Point {
  const block = blockOf(plan, place);
  const { horde } = linesOf(plan, block, place.place === "crossroads");
  const words = plan.font / 18;
  // On a phone the cards that were played hang beside the tower.
  const top = plan.tall && place.place === "tower" ? 156 : 18 * words;
  return { x: block.x + block.w - 36 * words, y: Math.max(block.y + top, horde - 72 * plan.figure) };
}

/** From where zombies walk in: the nearest end of a street. */
export function streetOf(plan: Plan, block: Box): Point {
  const middle = block.x + block.w / 2;
  if (Math.abs(middle - plan.w / 2) < 40) return { x: middle, y: block.y - 60 };
  return { x: middle < plan.w / 2 ? -60 : plan.w + 60, y: block.y + block.h - 60 };
}
