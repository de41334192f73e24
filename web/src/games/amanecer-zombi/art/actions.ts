/** What is drawn on the Action cards: the dead, what drives, and what happens. */
import { box, circle, type Layer, type Picture } from "../../../kit/picture";
import { BLOOD, INK, LAMP, placed, ROT, ROT_DEEP, STEEL, WOOD } from "./layers";

const EYES = "#f7f3c8";
const WHITE = "#f4f1ea";

/** One of the dead, from the hips up, arms out. */
function walker(coat: string, flesh: string = ROT): Picture {
  return [
    ["M15 48q-2-17 5-20h8q7 3 5 20Z", coat],
    ["M18 31L6 36l-3-3M30 31l12 3l3-4", flesh, 4],
    ["M16 17a8 9.500 0 1 0 16 0a8 9.500 0 1 0-16 0Z", flesh],
    ["M16 15q1-8 9-8t7 8l-4-3l-4 2l-4-3Z", ROT_DEEP],
    [`${circle(20.6, 17, 2.2)}${circle(27.6, 16.6, 1.8)}`, EYES],
    [`${circle(20.6, 17.2, 0.8)}${circle(27.6, 16.8, 0.7)}`, INK],
    ["M19.500 23l1.500-1.200l1.500 1.300l1.500-1.300l1.500 1.300l1.500-1.300", "#43130f", 1.6],
    ["M28 20l2 4", BLOOD, 1.4],
  ];
}

const SUITS = ["#55504a", "#5b4a5f", "#47565c", "#6a5038"] as const;

function crowd(places: readonly (readonly [number, number, number])[]): Picture {
  return places.flatMap(([x, y, scale], index) => placed(walker(SUITS[index % SUITS.length] ?? INK), x, y, scale));
}

const cross: Layer = ["M23 5h3v3h3v3h-3v3h-3v-3h-3v-3h3Z", BLOOD];

export const ZOMBIES: Record<string, Picture> = {
  loner: walker("#55504a"),
  pair: crowd([[18, 4, 0.62], [-2, 10, 0.78]]),
  trio: crowd([[12, -1, 0.55], [-5, 10, 0.72], [19, 12, 0.72]]),
  horde: crowd([[2, -2, 0.45], [22, -2, 0.45], [12, 4, 0.52], [-5, 14, 0.68], [22, 14, 0.68], [8, 17, 0.7]]),
  stealthy: [[box(0, 0, 48, 48), "#1b2130"], ["M15 48q-2-17 5-20h8q7 3 5 20Z", "#10131c"], ["M16 17a8 9.500 0 1 0 16 0a8 9.500 0 1 0-16 0Z", "#2c3a2a"], [`${circle(20.6, 17, 2.4)}${circle(27.6, 16.6, 2)}`, LAMP], ["M0 34q12-6 24 0t24-2v16h-48Z", "#0b0e15"]],
  runner: [...placed(walker("#8a3b2a"), 10, -1, 0.8), ["M26 38l-8 8M32 36l10 6l-2 5", "#3d4a55", 4.4], ["M2 12h9M0 20h8M3 28h7", STEEL, 2]],
  screamer: [...walker("#6a4a6d"), ["M21 21q3-2 6 0q1 6-3 6t-3-6Z", "#43130f"], ["M36 8q5 5 4 12M41 4q7 7 5 18M12 8q-5 5-4 12M7 4q-7 7-5 18", LAMP, 2.2]],
  crawler: [["M10 40q12-8 26 0l10 4v4h-44Z", "#55504a"], ["M10 40L2 34M16 44l-9 3", ROT, 4.4], ["M5 26a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z", ROT], ["M5 24q2-9 10-8t8 8l-5-3l-4 2Z", ROT_DEEP], [`${circle(10.4, 26, 2.2)}${circle(17, 26, 1.8)}`, EYES], ["M9 32l2-1l2 1l2-1l2 1", "#43130f", 1.6], ["M34 42q6-2 12 1", BLOOD, 3]],
  "nurse-zombie": [...walker("#d7e5e2"), ["M15 9q9-5 18 0l-1-6q-8-3-16 0Z", WHITE], cross, ["M20 36h8M24 32v8", BLOOD, 2.6]],
  "police-zombie": [...walker("#2b4a6f"), ["M14 10q1-7 10-7t11 7l-2 3h-17Z", "#233c5a"], ["M11 13h24v2.500h-24Z", INK], [circle(24.500, 8, 2), LAMP], [circle(20, 38, 2.6), LAMP]],
  "clown-zombie": [...walker("#d0a12b"), [circle(24, 20, 2.8), "#d0342a"], [`${circle(14.500, 12, 4.4)}${circle(33.500, 12, 4.4)}`, "#d0541f"], ["M20 10l4-9l5 9Z", "#5b3f8f"], ["M18 24q6 6 12-.500", "#d0342a", 2], [`${circle(24, 34, 1.8)}${circle(24, 41, 1.8)}`, "#5b3f8f"]],
  "worker-zombie": [...walker("#d98a1f"), ["M14 12Q14 3 24.500 3Q35 3 35 12Z", "#e8c02f"], ["M11 12h26v3h-26Z", "#b8921a"], ["M18 32v14M30 32v14", "#f2ead0", 2.6]],
  "soldier-zombie": [...walker("#55603a"), ["M14 13Q13 3 24.500 3Q35.500 3 35 13Z", "#4b5732"], ["M12 13h25v2.500h-25Z", "#353f22"], ["M18 8q3-2 5 0M27 6q3 1 4 3", "#353f22", 2], ["M38 22L44 44", "#33383e", 3]],
};

