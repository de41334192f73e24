/** Small things: zombies, antidotes, food, markers, signs. Each in a box of 24 by 24. */
import { circle, type Picture } from "../../../kit/picture";

export const TOKEN = "0 0 24 24";

const FLESH = "var(--zombie)";
const DEEP = "var(--zombie-deep)";

export const ZOMBIE: Picture = [
  ["M6 24q-1-9 5-10l2 0q6 1 5 10Z", DEEP],
  ["M4 15l8 0M5 19l7-2", FLESH, 2.4],
  ["M7.5 7.5a5 5.5 0 1 0 10 0a5 5.5 0 1 0-10 0Z", FLESH],
  ["M7.5 6q1-5 6-4.5q4 .5 4 4l-3-1.5Z", DEEP],
  [`${circle(10.6, 7.4, 1.3)}${circle(15, 7, 1)}`, "#fff7d6"],
  ["M10.5 10.8l1 -.8l1 .9l1-.9l1 .8", "#3b1512", 1],
];

export const ANTIDOTE: Picture = [["M9 3h6v3h-1v3q5 3 5 8q0 5-7 5t-7-5q0-5 5-8v-3h-1Z", "#ffffff"], ["M6 15q6-3 12 0v2q0 4-6 4t-6-4Z", "var(--antidote)"], ["M9 3h6v3h-1v3q5 3 5 8q0 5-7 5t-7-5q0-5 5-8v-3h-1Z", "var(--antidote)", 1.4]];

export const CARD_BACK: Picture = [["M5 2h14q2 0 2 2v16q0 2-2 2h-14q-2 0-2-2v-16q0-2 2-2Z", "var(--card-back)"], ["M6.5 5h11v14h-11Z", "var(--card-back-line)", 1.2], ["M12 8l1.2 2.8l3 .2l-2.3 2l.7 3l-2.6-1.6l-2.6 1.6l.7-3l-2.3-2l3-.2Z", "var(--card-back-line)"]];

export const INVASION_BACK: Picture = [["M5 2h14q2 0 2 2v16q0 2-2 2h-14q-2 0-2-2v-16q0-2 2-2Z", "var(--night)"], [circle(14, 9, 3.5), "#f0e6c0"], ["M4 20l3-5l2 3l3-6l3 6l2-2l3 4Z", "#0d1016"]];

export const FOOD: Picture = [[circle(12, 12, 10), "#c98a3a"], [circle(12, 12, 7.5), "#f4e3bd"], ["M8 8v4M10 8v4M9 12v5M15 8q-2 3 0 5v4", "#8a5300", 1.4]];

export const EXPLOSION: Picture = [["M12 1l2 6l5-4l-2 6l6 1l-5 4l4 5l-6-1l-1 5l-4-4l-5 3l1-6l-6-1l5-4l-4-5l6 0Z", "var(--fire)"], [circle(12, 12, 3.5), "#fff1c4"]];

export const FIRST: Picture = [["M6 2v21", "currentColor", 2], ["M7 3h12l-3 4l3 4h-12Z", "var(--danger-fill)"]];

export const GRAVE: Picture = [["M6 23V9q0-7 6-7t6 7v14Z", "var(--metal)"], ["M12 7v8M9 10h6", "#2a2723", 1.6]];

export const PERSON: Picture = [[circle(12, 7, 4.6), "currentColor"], ["M3 23q0-10 9-10t9 10Z", "currentColor"]];
