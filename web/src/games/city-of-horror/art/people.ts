/** All townspeople: parts of the vocabulary, and what each carries. */
import { box, circle, type Picture } from "../../../kit/picture";
import { INK } from "./ink";
import { BEHIND, childFace, face, HAIR, HAT, ON, SHOULDERS, SKIN, WORN } from "./parts";

/** Where the box of a bust begins and ends. */
export const BUST = "0 -2 40 46";

const worn = (name: keyof typeof WORN): Picture => WORN[name] ?? [];

export const PEOPLE: Record<string, Picture> = {
  blonde: [[BEHIND.wavy, HAIR.blond], [SHOULDERS.slim, "#c2336b"], ...face(SKIN.pale), ...worn("lips"), [ON.fringe, HAIR.blond], ["M14 31l6 5l6-5", "#8d1f4b", 1.4]],
  businessman: [[SHOULDERS.broad, "#39424e"], ["M15 29.5l5 9l5-9Z", "#ffffff"], ["M19 32h2l1.5 9l-2.5 3l-2.5-3Z", "#a8201a"], ...face(SKIN.pale), [ON.parting, HAIR.brown], [box(28, 37, 11, 7), "#6b4a2b"], ["M31 37v-2h5v2", "#6b4a2b", 1.4]],
  businesswoman: [[SHOULDERS.plain, "#4a3b63"], ["M15.5 30l4.5 8l4.5-8Z", "#ffffff"], ...face(SKIN.tan), ...worn("lips"), [ON.bun, HAIR.black], [`${circle(11, 23, 1)}${circle(29, 23, 1)}`, "#e3b50c"], [box(1, 35, 10, 9), "#8d1f4b"], ["M3.5 35q2.5-5 5 0", "#8d1f4b", 1.3]],
  "sushi-chef": [[SHOULDERS.plain, "#f4f1ea"], ["M13 30L22 41", "#b9b3a6", 1.2], ...face("#ecc79d"), [HAT.chef, "#ffffff"], [HAT.chef, "#b9b3a6", 0.9], [box(12, 11, 16, 2.4), "#b3261e"], ["M33 20l2 0l0 14l-3-2Z", "#9aa6ad"], [box(32.4, 34, 2.4, 8), "#6b4a2b"]],
  geek: [[SHOULDERS.slim, "#3c7d8c"], ["M17 33h6v6h-6Z", "#e9dfc6"], ...face(SKIN.pale), [ON.fringe, HAIR.red], ...worn("thick"), [box(28, 33, 10, 8), "#2a2723"], [box(29.5, 34.5, 7, 4), "#8fd0ff"]],
  grandpa: [[SHOULDERS.stooped, "#7a6a4d"], ...face(SKIN.old), [ON.balding, HAIR.white], ...worn("beard"), ...worn("glasses"), ["M34 44V27q0-4 3.5-4", "#6b4a2b", 2]],
  granny: [[SHOULDERS.stooped, "#8d6fa8"], ["M5 40q15-9 30 0", "#e9dfc6", 2.2], ...face(SKIN.old), [ON.bun, HAIR.grey], ...worn("glasses"), ["M4 44V30", "#6b4a2b", 1.8], [circle(4, 29, 2), "#6b4a2b"]],
  housewife: [[SHOULDERS.plain, "#c9803a"], ["M13 31h14v13h-14Z", "#f4f1ea"], ["M14 30l0 3M26 30l0 3", "#f4f1ea", 2], ...face(SKIN.pale), [HAT.scarf, "#b3261e"], ["M14 9h.1M18 8h.1M22 8h.1M26 9h.1M12 13h.1M28 13h.1", "#ffffff", 1.6], [box(33, 22, 4, 16), "#c39a67"], ["M35 18v4M35 38v5", "#8a6236", 2]],
  mama: [[SHOULDERS.round, "#2a7038"], ...face(SKIN.tan), ...worn("lips"), [ON.curls, HAIR.black], [`${circle(10.5, 25, 1.6)}${circle(29.5, 25, 1.6)}`, "#e3b50c"], ["M10 36q10 6 20 0", "#e3b50c", 1.5]],
  student: [[BEHIND.ponytail, HAIR.brown], [SHOULDERS.slim, "#2f6fb0"], ...face(SKIN.pale), [ON.fringe, HAIR.brown], [box(10, 35, 14, 9), "#a8201a"], [box(12, 33.5, 14, 9), "#e3b50c"], ["M14 36h10M14 38.5h10", "#8a5300", 0.8]],
  "little-boy": [[SHOULDERS.child, "#2f6fb0"], ["M11 37h18M10 41h20", "#ffffff", 1.8], ...childFace(SKIN.pale), [ON.childShort, HAIR.brown], ["M12 19Q12 12 20 12Q28 12 28 19Z", "#b3261e"], ["M20 17.5h13q1 2.5-2 2.5h-11Z", "#7c1a14"]],
  "little-girl": [[BEHIND.pigtails, HAIR.blond], [SHOULDERS.child, "#d65a94"], ...childFace(SKIN.pale), [ON.childShort, HAIR.blond], [`${circle(11, 21.5, 1.6)}${circle(29, 21.5, 1.6)}`, "#b3261e"], [`${circle(31, 38, 4)}${circle(28, 34.5, 1.8)}${circle(34, 34.5, 1.8)}`, "#8a6236"], [`${circle(29.7, 37.5, 0.7)}${circle(32.3, 37.5, 0.7)}`, INK]],
  "pregnant-woman": [[BEHIND.long, HAIR.brown], [SHOULDERS.slim, "#5f8fae"], [circle(22, 41, 8), "#78a8c6"], ...face(SKIN.tan), [ON.parting, HAIR.brown], ["M12 40q3-3 8-2", SKIN.tan, 2.6]],
  priest: [[SHOULDERS.plain, "#23262a"], [box(17, 29, 6, 3.2), "#ffffff"], ...face(SKIN.old), [ON.balding, HAIR.grey], ["M20 34v8M17.5 36.5h5", "#e3b50c", 1.7]],
  punk: [[SHOULDERS.broad, "#23262a"], ["M6 34l2-3l2 3l2-3l2 3M26 34l2-3l2 3l2-3l2 3", "#cfd6da", 1.2], ...face(SKIN.pale), [ON.mohawk, HAIR.green], ["M27.5 20l3 1", "#cfd6da", 1.1], ["M13.5 15l4 1.5M26.5 15l-4 1.5", INK, 1.2]],
  rasta: [[BEHIND.dreads, HAIR.black], [SHOULDERS.plain, "#d9b43a"], ["M5 38h30", "#2a7038", 3], ["M5 42h30", "#a8201a", 3], ...face(SKIN.dark), [HAT.tam, "#a8201a"], ["M7.5 11.5Q20 7.5 32.5 11.5", "#e3b50c", 2], ["M8 14Q20 10.5 32 14", "#2a7038", 2]],
  rocker: [[SHOULDERS.broad, "#3a2a22"], ["M14 30l6 8l6-8", "#ffffff", 1.6], ...face(SKIN.pale), [ON.quiff, HAIR.black], ["M12 18v5M28 18v5", HAIR.black, 2], ["M38 24L24 40", "#8a6236", 2.6], [`${circle(23, 41, 5)}`, "#b3261e"]],
  "special-agent": [[SHOULDERS.broad, "#1b2127"], ["M15 29.5l5 8l5-8Z", "#ffffff"], ["M19 31h2l1 8l-2 3l-2-3Z", "#1b2127"], ...face(SKIN.brown), [ON.short, HAIR.black], ...worn("shades"), ["M29 19q3 4 1 9", "#cfd6da", 1]],
  teen: [[SHOULDERS.slim, "#7b4aa8"], ["M13 33Q20 38 27 33", "#5c3482", 2], ...face(SKIN.tan), [ON.spikes, HAIR.brown], ["M10 18Q9 5 20 5Q31 5 30 18", "#23262a", 2], [`${circle(10.5, 19, 2.8)}${circle(29.5, 19, 2.8)}`, "#a8201a"]],
  thief: [[SHOULDERS.plain, "#f4f1ea"], ["M6 35h28M5 39.5h30M4.5 43.5h31", "#23262a", 2.2], ...face(SKIN.pale), [HAT.beanie, "#23262a"], ...worn("mask"), ...worn("stubble"), [circle(35, 37, 5.5), "#8a6236"], ["M33 31.5h4", "#5a3d1d", 1.6]],
  vigil: [[SHOULDERS.broad, "#2d4a6b"], ["M9 33h5M26 33h5", "#e3b50c", 1.6], ...face(SKIN.brown), ...worn("moustache"), [HAT.cap, "#22384f"], [HAT.brim, "#15181b"], [circle(20, 10, 1.8), "#e3b50c"], ["M27 44q-1-9 5-10l0-4l3 2.5l3.5-2l-.5 6q2 3 0 7.5Z", "#8a6236"], [circle(34, 36.5, 0.9), INK], ["M37 39.5h1.8", INK, 1.4]],
};
