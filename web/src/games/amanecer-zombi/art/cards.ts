/** Damage, skills and seasons: what is drawn on their cards, each in a box of 48 by 48. */
import { box, circle, type Layer, type Picture } from "../../../kit/picture";
import { BLOOD, INK, LAMP, STEEL } from "./layers";

const FLESH = "#d69f72";
const WHITE = "#f4f1ea";

const arm: Layer = ["M0 20q20-6 30-2l16-4q4 8-2 12l-12 4q-12 6-32 4Z", FLESH];

export const DAMAGES: Record<string, Picture> = {
  hunger: [["M14 6h20q8 14 4 24q-4 12-14 12t-14-12q-4-10 4-24Z", FLESH], [circle(24, 26, 10), "#7a4b30"], ["M19 26q2-4 5 0t5 0", INK, 2], ["M18 8q6 3 12 0", INK, 1.6]],
  dehydration: [["M24 4q14 18 14 27a14 14 0 0 1-28 0q0-9 14-27Z", "#8fb7c8"], ["M16 30q2 8 10 8", WHITE, 2.4], ["M8 8l32 34", BLOOD, 4]],
  cut: [arm, ["M14 18l14 11", BLOOD, 4], ["M18 19l-2 4M22 22l-2 4M26 25l-2 4", WHITE, 1.6], ["M28 30q3 6 0 8t-3-2q0-3 3-6Z", BLOOD]],
  infection: [arm, [circle(20, 24, 8), "#8fae3a"], [circle(20, 24, 5), "#5d7a1f"], ["M20 13v-6M29 17l5-5M11 17l-5-5M20 35v7M28 31l5 5", "#8fae3a", 2.4], [circle(19, 23, 1.600), LAMP]],
  fracture: [["M8 12q-6-4 0-8q4-2 6 2l12 14l-6 6L8 14Z", WHITE], ["M40 36q6 4 0 8q-4 2-6-2L24 30l6-6l12 12Z", WHITE], ["M22 28l6-2l-3 6l7-1", BLOOD, 2.6]],
  bruise: [[circle(24, 24, 18), FLESH], [circle(26, 26, 11), "#7d4a86"], [circle(27, 27, 6), "#4d2f63"], ["M12 14l4 3", "#a06a43", 2]],
  bite: [arm, ["M12 16q8-5 16 0M12 30q8 6 16 0", BLOOD, 2], ["M13 17l2 5l2-6M18 15l2 6l2-6M23 15l2 6l2-5M14 31l2-5l2 6M19 32l2-6l2 6M24 32l2-6l2 5", WHITE, 1.6], [`${circle(16, 38, 2)}${circle(24, 40, 2.4)}`, BLOOD]],
  plain: [[circle(24, 24, 18), BLOOD], ["M16 16l16 16M32 16L16 32", WHITE, 4]],
};

const target: Layer[] = [[circle(24, 24, 18), WHITE], [circle(24, 24, 13), BLOOD], [circle(24, 24, 8), WHITE], [circle(24, 24, 3.500), BLOOD]];

