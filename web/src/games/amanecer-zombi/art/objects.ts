/** What can be found and carried, each in a box of 48 by 48. */
import { box, circle, type Picture } from "../../../kit/picture";
import { BLOOD, INK, LAMP, STEEL, WOOD } from "./layers";

const LEAF = "#4c8a3c";
const BLUE = "#2f6aa8";
const WHITE = "#f4f1ea";
const SHADE = "#00000033";

export const OBJECTS: Record<string, Picture> = {
  "flare-gun": [["M6 20h24q4 0 4 6h-12l-2 4h-4l-3 12h-8l3-16q-3-1-2-6Z", "#d0541f"], [box(30, 18, 6, 10), INK], ["M37 14l8-6M39 23h8M37 30l7 5", LAMP, 2.4], [circle(42, 20, 1.5), "#fff3c4"]],
  machete: [["M8 40L4 36L34 6Q44 4 42 14L14 38Z", "#c3ccd1"], ["M14 38L42 14Q43 18 40 21L18 40Z", SHADE], ["M13 33l4 4l-8 8l-5-5Z", WOOD]],
  "field-medical-kit": [["M5 15h38v26h-38Z", "#5e6b34"], ["M17 15v-5h14v5", "#3d4622", 2.6], [circle(24, 28, 9), WHITE], ["M22 22h4v4h4v4h-4v4h-4v-4h-4v-4h4Z", BLOOD]],
  torch: [["M18 20h12l-2 24h-8Z", "#31363c"], ["M13 8h22l-4 12h-14Z", "#525a63"], ["M13 8h22l6-6h-34Z", "#ffe9a8"], [circle(24, 28, 2), BLOOD]],
  binoculars: [["M6 40V22l5-12h8l3 12v18Z", "#33383e"], ["M26 40V22l3-12h8l5 12v18Z", "#33383e"], [box(20, 20, 8, 8), "#4d555e"], [`${circle(14, 38, 6)}${circle(34, 38, 6)}`, "#6f9fc0"]],
  "mountain-rucksack": [["M10 44V20Q10 8 24 8Q38 8 38 20V44Z", "#b5561f"], ["M16 8q8-8 16 0", "#5d2d12", 2.4], ["M15 28h18v12h-18Z", "#d9772f"], ["M15 32h18M24 28v12", "#7d3c16", 1.4], ["M12 5h24v6h-24Z", "#4a7a57"]],
  dog: [["M8 18q-4-10 4-12l5 5h10l5-5q8 2 4 12q3 4 1 12q-3 12-13 12t-13-12q-2-8 1-12Z", "#9a6a3c"], ["M17 28q0-6 7-6t7 6q0 12-7 12t-7-12Z", "#e6cfa8"], [`${circle(16, 20, 2.2)}${circle(32, 20, 2.2)}`, INK], ["M20 27h8l-4 5Z", INK], ["M24 32v3M20 37q4 3 8 0", INK, 1.3]],
  "road-map": [["M4 10l13-4l14 5l13-4v31l-13 4l-14-5l-13 4Z", "#e9dfc0"], ["M17 6v31M31 11v31", "#b9ac86", 1.4], ["M7 32q8-2 10-10t12-6t12-8", BLOOD, 2.2], ["M8 18q6 3 10 1", BLUE, 2.2], ["M36 30l5 5M41 30l-5 5", BLOOD, 2]],
  "tinned-food": [["M10 12v25q0 5 14 5t14-5v-25Z", STEEL], ["M10 18h28v16q-14 5-28 0Z", "#b8352a"], ["M10 12a14 4.500 0 1 0 28 0a14 4.500 0 1 0-28 0Z", "#c3ccd1"], ["M17 26q7-7 14 0q-7 6-14 0Z", "#ffd9a0"]],
  "energy-bars": [["M5 18l32-8l4 14l-32 8Z", "#2f7d4f"], ["M5 18l-2-3l3 1ZM41 24l4 1l-4 1Z", "#2f7d4f"], ["M13 26l22-5.500", WHITE, 3], ["M9 32l28-2l1 10l-28 3Z", "#8c4f22"], ["M14 37h.1M20 35h.1M26 37h.1M32 34h.1", "#f0cf7a", 2.2]],
  "bottled-water": [["M20 4h8v6l5 7v27q0 2-2 2h-14q-2 0-2-2v-27l5-7Z", "#9fd0e6"], [box(19.500, 3, 9, 4), BLUE], [box(15, 22, 18, 10), BLUE], ["M18 27q3-3 6 0t6 0", WHITE, 1.6], ["M18 36v6", WHITE, 1.6]],
  medicine: [["M10 30l18-18q5-5 10 0t0 10l-18 18q-5 5-10 0t0-10Z", WHITE], ["M19 21l10 10l9-9q5-5 0-10t-10 0Z", BLOOD], ["M33 14q3-2 4 2", WHITE, 1.6], [circle(12, 12, 5.5), LEAF], ["M8.500 15.500l7-7", WHITE, 1.4]],
  "first-aid-kit": [["M5 14h38v27h-38Z", BLOOD], ["M17 14v-5h14v5", "#6d1712", 2.6], ["M21 19h6v6h6v6h-6v6h-6v-6h-6v-6h6Z", WHITE], ["M5 37h38v4h-38Z", SHADE]],
  morphine: [["M15 6h18v6h-18Z", STEEL], ["M18 12h12v4h3v25h-18v-25h3Z", "#d9ecef"], [box(15, 22, 18, 13), "#5b3f8f"], ["M19 28h10M24 24v9", WHITE, 2], ["M36 40l8-8M40 30l5 5", STEEL, 2]],
  survivor: [[circle(24, 16, 8), "#d69f72"], ["M8 44q2-18 16-18t16 18Z", "#3f6f9e"], ["M16 14q1-8 9-8t7 9q-5-4-8-4t-8 3Z", "#66402a"], ["M38 8v8M34 12h8", LEAF, 3.4]],
  "survivor-with-a-request": [[circle(18, 18, 7.5), "#d69f72"], ["M4 44q2-17 14-17t14 17Z", "#8c5a2b"], ["M11 16q1-8 8-8t7 8q-6-3-15 0Z", "#29221f"], ["M27 4h18v14h-9l-6 5v-5h-3Z", WHITE], ["M31 9h10M31 13h7", INK, 1.6]],
  "kitchen-knife": [["M6 26L40 6Q44 8 40 14L22 30Z", "#cfd6da"], ["M40 14L22 30l-4-1Z", SHADE], ["M18 26l5 6L10 44l-5-5Z", INK], [`${circle(15, 34, 1)}${circle(11, 38, 1)}`, "#d6b23c"]],
  "sports-bag": [["M5 22q0-4 4-4h30q4 0 4 4v16q0 4-4 4h-30q-4 0-4-4Z", BLUE], ["M14 18q0-10 10-10t10 10", INK, 2.8], ["M5 27h38", WHITE, 2.2], ["M15 18v24M33 18v24", INK, 2]],
  batteries: [[box(7, 14, 14, 30), "#2b2e33"], [box(7, 14, 14, 9), "#c98a1f"], [box(11, 9, 6, 5), STEEL], [box(27, 14, 14, 30), "#2b2e33"], [box(27, 14, 14, 9), "#c98a1f"], [box(31, 9, 6, 5), STEEL], ["M14 27v8M10 31h8M30 31h8", WHITE, 2]],
  toolbox: [["M4 22h40v20h-40Z", "#b8352a"], ["M14 22v-8q0-4 4-4h12q4 0 4 4v8", STEEL, 3], [box(19, 24, 10, 7), LAMP], ["M4 30h40", SHADE, 2]],
  petrol: [["M10 14l8-6h18q3 0 3 3v30q0 3-3 3h-23q-3 0-3-3Z", "#b8352a"], ["M14 8l-8 6l3 4", STEEL, 2.6], ["M17 21l14 16M31 21L17 37", WHITE, 3], [box(22, 4, 10, 5), INK]],
  ammunition: [["M8 22q0-10 4-14q4 4 4 14v20h-8Z", "#d6a736"], ["M20 22q0-10 4-14q4 4 4 14v20h-8Z", "#d6a736"], ["M32 22q0-10 4-14q4 4 4 14v20h-8Z", "#d6a736"], ["M8 22h8M20 22h8M32 22h8", "#8f6a16", 2], [box(5, 38, 38, 6), "#5e6b34"]],
  pistol: [["M4 12h38q2 0 2 3v6h-20l-2 5h-6l-4 16h-10l5-18q-3-1-3-6Z", "#3a4047"], ["M4 12h38v4h-38Z", "#5c656e"], ["M22 21q-1 6-6 6", INK, 1.6]],
  rifle: [["M2 30l14-6h8l18-14l3 3l-16 14l-4 1l-4 6h-5l2-5l-10 8h-8Z", WOOD], ["M20 26L45 7l1 2L25 28Z", "#4d555e"], ["M24 17l9-6l2 2l-9 6Z", "#2b2e33"]],
  shotgun: [["M2 36l12-8l6 4l-10 10q-5 0-8-6Z", WOOD], ["M14 28L44 7l3 4L20 32Z", "#4d555e"], ["M26 22l10-7l3 4l-10 7Z", "#6b4427"], ["M16 31l2 5", INK, 1.6]],
  crossbow: [["M10 40L38 12l3 3L13 43Z", WOOD], ["M20 6q18 4 22 22", "#4d555e", 3.4], ["M20 6L30 20L42 28", "#e9dfc6", 1], ["M14 36L44 5l1 5M44 5l-6 0", INK, 1.6]],
  axe: [["M12 44L30 8l5 2L17 46Z", WOOD], ["M27 4q12-4 17 8q-3 10-12 10q2-8-8-12Z", "#aab4ba"], ["M44 12q-3 10-12 10q1-4-1-6q8 2 13-4Z", SHADE]],
  "baseball-bat": [["M6 42L9 45L22 30Q40 18 43 10Q44 4 38 5Q30 8 18 26Z", "#b98447"], ["M6 39l6 6", INK, 3], ["M36 9q3-2 4 1", "#e0b47c", 2], ["M30 22l4 3M33 18l4 3", STEEL, 2]],
  chainsaw: [["M2 20h20v18h-16q-4 0-4-4Z", "#d0541f"], ["M22 24h20q4 0 4 4t-4 4h-20Z", "#aab4ba"], ["M23 22l2 2M28 22l2 2M33 22l2 2M38 22l2 2M25 34l2-2M30 34l2-2M35 34l2-2M40 34l2-2", INK, 1.6], ["M6 20q0-9 8-9h8v9", INK, 2.6], [circle(11, 29, 4), "#7d2f10"]],
  "molotov-cocktail": [["M19 20h10v5l4 6v12q0 3-3 3h-12q-3 0-3-3v-12l4-6Z", "#4c7a3c"], ["M15 34h18v9q0 3-3 3h-12q-3 0-3-3Z", "#c9a22f"], ["M21 20v-5h6v5Z", WHITE], ["M24 2q9 8 3 14h-6q-5-5 0-8q1 2 2 2q2-3 1-8Z", "#ff8a2b"], ["M24 8q4 4 1 8h-3q-2-3 2-8Z", LAMP]],
};