function wheels(xs: readonly number[], y: number, r: number): Layer[] {
  return [[xs.map((x) => circle(x, y, r)).join(""), INK], [xs.map((x) => circle(x, y, r * 0.45)).join(""), STEEL]];
}

export const VEHICLES: Record<string, Picture> = {
  motorbike: [["M10 34L20 22h14l6 12", STEEL, 3], ["M17 20h14q6 0 6 5l-14 5Z", "#b8352a"], ["M12 18h9", INK, 3.6], ["M34 23l3-9h-6", INK, 2.6], ...wheels([10, 39], 36, 8)],
  car: [["M2 34V26q1-4 9-5l6-8q2-3 6-3h10q5 0 7 3l4 8q3 1 3 5v8Z", "#3f6f9e"], ["M14 21l5-7h6v7ZM28 21v-7h6l4 7Z", "#bcd6e6"], [circle(44, 27, 1.8), LAMP], ...wheels([12, 37], 35, 6)],
  van: [["M2 36V10q0-3 3-3h26l11 14q3 1 3 5v10Z", "#d9d3c2"], ["M30 11l9 11h-9Z", "#7fa9c4"], [box(6, 14, 19, 9), "#b8352a"], ["M9 18.500h13", WHITE, 2], ...wheels([13, 36], 37, 6)],
  bicycle: [["M11 34l8-14h14l-10 14l-6-18M33 20l5 14M30 14h6M14 15h7M11 34h12", "#2f7d4f", 2.4], [`${circle(11, 34, 8.500)}${circle(38, 34, 8.500)}`, INK, 2]],
  "quad-bike": [["M6 26h36l-3 8h-30Z", "#d0541f"], ["M14 26l4-8h10l6 8", INK, 3.6], ["M34 24l2-10h-7", INK, 2.6], ["M2 24q6-6 14 0M32 24q8-6 14 0", "#7d2f10", 4], ...wheels([10, 38], 36, 8)],
};

const FIST: Picture = [["M14 22q0-6 5-6h12q6 0 6 6v8q0 8-9 8h-6q-8 0-8-8Z", "#d69f72"], ["M19 16v10M25 16v10M31 16v10", "#a06a43", 1.4], ["M17 38h16v10h-16Z", "#3d4a55"]];

const CAR = placed(VEHICLES["car"] ?? [], 4, 6, 0.8);