export const SKILLS: Record<string, Picture> = {
  marksmanship: [...target, ["M24 2v10M24 36v10M2 24h10M36 24h10", INK, 2]],
  "martial-arts": [["M10 44q2-18 14-18t14 18Z", WHITE], [circle(24, 16, 8), FLESH], ["M15 14h18v4h-18Z", BLOOD], ["M33 16l8 4M33 16l7 8", BLOOD, 2], ["M18 30l6 8l6-8", INK, 2], ["M14 38h20", INK, 3]],
  "first-aid": [["M4 24L24 4l20 20l-20 20Z", WHITE], ["M21 14h6v7h7v6h-7v7h-6v-7h-7v-6h7Z", BLOOD]],
  "distance-runner": [["M4 32q0-6 6-6l10-12l6 4q4 6 14 8q6 1 6 8v4h-42Z", "#2f7d4f"], ["M4 36h42v4h-42Z", WHITE], ["M20 20l4-3M23 24l4-3", WHITE, 2], ["M2 8h12M0 15h9", STEEL, 2.4]],
  toughness: [["M24 4q10 6 18 6q0 24-18 34q-18-10-18-34q8 0 18-6Z", "#4d5a66"], ["M24 12q6 4 11 4q-1 15-11 22q-10-7-11-22q5 0 11-4Z", "#b8352a"], ["M24 32q-8-6-6-10q3-4 6 1q3-5 6-1q2 4-6 10Z", WHITE]],
  porter: [["M12 44V22q0-10 12-10t12 10v22Z", "#b5561f"], ["M17 30h14v10h-14Z", "#d9772f"], ["M18 12q0-8 6-8t6 8", INK, 2.600], ["M40 10v12M36 14l4-5l4 5", LAMP, 3]],
  "sixth-sense": [["M4 24q20-20 40 0q-20 20-40 0Z", WHITE], [circle(24, 24, 8), "#5b3f8f"], [circle(24, 24, 3.500), INK], ["M24 4v6M10 8l4 5M38 8l-4 5", LAMP, 2.600]],
  "home-made-silencer": [["M2 18h22v8h-10l-2 5h-4l-3 11h-7l4-16Z", "#3a4047"], [box(24, 16, 20, 9), STEEL], ["M28 16v9M33 16v9M38 16v9", INK, 1.400], ["M34 34q0-4 4-4M38 42h.1", STEEL, 2]],
  "expert-driver": [[circle(24, 24, 18), INK, 5], [circle(24, 24, 5), INK], ["M8 22h12M28 22h12M24 29v12", INK, 5], ["M10 14q6-8 14-8", LAMP, 2]],
  "thorough-search": [[circle(20, 20, 13), "#bcd6e6"], [circle(20, 20, 13), INK, 3.400], ["M30 30l13 13", "#8a6038", 6], ["M13 17q2-5 7-5", WHITE, 2.400]],
  reflexes: [["M8 10h16v16h-16Z", WHITE], ["M24 26h16v16h-16Z", WHITE], [`${circle(12, 14, 2)}${circle(20, 22, 2)}${circle(28, 30, 2)}${circle(36, 38, 2)}${circle(32, 34, 2)}`, INK], ["M32 6q10 2 9 13M38 16l3 4l4-4M16 42q-10-2-9-11M3 34l4-4l4 4", LAMP, 2.600]],
  leadership: [["M10 46V4", "#8a6038", 3], ["M11 5q8-4 15 0t15 0v20q-8 4-15 0t-15 0Z", BLOOD], ["M26 9l2 4h4l-3 3l1 5l-4-3l-4 3l1-5l-3-3h4Z", LAMP]],
  "iron-will": [["M12 44q-6-14 0-26q4-12 14-12q14 0 14 16q0 8-6 12v10Z", STEEL], ["M30 20q4 3 2 8M20 34h8", INK, 2], [circle(27, 20, 2), LAMP], ["M14 22h10", INK, 2]],
  handy: [["M8 40L26 22", "#8a6038", 5], ["M22 10l8-6l12 12l-6 8Z", STEEL], ["M40 40L20 20", STEEL, 4], ["M12 6q-6 4-3 10t10 4M6 12l6 4", STEEL, 3.400]],
};

const SKY = { spring: "#35506b", summer: "#5a3c56", autumn: "#4b3328", winter: "#22304d" } as const;

/** A small landscape for each season, under the night sky. */
export const SEASONS: Record<string, Picture> = {
  spring: [[box(0, 0, 48, 48), SKY.spring], [circle(37, 11, 5), "#f5ecc4"], ["M0 34q12-8 24-2t24-4v20h-48Z", "#2f6b3c"], ["M22 34V20", "#4a3420", 2.600], [`${circle(18, 18, 6)}${circle(26, 18, 6)}${circle(22, 12, 6)}`, "#d98aa8"], [`${circle(8, 40, 1.600)}${circle(34, 42, 1.600)}${circle(40, 38, 1.600)}`, "#f5ecc4"]],
  summer: [[box(0, 0, 48, 48), SKY.summer], [circle(24, 28, 13), "#f0933a"], [circle(24, 28, 9), "#ffd667"], ["M0 32h48v16h-48Z", "#8a6a2a"], ["M6 44q1-6-1-10M14 46v-12M24 44q0-6 2-10M34 46q-1-7 1-12M42 44q-1-5 0-8", "#d9b44a", 2.200]],
  autumn: [[box(0, 0, 48, 48), SKY.autumn], ["M0 36q14-5 26 0t22-2v14h-48Z", "#5d4a2b"], ["M26 36V16M26 24l-8-8M26 20l8-9", "#2b1d12", 2.800], ["M14 14l3 2l-1 3l-3-2ZM34 6l3 2l-1 3l-3-2ZM38 26l3 2l-1 3l-3-2ZM12 28l3 2l-1 3l-3-2Z", "#d0541f"], ["M20 8l3 2l-1 3l-3-2ZM6 20l3 2l-1 3l-3-2Z", "#e0a32a"]],
  winter: [[box(0, 0, 48, 48), SKY.winter], [circle(10, 10, 4), "#dfe8f4"], ["M0 34q12-6 24-1t24-3v18h-48Z", "#dfe8f4"], ["M30 36L38 16l8 20Z", "#2a4a4a"], ["M38 16l4 10l-4-2l-4 2Z", "#ffffff"], ["M8 20h.1M18 12h.1M26 20h.1M16 26h.1M4 30h.1M32 8h.1M44 12h.1M24 6h.1", "#ffffff", 2.400]],
};
