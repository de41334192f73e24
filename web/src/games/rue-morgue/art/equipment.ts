/** Everything that is carried or found, lying in a box of 60 by 36. */
import { circle, type Picture } from "../../../kit/picture";
import { INK } from "./ink";

export const LYING = "0 0 60 36";

const STEEL = "#b8c2c7";
const GUN = "#454d53";
const DARK = "#2a3035";
const WOOD = "#8a5f35";
const RED = "#b3322b";

export const EQUIPMENT: Record<string, Picture> = {
  crowbar: [["M12 28L44 10q6-3 8 2", RED, 4.500], ["M12 28q-5 2-6-3", RED, 4.500]],
  "fire-axe": [["M10 30L46 10", WOOD, 4.500], ["M40 6q10-4 14 6q-3 7-9 6q1-6-5-12Z", RED], ["M51 7q4 4 2 9", STEEL, 2.400]],
  bow: [["M16 4q30 14 0 28", WOOD, 3.400], ["M16 4v28", "#ded6c0", 1], ["M10 18h38", "#c9a86a", 1.600], ["M46 14l8 4l-8 4Z", STEEL], ["M12 18l-5-4M12 18l-5 4", RED, 1.600]],
  knife: [["M22 20L50 8q2 8-8 12l-16 5Z", STEEL], ["M10 27l14-6", "#3a2c20", 6]],
  "urban-mace": [["M10 28l26-13", DARK, 4.500], [circle(43, 12, 8), GUN], ["M43 1v4M43 19v4M32 12h4M50 12h5M36 5l3 3M50 5l-3 3M36 19l3-3M50 19l-3-3", STEEL, 2.600]],
  sword: [["M18 24L52 6l1 3L21 28Z", STEEL], ["M13 20l9 11", "#c9a548", 3.400], ["M8 31l8-5", "#3a2c20", 4.500]],
  saber: [["M18 26Q42 24 53 5Q50 28 21 30Z", STEEL], ["M10 30q2-9 12-7", "#c9a548", 2.600], ["M9 31l10-4", "#3a2c20", 4.500]],
  chainsaw: [["M6 12h20v16H6Z", "#d3772a"], ["M8 12q6-9 14 0", DARK, 3], ["M26 16h26q5 4 0 9H26Z", STEEL], ["M28 14h24M28 27h24", DARK, 2.200], [circle(14, 20, 4), DARK]],
  nailbat: [["M8 29L24 21L48 6q6 3 4 8L28 26L11 32Z", WOOD], ["M38 6l-2-4M44 4l1-4M50 5l5-2M52 12l5 1M44 20l3 4M37 24l2 4", STEEL, 1.800]],
  guillotine: [["M8 30l24-12", "#3a2c20", 5], ["M28 6l24-3l3 22l-14-6q-8 4-13 0Z", STEEL], ["M52 3l3 22", "#e8eef0", 2]],
  pistol: [["M12 10h34v8H28l-2 4h-4l-4 11h-9l4-15Z", GUN], ["M14 12h30", "#7b868c", 1.600], ["M24 20q5 4 7-2", DARK, 1.600]],
  "sawed-off": [["M22 12h30v3H22ZM22 17h30v3H22Z", GUN], ["M6 28l12-16h8v9l-10 4l-4 7Z", WOOD], ["M26 22q3 4 6 0", DARK, 1.600]],
  "double-barrel": [["M18 13h40v3H18ZM18 17.500h40v3H18Z", GUN], ["M2 27l14-14h8v8l-12 5l-6 6Z", WOOD], ["M26 21h12v4H26Z", WOOD]],
  shotgun: [["M20 13h38v4H20Z", GUN], ["M28 18h18v5H28Z", WOOD], ["M2 26l14-13h10v9l-12 2l-8 8Z", DARK]],
  rifle: [["M24 14h34v2.600H24Z", GUN], ["M2 26l14-12h22v6H20l-4 4l-10 7Z", WOOD], ["M26 12h10", DARK, 2.400]],
  mp5: [["M14 11h26v8H14Z", GUN], ["M40 13h14v3H40Z", DARK], ["M4 13h10v3H4Z", DARK], ["M28 19l4 14h5l-3-14ZM17 19h6l-2 10h-5Z", DARK]],
  "mac-10": [["M10 8h34v11H10Z", GUN], ["M44 11h8v4h-8Z", DARK], ["M22 19h9v15h-9Z", DARK], ["M14 11h24", "#7b868c", 1.600], ["M31 20q5 4 7-1", DARK, 1.600]],
  "ak-47": [["M16 12h28v6H16Z", GUN], ["M44 13h14v2.400H44Z", DARK], ["M2 23l14-9v5L5 29Z", WOOD], ["M28 18q1 10 9 14l3-3q-6-4-6-11ZM34 12h10v5H34Z", "#7a4f2b"], ["M19 18h5l-2 9h-5Z", WOOD]],
  molotov: [["M20 14h14v18q-7 3-14 0Z", "#6f8f4f"], ["M24 6h6v8h-6Z", "#6f8f4f"], ["M22 20h10v10q-5 2-10 0Z", "#c98b3a"], ["M26 7q-6-6 2-7q0 3 3 2q4 3-1 6Z", "#ff9a3c"]],
  aaahh: [["M14 34q-2-30 16-31t16 31Z", "#2a3b26"], [`${circle(24, 14, 4)}${circle(36, 14, 4)}`, "#ffe27a"], [`${circle(24, 14, 1.500)}${circle(36, 14, 1.500)}`, INK], ["M22 23q8-4 16 0l-2 8q-6 3-12 0Z", "#6d1b18"], ["M24 23l2 3l2-4l2 4l2-4l2 4l2-3", "#e8ddc4", 1.400]],
  gasoline: [["M16 10h20l8 6v18H16Z", RED], ["M20 10V5h12v5", RED, 3], ["M40 12l8-6", DARK, 4], ["M22 18l14 12M36 18L22 30", "#7c1d19", 2.600]],
  "glass-bottles": [["M14 16h10v17H14ZM17 6h4v10h-4Z", "#5f9a78"], ["M27 18h10v15H27ZM30 8h4v10h-4Z", "#8fb0c0"], ["M40 16h10v17H40ZM43 6h4v10h-4Z", "#a98a4a"]],
  scope: [["M10 14h40v9H10Z", DARK], ["M6 11h8v15H6ZM46 11h8v15h-8Z", GUN], ["M24 9h10v5H24ZM22 23h4v5h-4ZM34 23h4v5h-4Z", GUN], [circle(50, 18.500, 3), "#6fa7d8"]],
  "ammo-light": [["M8 14h44v18H8Z", "#5f6b3f"], ["M8 14h44v5H8Z", "#78865a"], ["M16 12V6M22 12V6M28 12V6M34 12V6M40 12V6M46 12V6", "#d3a640", 3.400]],
  "ammo-heavy": [["M8 16h44v16H8Z", "#7a3b30"], ["M8 16h44v5H8Z", "#95503f"], ["M16 14V5h5v9ZM26 14V5h5v9ZM36 14V5h5v9Z", RED], ["M16 14h5v-3h-5ZM26 14h5v-3h-5ZM36 14h5v-3h-5Z", "#d3a640"]],
  "goalie-mask": [["M18 6q12-6 24 0q3 16-12 28Q15 22 18 6Z", "#ece7da"], [`${circle(25, 15, 3)}${circle(35, 15, 3)}`, INK], ["M26 26h.1M30 28h.1M34 26h.1M30 23h.1M22 8h.1M38 8h.1M30 8h.1", INK, 1.800], ["M30 10v6", RED, 2]],
  "bulletproof-vest": [["M16 4h8q6 6 12 0h8v10q-4 4-2 19H18q2-15-2-19Z", "#39444c"], ["M20 18h8v8h-8ZM32 18h8v8h-8Z", "#2a3238"], ["M18 13h24", "#566670", 2]],
  "sniper-rifle": [["M24 17h34v2.600H24Z", GUN], ["M2 30l14-13h22v6H20l-4 4l-10 7Z", "#4f5a3a"], ["M22 9h18v5H22Z", DARK], ["M26 14v3M36 14v3", DARK, 2.400]],
  wound: [["M30 3q14 15 14 21a14 11 0 0 1-28 0Q16 18 30 3Z", "#a8201a"], ["M22 24q2 6 8 6", "#e0645a", 2]],
};
