/** The horde: four who were townspeople once, and their Leader. In the box of the townspeople (standing.ts). */
import { circle, type Picture } from "../../../kit/picture";
import { HEAD } from "./parts";

const FLESH = ["#9ecb5a", "#86b96a", "#b0d061", "#7fb47c"];
const DEEP = "#26361c";
const RAGS: [shirt: string, trousers: string][] = [
  ["#4a5546", "#2a2f2b"],
  ["#3d4a4b", "#2f332c"],
  ["#555a44", "#262c2e"],
  ["#475048", "#31352f"],
];
const HAIR = [
  "M11 16Q10 7 20 7.500Q30 7 29 17L26 12L23 14L20 11L16 14Z",
  "M12 12L14 8L17 10L20 7L22 10L26 8L27 13Q20 9 12 12Z",
  "M10.5 20Q9 7 20 7Q31 7 29.5 20L27 13L21 11L14 13Z",
  "M13 10Q20 5 27 10L24 12L20 9.500L16 12Z",
];
const EYES = `${circle(16.3, 18, 2.7)}${circle(23.6, 17.6, 2.2)}`;
const PUPILS = `${circle(15.7, 18.3, 1)}${circle(23.2, 17.9, 0.9)}`;
const TEETH = "M15.5 24.500l1.6-1.500l1.6 1.600l1.6-1.600l1.6 1.600l1.6-1.600l1.4 1.4";
const LEGS = "M11 43L29 43L28 64L21.5 64L20 53L16.5 64L9.5 64Z";
const SHIRT = "M7 47Q6 31 14 29.500L26 29.500Q34 31 33 46L29 44L25 48L20 44L16 48L11 44Z";
const ARMS = "M11 33L0 35L-1 40L11 39ZM12 40L2 45L3 49L14 45Z";
const HANDS = "M1 34l-5 .5l1 5.500l4 .5ZM3 44.500l-4 3l2 3.500l3-1.500Z";

const COUNT = RAGS.length;

/** One of the horde; the same number is always the same one. */
export function zombie(number: number): Picture {
  const kind = number % COUNT;
  const [shirt, trousers] = RAGS[kind]!;
  const flesh = FLESH[kind]!;
  return [
    [LEGS, trousers],
    ["M9 62h8v4h-9ZM21 62h8v4h-8Z", "#1d1a17"],
    ["M16.5 25h7v6h-7Z", flesh],
    [SHIRT, shirt],
    ["M17 31l3 6l3-6Z", flesh],
    ["M24 38l4 3l-5 2Z", "#7a1d1a"],
    [ARMS, shirt],
    [HANDS, flesh],
    [HEAD, flesh],
    [HAIR[kind]!, DEEP],
    ["M24.5 22.500q2 1 3-1l.3 3q-2 1.5-3.3 0Z", "#4f7430"],
    ["M12 15.500l4 1l-.5 1.500ZM28 15l-4 1.200l.5 1.500Z", "#3c5a22"],
    [EYES, "#fff9c4"],
    [PUPILS, "#b3201a"],
    [TEETH, "#3b1512", 1.2],
  ];
}

export const LEADER_FIGURE: Picture = [
  [LEGS, "#2b1d1b"],
  ["M9 62h8v4h-9ZM21 62h8v4h-8Z", "#14100f"],
  ["M3 50Q2 31 14 28.500L26 28.500Q38 31 37 50L32 46L27 51L20 46L13 51L8 46Z", "#6e1f1a"],
  ["M16 29l4 8l4-8Z", "#8aa565"],
  [HEAD, "#8aa565"],
  ["M9.5 13L8 3L14 8L20 0L26 8L32 3L30.5 13Q20 9 9.5 13Z", "#e3b50c"],
  [`${circle(20, 7, 1.6)}`, "#a8201a"],
  [EYES, "#fff3a8"],
  [PUPILS, "#a8201a"],
  [TEETH, "#3b1512", 1.4],
];

/** A head for counting on signs, in a box of 16 by 18. */
export const SKULL = "M8 1Q15 1 15 8Q15 12 12 13L12 17L4 17L4 13Q1 12 1 8Q1 1 8 1Z";
export const SOCKETS = "M3.8 8.500a1.8 2 0 1 0 3.6 0a1.8 2 0 1 0-3.6 0ZM8.6 8.500a1.8 2 0 1 0 3.6 0a1.8 2 0 1 0-3.6 0ZM7.2 12.500h1.600l-.8-1.800Z";
