/** Signs: tokens on the board, Team Actions, and what stands in small beside a number. In a box of 24. */
import { box, circle, type Picture } from "../../../kit/picture";

export const SIGN = "0 0 24 24";

export const SIGNS: Record<string, Picture> = {
  noise: [["M3 9h4l6-5v16l-6-5H3Z", "#f4e7c1"], ["M16 8q3 4 0 8M19 5q5 7 0 14", "#f4e7c1", 1.800]],
  charge: [["M4 20L18 6M18 6h-7M18 6v7", "#ffd46b", 3], ["M3 13l6-1M9 21l1-6", "#ffd46b", 2]],
  shoot: [[circle(12, 12, 8), "#2b2f33"], ["M12 2v6M12 16v6M2 12h6M16 12h6", "#ff9a6a", 2.200], ["M4.500 12a7.500 7.500 0 1 0 15 0a7.500 7.500 0 1 0-15 0Z", "#ff9a6a", 1.800]],
  move: [["M4 18q2-9 9-9h5M14 4l5 5l-5 5", "#8fd0ff", 3]],
  search: [["M4 10a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z", "#f4e7c1", 2.400], ["M15 15l6 6", "#f4e7c1", 3]],
  objective: [["M6 6l12 12M18 6L6 18", "#ffffff", 4.500]],
  trigger: [["M5 17q0-10 7-10t7 10Z", "#e0483e"], [box(3, 17, 18, 3.500), "#2b2f33"], ["M12 1v3M4 4l2 2M20 4l-2 2", "#ffd46b", 2]],
  exit: [["M4 3h10v18H4Z", "#eafff0", 2], ["M10 12h11M17 8l4 4l-4 4", "#eafff0", 2.400]],
  start: [["M6 21V4l12 5l-12 5", "#eef1ea", 2.400]],
  skull: [["M4 10q0-8 8-8t8 8q0 4-3 5v5H7v-5q-3-1-3-5Z", "#f4ecd8"], [`${circle(8.500, 10, 2.400)}${circle(15.500, 10, 2.400)}`, "#1b1d1f"], ["M10 17v3M14 17v3", "#1b1d1f", 1.200]],
  empty: [["M7 3h6v13H7Z", "#d3a640"], ["M3 21L21 3", "#ff6a4a", 2.600]],
  door: [[box(6, 2, 12, 20), "#c98d4c"], [circle(15, 12, 1.500), "#1b1d1f"]],
  trade: [["M3 8h13M12 3l5 5l-5 5", "#8fd0ff", 2.600], ["M21 16H8M12 11l-5 5l5 5", "#f4e7c1", 2.600]],
  sort: [[box(3, 3, 8, 8), "#c9d2d6"], [box(13, 13, 8, 8), "#c9d2d6"], ["M15 7h3v3M9 17H6v-3", "#ffd46b", 2.400]],
  throw: [["M6 8h12l-1 13H7Z", "#c9d2d6"], ["M4 6h16M10 3h4", "#c9d2d6", 2.400], ["M10 11v7M14 11v7", "#1b1d1f", 1.600]],
  melee: [["M4 20L18 6l2 0l0 2L6 22Z", "#dfe6e9"], ["M4 14l6 6", "#c9a548", 2.600]],
  ranged: [["M3 8h18v4h-9l-1 2h-3l-2 6H3l2-8Z", "#c9d2d6"]],
};
