/** The horde, a silhouette for each kind, standing in a box of 40 by 44. */
import { circle, type Picture } from "../../../kit/picture";
import { INK } from "./ink";

export const FIGURE = "0 0 40 44";

const FLESH = "#9db47a";
const RAW = "#a8473f";
const EYES = "#ffe27a";

export const ZOMBIES: Record<string, Picture> = {
  // Arms out, shirt torn.
  walker: [
    ["M14 40l1-11h10l1 11h-4l-2-7l-2 7Z", "#39404a"],
    ["M12 18q8-4 16 0l1 13H11Z", "#5f6a58"],
    ["M13 20L4 15M27 20l9-5", FLESH, 4],
    ["M3 13l1 3M6 12.500l-1 3M34.500 12.500l1 3M37.500 13.500l-2 2", FLESH, 1.600],
    ["M17 23l3 4l4-3l1 6l-8 1Z", RAW],
    [circle(20, 11, 7), FLESH],
    ["M14 8q2-5 7-4.500t6 5q-6-3-13-.5Z", "#3c3327"],
    [`${circle(17.400, 11, 1.500)}${circle(22.800, 11, 1.500)}`, EYES],
    ["M16.500 15.200q3.500-1.800 7 0", INK, 1.600],
  ],
  // Round and slow, two to knock down.
  fatty: [
    ["M12 41v-8h6v8ZM22 41v-8h6v8Z", "#3b3a44"],
    ["M7 24q0-10 13-10t13 10q1 13-13 13T7 24Z", "#8b8a6d"],
    ["M10 26q10 8 20 0q1 10-10 10t-10-10Z", FLESH],
    ["M20 29v5M16.500 31h7", RAW, 2],
    ["M9 20L3 28M31 20l6 8", FLESH, 5],
    ["M13 10a7 6.500 0 1 0 14 0a7 6.500 0 1 0-14 0Z", FLESH],
    ["M14 14q6 4 12 0", "#7d9360", 2],
    [`${circle(17.500, 9.500, 1.400)}${circle(22.500, 9.500, 1.400)}`, EYES],
    ["M17 13h6", INK, 1.600],
  ],
  // Leaning into it, one leg behind.
  runner: [
    ["M18 27l-9 12M20 28l8 5l3 8", "#6b3a34", 4.600],
    ["M15 16q7-4 11 1l-3 13h-8Z", "#8d4b3f"],
    ["M24 18l10-4l3-6M15 19l-8 5l-4-3", FLESH, 3.600],
    [circle(25, 9, 6.400), FLESH],
    ["M19 8q0-6 6-6.500t7 4.500q-6-2-8 1t-5 1Z", "#241f1b"],
    [`${circle(24, 9, 1.500)}${circle(28.500, 9, 1.500)}`, EYES],
    ["M23.500 12.800q3 2.400 6-.3Z", INK],
    ["M6 34h-4M9 30H3M5 38H1", "#ffe27a", 1.300],
  ],
  // What is left of a body, on its arms.
  crawler: [
    ["M15 32q-9 2-13 8q9 1 16-3Z", RAW],
    ["M5 38q-3 2-4 4M9 38q-2 3-3 4", RAW, 1.500],
    ["M14 27q8-5 14 1l-4 9l-11 1Z", "#6d6551"],
    ["M16 33l-1 8M27 31l9 6", FLESH, 4],
    ["M13 41h4M35 36l3 2", FLESH, 2],
    [circle(28, 22, 7.200), FLESH],
    ["M23 18q3-5 8-3.500t4 5q-6-3-12-1.500Z", "#5a4a33"],
    [`${circle(26, 22, 1.600)}${circle(31.500, 22, 1.600)}`, EYES],
    ["M25.500 26.500q3.500-2.500 7 0l-1 2h-5Z", INK],
  ],
  // Twice as large as the rest, and what it holds it keeps.
  "a-bomb": [
    ["M9 43l2-11h8v11ZM21 43v-11h8l3 11Z", "#2d2a31"],
    ["M4 22q2-13 16-13t16 13l-3 13H7Z", "#7c5a63"],
    ["M8 24q12 9 24 0l-2 10H10Z", "#93454a"],
    ["M11 27l4 4l4-4l4 4l4-4", "#e8ddc4", 1.600],
    ["M6 19q-6 6-4 17M34 19q6 6 4 17", FLESH, 7],
    ["M1 35l0 6M4 36l1 5M39 35l0 6M36 36l-1 5", "#d9d2b4", 1.800],
    [circle(20, 9, 7.500), FLESH],
    [`${circle(13, 12, 3.400)}${circle(27, 12, 3)}`, "#b8695f"],
    ["M14 3l-4-3M26 3l4-3M20 1.500V0", "#d9d2b4", 2],
    [`${circle(17, 8, 1.900)}${circle(23, 8, 1.900)}`, "#ff6a4a"],
    ["M15.500 12.500h9l-1.500 3l-1.500-2l-1.500 2l-1.500-2l-1.500 2Z", INK],
  ],
};
