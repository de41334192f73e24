/** What is drawn on the Action cards, each in a box of 48 by 48, on light paper. */
import { box, circle, type Picture } from "../../../kit/picture";
import { INK } from "./ink";

export const FACE = "0 0 48 48";

const STEEL = "#7d8990";
const WOOD = "#8a6236";
const RED = "#a8201a";
const FLAME = "#e07a1f";

const PISTOL = "M6 15h30q5 0 5 5h-14l-2 5h-7l-4 15h-9l4-17q-3-1-3-8Z";

export const CARDS: Record<string, Picture> = {
  alarm: [["M24 7q12 1 12 16v9l4 5h-32l4-5v-9q0-15 12-16Z", "#d9a419"], [circle(24, 40, 4), "#8a5300"], ["M6 14q-3 5-2 11M42 14q3 5 2 11", RED, 2.6]],
  "energy-drink": [[box(15, 9, 18, 33), "#1f5fae"], [box(16, 6, 16, 3.5), STEEL], ["M27 14l-9 13h6l-3 10l10-14h-6Z", "#ffd84a"]],
  "canned-food": [["M9 14v22q0 5 15 5t15-5v-22Z", STEEL], ["M9 19h30v14q-15 5-30 0Z", RED], ["M9 14a15 5 0 1 0 30 0a15 5 0 1 0-30 0Z", "#b9c3c8"], ["M18 27q6-6 12 0q-6 6-12 0Z", "#ffd9a0"]],
  "pepper-spray": [[box(20, 18, 14, 25), RED], ["M22 12h10v6h-10Z", "#23262a"], [box(23, 26, 8, 8), "#ffffff"], ["M19 14L7 8M19 15.5H6M19 17L8 22", "#7f8a3c", 2.4]],
  hideout: [[box(6, 18, 36, 24), WOOD], ["M6 18l18-9l18 9Z", "#6b4a2b"], ["M6 26h36M6 34h36", "#6b4a2b", 1.6], [box(12, 21, 24, 8), "#1b1712"], [`${circle(20, 25, 2)}${circle(28, 25, 2)}`, "#ffffff"], [`${circle(20.5, 25, 0.9)}${circle(28.5, 25, 0.9)}`, INK]],
  "back-door": [[box(10, 5, 28, 38), "#5d666c"], ["M14 9h18v34h-18Z", "#15181b"], ["M14 9l14 5v34l-14-5Z", "#2a7038"], [circle(25, 28, 1.7), "#e3b50c"], ["M44 27h-9m4-4l-4 4l4 4", RED, 2.6]],
  gun: [[PISTOL, "#3a4248"], ["M18 25q1 5 6 4l2-4", "#3a4248", 2], [box(9, 17, 28, 2), STEEL]],
  "night-vision": [["M4 19h40v10q0 8-9 8q-7 0-8-6h-6q-1 6-8 6q-9 0-9-8Z", "#3a4248"], [`${circle(14, 27, 6)}${circle(34, 27, 6)}`, "#15181b"], [`${circle(14, 27, 4)}${circle(34, 27, 4)}`, "#59b74e"], ["M2 17h44", "#6b4a2b", 3]],
  chainsaw: [["M4 20h16v18h-12q-4 0-4-4Z", FLAME], ["M8 14h12v6h-12Z", "#3a4248"], ["M20 24h22q4 0 4 4t-4 4h-22Z", "#b9c3c8"], ["M22 22.5h.1M26 22.5h.1M30 22.5h.1M34 22.5h.1M38 22.5h.1M42 22.5h.1M22 33.5h.1M26 33.5h.1M30 33.5h.1M34 33.5h.1M38 33.5h.1M42 33.5h.1", INK, 2.6], [circle(12, 29, 3.5), "#15181b"]],
  flashlight: [["M26 18L46 6V42L26 30Z", "#ffe9a0"], [box(4, 20, 16, 8), "#3a4248"], ["M20 16l7 1v14l-7 1Z", STEEL], [box(9, 18.5, 5, 2), RED]],
  kitten: [["M10 8l8 7q6-2 12 0l8-7v18q0 13-14 14q-14-1-14-14Z", "#d98d3a"], [`${circle(18, 24, 2.4)}${circle(30, 24, 2.4)}`, INK], ["M22 29h4l-2 2.5Z", "#b3261e"], ["M24 31.5q-3 4-6 1M24 31.5q3 4 6 1", INK, 1.3], ["M12 28l-9-2M12 31l-8 2M36 28l9-2M36 31l8 2", INK, 1], ["M20 13v4M24 12v5M28 13v4", "#8a5300", 1.8]],
  molotov: [["M19 20q0-3 1-7h8q1 4 1 7q6 3 6 9v12q0 3-3 3h-16q-3 0-3-3v-12q0-6 6-9Z", "#5f8f4e"], ["M15 31h18v10h-18Z", "#c9a13a"], ["M24 13Q17 8 24 1Q25 6 29 7Q30 11 25 13Z", FLAME], ["M22 13h4v5h-4Z", "#e9dfc6"]],
  "rescue-flare": [["M10 42L26 20l5 4L15 46Z", RED], ["M12.5 39l5 4", "#ffffff", 1.6], [circle(31, 17, 5.5), "#ffd84a"], ["M31 2v7M31 25v6M16 17h9M37 17h9M21 7l5 5M41 27l-5-5M41 7l-5 5", FLAME, 2.4]],
  "makeshift-bomb": [[box(6, 18, 8, 24), RED], [box(15, 18, 8, 24), "#c2352b"], [box(24, 18, 8, 24), RED], [box(4, 25, 30, 4), "#3a4248"], [box(27, 21, 16, 12), "#23262a"], [box(29.5, 23.5, 11, 5), "#59b74e"], ["M10 18q0-8 9-8t9 8M38 21q2-8-6-10", "#8a5300", 1.8], ["M32 10l3-5M33 12l6-2", FLAME, 2]],
  pickpocket: [["M22 20h22v19q0 3-3 3h-16q-3 0-3-3Z", WOOD], ["M22 26h22", "#5a3d1d", 1.6], [box(27, 14, 12, 12), "#7f9160"], ["M4 28q8-11 15-10l10 2q3 2 0 4l-6 1q4 1 6 3q0 4-4 3l-9-1q-4 6-8 6Z", "#dcae88"], ["M2 26l5 12", "#23262a", 5]],
  "weapon-replica": [[PISTOL, "#c8772f"], [box(34, 14.5, 7, 6), RED], ["M18 25q1 5 6 4l2-4", "#c8772f", 2], ["M30 32l10-3l4 9l-10 4Z", "#ffffff"], ["M30 32l10-3l4 9l-10 4Z", INK, 1], ["M34 34.5l4-1.2M35.5 38l4-1.2", INK, 1]],
  shotgun: [["M20 15h26v3h-26Z M20 19.5h26v3h-26Z", "#3a4248"], ["M2 31l18-17v10h-4l-4 3q-2 7-6 7Z", WOOD], [box(27, 22.5, 12, 4), WOOD], ["M15 25q1 4 5 3", "#3a4248", 1.8]],
  "running-shoes": [["M4 20q5 3 9 0l3-6q3 0 5 5l11 8q12 1 13 8v4H4Z", "#1f5fae"], [box(4, 37, 41, 4), "#ffffff"], [box(4, 37, 41, 4), INK, 1], ["M18 22l6-3M22 26l6-3M26 29l6-3", "#ffffff", 2], ["M46 12h-10M44 18h-8", STEEL, 2]],
};
