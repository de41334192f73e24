/** What stands on the map, each in a box of 40 by 40: a square. */
import { box, circle, type Picture } from "../../../kit/picture";
import { INK, LAMP, STEEL, WOOD } from "./layers";

export const SPOT = "0 0 40 40";

const DARK = "#23272d";
const GLOW = "#ffd667";

/** Locations: a green cottage, a blue workshop, both with light in a window. */
export const GREEN_HOUSE: Picture = [["M6 19L20 7l14 12v16h-28Z", "#3d7a3a"], ["M3 20L20 5l17 15l-3 2.500L20 10L6 22.500Z", "#234d24"], [box(10, 22, 7, 7), GLOW], [box(22, 22, 7, 13), "#1c351c"], ["M13.500 22v7M10 25.500h7", "#234d24", 1.2]];
export const BLUE_HOUSE: Picture = [["M5 15h30v20h-30Z", "#2f659f"], ["M3 11h34v5h-34Z", "#1c3f66"], [box(8, 20, 14, 15), "#18324f"], ["M8 24h14M8 28h14M8 32h14", "#3b75b0", 1.2], [box(26, 20, 6, 6), GLOW], ["M28 11V5h4v6", "#1c3f66", 1.6]];

export const TENT: Picture = [["M3 34L20 6l17 28Z", "#c9762b"], ["M20 6l17 28h-11Z", "#8f4f17"], ["M20 14l6 20h-12Z", DARK], [circle(20, 30, 2), GLOW], ["M20 6l-2-3M20 6l2-3", INK, 1.4]];
export const EXIT: Picture = [["M19 20v17h2v-17Z", STEEL], ["M4 6h32v18h-32Z", "#1d5fa8"], ["M4 6h32v18h-32Z", "#dce8f4", 1.6], ["M14 21l3-12M26 21l-3-12M20 10v2M20 15v2M20 20v1", "#ffffff", 1.8], ["M29 12l4 3l-4 3", "#ffffff", 1.6]];

export const SITES: Record<string, Picture> = {
  hospital: [[box(4, 9, 32, 27), "#d9dedb"], [box(4, 9, 32, 4), "#9fb0ad"], [box(14, 4, 12, 12), "#ffffff"], ["M19 5.500h2.500v3.500h3.500v2.500h-3.500v3.500h-2.500v-3.500h-3.500v-2.500h3.500Z", "#c2352b"], ["M7 18h5v5h-5ZM28 18h5v5h-5ZM7 27h5v5h-5Z", GLOW], ["M28 27h5v5h-5Z", "#59636b"], [box(16, 26, 8, 10), DARK]],
  "police-station": [[box(4, 13, 32, 23), "#51677f"], ["M2 13L20 4l18 9Z", "#2f4258"], ["M20 7l1.500 3h3l-2.500 2l1 3l-3-2l-3 2l1-3l-2.500-2h3Z", LAMP], ["M8 18v16M14 18v16M26 18v16M32 18v16", "#dce3e8", 2.4], [box(17, 24, 6, 12), DARK]],
  "shopping-centre": [["M3 12h34v24h-34Z", "#8f5b86"], ["M3 12h34v6q-3 3-5.500 0q-3 3-6 0q-2.500 3-5.500 0q-3 3-6 0q-3 3-5.500 0q-3 3-5.500 0Z", "#e9d7e6"], [box(6, 23, 12, 13), GLOW], [box(22, 23, 12, 8), "#3a2638"], [box(9, 4, 22, 8), "#5a3354"], ["M13 8h14", "#f0cf4c", 2]],
  church: [[box(8, 17, 24, 19), "#8f8778"], ["M6 18L20 9l14 9Z", "#5d4a3a"], [box(16.500, 6, 7, 16), "#a59c8a"], ["M15 7l5-6l5 6Z", "#5d4a3a"], ["M20 0v3M18.500 1.200h3", INK, 1.1], ["M17 36v-7q3-4 6 0v7Z", DARK], ["M10.500 28v-4q2-2.500 4 0v4ZM25.500 28v-4q2-2.500 4 0v4Z", GLOW]],
  refuge: [["M4 36V18L20 8l16 10v18Z", "#7a5634"], ["M2 19L20 6l18 13l-2 2.500L20 10L4 21.500Z", "#4c341d"], ["M6 24h28M6 30h28", "#5d4126", 1.4], [box(15, 23, 10, 13), DARK], ["M15 25l10 8M25 25l-10 8", WOOD, 2.2], ["M30 12V5h3v9", "#4c341d", 2], ["M32 3q3-3 0-5", "#aab4ba", 1.4]],
  antenna: [["M12 37L20 8l8 29M14.500 28h11M16.500 20h7M14 37l11-9M26 37l-11-9M16 24l8-4", "#aab4ba", 1.8], [circle(20, 6, 2.6), "#ff5a4a"], ["M13 3q-4 4 0 8M27 3q4 4 0 8M9 0q-6 7 0 14M31 0q6 7 0 14", "#ff8a7d", 1.4]],
  barracks: [[box(3, 18, 34, 18), "#5e6b3c"], ["M1 19q19-14 38 0Z", "#3f4a26"], [box(7, 23, 6, 5), GLOW], [box(27, 23, 6, 5), "#2b3320"], [box(16, 23, 8, 13), DARK], ["M33 12V2", STEEL, 1.6], ["M33 2h-9v5h9", "#c2352b", 1.6], ["M3 33h10M27 33h10", "#cdb98a", 3]],
};

export const TREE: Picture = [["M19 30h3v6h-3Z", "#4a3420"], ["M20.500 4l9 14h-5l7 12h-22l7-12h-5Z", "var(--az-leaf)"], ["M20.500 4l9 14h-5l7 12h-11Z", "#00000030"]];
const round = (leaf: string): Picture => [["M18.500 24h3v11h-3Z", "#4a3420"], [`${circle(20, 16, 9)}${circle(14, 21, 6)}${circle(26, 21, 6)}`, leaf], [circle(17, 14, 4), "#ffffff30"]];
export const ROUND_TREE: Picture = round("var(--az-leaf)");
/** The same in the other colours of the season. */
export const SECOND_TREE: Picture = round("var(--az-leaf-2)");
export const THIRD_TREE: Picture = round("var(--az-leaf-3)");
export const WHEAT: Picture = [["M10 34q1-9-2-15M18 34q0-11 1-17M26 34q-1-9 3-14M33 34q-1-6 1-10", "var(--az-wheat)", 1.8], ["M8 18l-2-4M19 16v-5M29 19l2-5M34 23l2-3", "var(--az-wheat)", 2.8]];
export const STONES: Picture = [["M9 30q1-5 6-4t5 4ZM24 24q1-4 5-3t4 3Z", "var(--az-stone)"]];
export const BLOCK: Picture = [[box(8, 9, 11, 24), "var(--az-block)"], [box(21, 15, 11, 18), "var(--az-block-deep)"], ["M11 13h2v3h-2ZM15 13h2v3h-2ZM11 19h2v3h-2ZM24 19h2v3h-2ZM28 25h2v3h-2Z", "var(--az-window)"]];
export const WRECK: Picture = [["M8 27v-4l4-1l3-5h9l4 5l4 1v4Z", "var(--az-block-deep)"], [`${circle(14, 28, 3)}${circle(27, 28, 3)}`, INK], ["M16 18l-2 4h6v-4Z", "#ffffff30"]];
