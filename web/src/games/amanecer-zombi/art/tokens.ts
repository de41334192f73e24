/** Small signs in a box of 24 by 24: icons of the cards, markers, what is counted. Most take the colour of the text around them. */
import { box, circle, type Picture } from "../../../kit/picture";
import { BLOOD, INK, LAMP, STEEL } from "./layers";

export const TOKEN = "0 0 24 24";

const NOW = "currentColor";

export const ICONS: Record<string, Picture> = {
  mechanic: [["M14 3a6 6 0 0 0-5 8l-6 6q-1 2 1 4t4 1l6-6a6 6 0 0 0 8-6l-4 3l-4-1l-1-4Z", NOW]],
  electric: [["M14 1L4 14h7l-2 9l11-14h-7Z", NOW]],
  fuel: [["M12 2q8 10 8 14a8 8 0 0 1-16 0q0-4 8-14Z", NOW]],
  ammunition: [["M5 12q0-6 2.500-9q2.500 3 2.500 9v9h-5ZM14 12q0-6 2.500-9q2.500 3 2.500 9v9h-5Z", NOW]],
  medicine: [["M9 3h6v6h6v6h-6v6h-6v-6h-6v-6h6Z", NOW]],
  food: [["M7 2v7M4 2v5q0 3 3 3t3-3v-5M7 10v12M17 2q-4 2-3 9h3v11", NOW, 2.2]],
  light: [["M20 2Q6 4 5 17l-3 5M5 17q10 1 13-9M8 14l5-5", NOW, 2]],
  survivor: [[circle(12, 7, 4.6), NOW], ["M3 23q0-10 9-10t9 10Z", NOW]],
  trophy: [["M6 3h12v7q0 5-6 5t-6-5Z", NOW], ["M6 5h-4q0 6 5 6M18 5h4q0 6-5 6M12 15v4M8 21h8", NOW, 2]],
  expert: [["M12 2l3 7l7 .500l-5.500 5l2 7.500l-6.500-4l-6.500 4l2-7.500l-5.500-5l7-.500Z", NOW]],
  token: [["M4 21V4h16v17", NOW, 2], ["M8 8h3v3h-3ZM13 8h3v3h-3ZM8 14h3v3h-3ZM13 14h3v7h-3Z", NOW]],
  solo: [[circle(12, 12, 10), NOW, 2], ["M10 8l3-2v12M9 18h8", NOW, 2.2]],
};

/** Eyes and mouth of each Special Zombie, enough to know it by. */
export const SPECIALS: Record<string, Picture> = {
  nurse: [["M5 10q7-7 14 0v-5q-7-4-14 0Z", "#f4f1ea"], ["M11 4h2v2h2v2h-2v2h-2v-2h-2v-2h2Z", BLOOD]],
  police: [["M4 10l2-5q6-4 12 0l2 5Z", "#2b5a96"], ["M3 9.500h18v2h-18Z", INK], [circle(12, 6, 1.8), LAMP]],
  clown: [[`${circle(4.500, 11, 3.4)}${circle(19.500, 11, 3.4)}`, "#d0541f"], ["M9 7l3-6l3 6Z", "#8b6bd0"]],
  worker: [["M4 10q0-8 8-8t8 8Z", "#e8c02f"], ["M2.500 9.500h19v2h-19Z", "#a8851a"]],
  soldier: [["M4 10q0-8 8-8t8 8Z", "#5e6b3c"], ["M3 9.500h18v2h-18Z", "#353f22"]],
};

export const DEAD_FACE: Picture = [["M5 14q0-8 7-8t7 8q0 9-7 9t-7-9Z", "#8aa865"], [`${circle(9.5, 14, 1.7)}${circle(14.5, 14, 1.7)}`, "#fdf8cf"], ["M8.500 19l1.500-1l2 1l2-1l1.500 1", "#43130f", 1.2]];

export const PX: Picture = [["M12 1l3.200 6.800l7.300 .900l-5.400 5.100l1.400 7.400l-6.500-3.600l-6.500 3.600l1.400-7.400l-5.400-5.100l7.300-.900Z", "#f0cf4c"], ["M12 1l3.200 6.800l7.300 .900l-5.400 5.100l1.400 7.400l-6.500-3.600l-6.500 3.600l1.400-7.400l-5.400-5.100l7.300-.900Z", "#7d6410", 1]];
export const CARD: Picture = [["M5 2h14q2 0 2 2v16q0 2-2 2h-14q-2 0-2-2v-16q0-2 2-2Z", "#3b3f57"], ["M6.500 5h11v14h-11Z", "#7d86b8", 1.2], ["M12 8q4 2 3 6q-1 3-3 3t-3-3q-1-4 3-6Z", "#8aa865"]];
export const MISSION: Picture = [["M4 2h13l4 4v16h-17Z", "#e9dfc0"], ["M17 2v4h4", "#8b8069", 1.4], ["M8 10h9M8 14h9M8 18h5", "#5d4a2b", 1.6]];
export const SKILL: Picture = [["M3 5q5-2 9 1q4-3 9-1v14q-5-2-9 1q-4-3-9-1Z", "#4f8f8a"], ["M12 6v14", "#e9f4f3", 1.4]];
export const DAMAGE: Picture = [["M12 2q8 10 8 14a8 8 0 0 1-16 0q0-4 8-14Z", "#c2352b"], ["M8.500 16q.500 4 4 4", "#ffb3aa", 1.6]];
export const GRAVE: Picture = [["M5 23V10q0-8 7-8t7 8v13Z", STEEL], ["M12 7v9M8.500 10.500h7", INK, 1.8]];
export const FIRST: Picture = [["M6 1v22", NOW, 2.2], ["M7 2h13l-3 4.500l3 4.500h-13Z", "#c2352b"]];
export const LOCK: Picture = [[box(4, 11, 16, 11), NOW], ["M7.500 11V7.500q0-4.500 4.500-4.500t4.500 4.500V11", NOW, 2.4]];
export const POINTS: Picture = [["M12 1l9 4v7q0 7-9 11q-9-4-9-11v-7Z", "#b98a2b"], ["M8 9l4 7l4-7", "#fff6d6", 2.2]];
export const BAG: Picture = [["M5 22V11q0-6 7-6t7 6v11Z", NOW], ["M9 5q0-3 3-3t3 3", NOW, 1.8]];
export const EYE: Picture = [["M2 12q10-11 20 0q-10 11-20 0Z", NOW, 2], [circle(12, 12, 3.4), NOW]];
export const DIE: Picture = [["M5 2h14q3 0 3 3v14q0 3-3 3h-14q-3 0-3-3v-14q0-3 3-3Z", NOW]];