export const EVENTS: Record<string, Picture> = {
  "does-it-hurt": [["M14 48q-2-14 4-18l3-20q1-4 5-4t4 5l-1 17q8 4 6 20Z", "#d69f72"], ["M18 24q6 4 12 0v9q-6 4-12 0Z", WHITE], [circle(24, 29, 4), BLOOD], ["M36 8l4-4M39 14h6M8 14l-5-2", BLOOD, 2.2]],
  "spoiled-food": [["M10 18v19q0 5 14 5t14-5v-19Z", STEEL], ["M10 18a14 4.500 0 1 0 28 0a14 4.500 0 1 0-28 0Z", "#6f8a4e"], ["M10 24h28v10q-14 5-28 0Z", "#7a5a2f"], ["M16 12q-3-4 0-8M24 11q-3-5 0-9M32 12q-3-4 0-8", "#8fae5a", 2.2]],
  exhausted: [[circle(24, 18, 9), "#d69f72"], ["M8 46q2-16 16-16t16 16Z", "#4b4f55"], ["M18 18h4M26 18h4", INK, 1.8], ["M21 23q3-2 6 0", INK, 1.6], ["M36 4h7l-7 7h7M40 14h5l-5 5h5", "#6f9fc0", 2.2], ["M15 10l-3 5", "#8fd0ff", 2.4]],
  breakdown: [...CAR, ["M8 4l5 7M18 2l1 8M28 4l-4 7", STEEL, 2.6], ["M22 18l-6 9h5l-3 9l11-13h-6l5-6Z", LAMP]],
  "blocked-access": [[box(4, 14, 40, 8), WOOD], [box(4, 28, 40, 8), WOOD], ["M8 10v34M40 10v34", "#5d4126", 4], ["M10 15l6 6M22 15l6 6M34 15l6 6M10 29l6 6M22 29l6 6M34 29l6 6", "#f4d24a", 3]],
  "you-make-noise": [["M4 18h10l12-10v32l-12-10h-10Z", "#b8352a"], ["M31 17q4 7 0 14M36 12q8 12 0 24M41 7q11 17 0 34", LAMP, 2.8]],
  run: [[circle(30, 8, 5), "#d69f72"], ["M28 14l-8 14l8 6l-3 12M20 28l-4 8l-10 2M26 17l10 6l6-4M26 17l-10 3l-3 8", "#2f7d4f", 4], ["M2 14h9M0 22h7", STEEL, 2]],
  shortcut: [["M6 44V30q0-6 6-6h14q6 0 6-6V6", STEEL, 3], ["M26 10l6-7l6 7", STEEL, 3], ["M6 44L40 20", LAMP, 3], ["M34 18h7v7", LAMP, 3]],
  adrenaline: [["M6 42l8-8M12 28l8 8l18-18l-8-8ZM32 8l8 8M36 12l6-6M38 2l8 8", "#c3ccd1", 3], ["M17 31l5 0l12-12l-3-3Z", "#d0342a"], ["M30 36h5l2-5l3 10l2-5h4", LAMP, 2]],
  "take-cover": [["M6 8q18-5 36 0v14q0 16-18 22q-18-6-18-22Z", "#4d5a66"], ["M12 13q12-3 24 0v9q0 11-12 16q-12-5-12-16Z", "#6f7f8c"], ["M30 18l-8 10l-4-4", WHITE, 3.2]],
  "cold-blood": [...FIST, ["M24 2l2 5l5 0l-4 3l2 5l-5-3l-5 3l2-5l-4-3l5 0Z", "#8fd0ff"], ["M8 12l6 4M40 12l-6 4", "#8fd0ff", 2]],
  "already-looted": [[box(6, 16, 36, 26), WOOD], ["M6 16l6-10h24l6 10Z", "#6b4427"], [box(11, 20, 26, 18), "#1d150e"], ["M16 26l4 4l-4 4M22 24l4 12M30 26l4 4", "#6b7a84", 1.4], ["M12 8l24 30M36 8L12 38", BLOOD, 3]],
  jammed: [["M4 14h36v8h-18l-2 5h-6l-4 15h-9l5-18q-2-2-2-10Z", "#3a4047"], ["M24 6l4 6l5-4l0 7l8 1l-6 4l4 6l-8-2l-3 7l-3-7", "#ff8a2b", 2.4]],
  accident: [...CAR, ["M34 4v40", WOOD, 5], ["M24 10l3 5l6-2l-2 6l6 3l-7 2l1 7l-6-4l-5 5l0-7l-7-1l6-4l-3-6l6 1Z", "#ff8a2b"], [circle(25, 21, 3), LAMP]],
  ambush: [["M0 48V20q10-14 20-2q8-12 16 0q6-8 12 2v28Z", "#26402a"], [`${circle(14, 28, 2.6)}${circle(21, 28, 2.2)}${circle(33, 33, 2)}${circle(39, 33, 1.8)}`, LAMP], ["M2 44q8-8 16 0t16-2t14 2v4h-46Z", "#16281a"]],
  frenzy: [["M8 18q4-14 16-14t16 14q2 12-4 20q-5 8-12 8t-12-8q-6-8-4-20Z", ROT], ["M14 18l8 4M34 18l-8 4", INK, 2.6], [`${circle(18, 23, 2.6)}${circle(30, 23, 2.6)}`, BLOOD], ["M13 31q11-5 22 0l-2 8q-9 4-18 0Z", "#43130f"], ["M16 31l2 4l2-4l2 4l2-4l2 4l2-4l2 4l2-4", WHITE, 1.6]],
  "second-wind": [["M4 16q20-8 26 0q2-8 9-6M4 24q24-6 36 2q5 5-1 8M4 32q14-4 22 2q4 6-3 8", "#8fd0ff", 3.4], [circle(40, 36, 2.4), "#8fd0ff"]],
  rumours: [["M2 6h26v18h-14l-7 7v-7h-5Z", WHITE], ["M20 20h26v18h-5v7l-7-7h-14Z", "#c9bfa5"], ["M8 12h14M8 17h9", INK, 2], ["M31 25q0-3 3-3t3 3q0 2-3 3v2M34 34v.1", INK, 2]],
  disoriented: [["M24 44V20M24 20H8M24 30h16", WOOD, 4], ["M4 8h22l5 5l-5 5h-22Z", "#b98447"], ["M44 22h-20l-5 5l5 5h20Z", "#a06a43"], ["M12 13h8M30 27h8", INK, 1.8], ["M34 6q4-4 8 0t0 8l-3 3", LAMP, 2.4]],
  "empty-tank": [[circle(24, 26, 19), "#2b2e33"], ["M9 34a17 17 0 0 1 30 0", STEEL, 2.4], ["M24 30L12 24", "#ff6a4a", 3], [circle(24, 30, 3), WHITE], ["M9 34h4M35 34h4M24 13v4", WHITE, 2], ["M8 42l32-32", BLOOD, 3]],
};

export const ACTIONS: Record<string, Picture> = { ...ZOMBIES, ...VEHICLES, ...EVENTS };
