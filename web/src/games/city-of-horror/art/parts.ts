/** The vocabulary that townspeople are put together from. A bust in a box of 40 by 44; the head's middle is at 20, 18. */
import { circle, type Layer, type Picture } from "../../../kit/picture";
import { INK } from "./ink";

export const SKIN = { pale: "#f0cba9", tan: "#d9a679", brown: "#a06a43", dark: "#74492d", old: "#e6c4a8" } as const;

export const HAIR = { black: "#2b2523", brown: "#6b4226", blond: "#e8bf4a", grey: "#a9a7a3", white: "#efece6", red: "#b4491f", green: "#3f9c48" } as const;

export const HEAD = "M11.5 18a8.5 9.5 0 1 0 17 0a8.5 9.5 0 1 0-17 0Z";
const SMALL_HEAD = "M12.5 22a7.5 8 0 1 0 15 0a7.5 8 0 1 0-15 0Z";

/** Shoulders: how broad somebody is. */
export const SHOULDERS = {
  plain: "M4 44Q4 31 14 29.5L26 29.5Q36 31 36 44Z",
  slim: "M8 44Q8 32 15 30L25 30Q32 32 32 44Z",
  broad: "M1 44Q1 30 13 28.5L27 28.5Q39 30 39 44Z",
  round: "M2 44Q3 28 14 28L26 28Q37 28 38 44Z",
  stooped: "M3 44Q2 30 12 30L25 31Q35 33 36 44Z",
  child: "M9 44Q9 34 16 32.5L24 32.5Q31 34 31 44Z",
} as const;

export const NECK = "M16.5 24h7v7q-3.5 3-7 0Z";

export function face(skin: string): Picture {
  return [[NECK, skin], [HEAD, skin], [`${circle(16.8, 18.5, 1.1)}${circle(23.2, 18.5, 1.1)}`, INK], ["M17.5 23.2q2.5 1.6 5 0", INK, 1]];
}

export function childFace(skin: string): Picture {
  return [["M17.5 27h5v6h-5Z", skin], [SMALL_HEAD, skin], [`${circle(17, 22.5, 1.2)}${circle(23, 22.5, 1.2)}`, INK], ["M17.8 26.4q2.2 1.8 4.4 0", INK, 1]];
}

/** Hair behind the head. */
export const BEHIND = {
  long: "M9.5 18Q8 5 20 5Q32 5 30.5 18L32.5 36L7.5 36Z",
  wavy: "M9 17Q7 4 20 4.5Q33 4 31 17Q35 22 32 27Q36 33 31 38L9 38Q4 33 8 27Q5 22 9 17Z",
  dreads: "M9 14Q8 5 20 5Q32 5 31 14L34 34Q32.5 36 31 34L30 24L29.5 38Q28 40 26.5 38L26 26L14 26L13.5 38Q12 40 10.5 38L10 24L9 34Q7.5 36 6 34Z",
  pigtails: `${circle(8, 25, 4)}${circle(32, 25, 4)}`,
  ponytail: "M28 12Q37 14 35 28Q33 34 30 36Q32 26 27 18Z",
} as const;

/** Hair on the head. */
export const ON = {
  short: "M11 17.5Q10 7.5 20 7.5Q30 7.5 29 17.5Q27 12.5 20 12Q13 12.5 11 17.5Z",
  parting: "M11 18Q9.5 7 21 7.5Q30 8 29.2 18Q28 13 23 10.5Q18 14 11 18Z",
  bob: "M10 24Q8.5 6.5 20 7Q31.5 6.5 30 24L27.2 24Q28 15 21 12Q13 14 12.8 24Z",
  fringe: "M11 19Q9 7 20 7Q31 7 29 19Q26 15 24 14.5Q18 16 14.5 14.5Q12 16 11 19Z",
  quiff: "M11 17Q8 6 18 8Q23 0 31 5Q33 11 29 16Q25 11 18 12.5Q13 13 11 17Z",
  mohawk: "M16.5 11L15 3L17.5 5.5L18.5 0L20.5 4.5L23 0L23.5 6L26 4L23.5 11Q20 9.5 16.5 11Z",
  balding: "M11.2 20Q9.5 13 12.5 11L13.8 17Z M28.8 20Q30.5 13 27.5 11L26.2 17Z",
  spikes: "M11 17L9.5 10L13.5 11.5L13.5 5.5L18 9L20.5 3.5L23 9L27.5 5L27 11L31 9.5L29 17Q26 12.5 20 12.5Q14 12.5 11 17Z",
  bun: `${circle(20, 5.5, 4)}M11 18Q9.5 7.5 20 7.5Q30.5 7.5 29 18Q27 11.5 20 11.5Q13 11.5 11 18Z`,
  curls: `${circle(12, 13, 4)}${circle(16, 9, 4.2)}${circle(21.5, 8, 4.2)}${circle(27, 11, 4)}${circle(29, 16, 3)}${circle(11, 18, 3)}`,
  childShort: "M12 21Q11 13 20 13Q29 13 28 21Q26 17 20 17Q15 16.5 12 21Z",
} as const;

/** On the head. */
export const HAT = {
  chef: "M12 12L12.5 8Q7.5 6 10 2.5Q13 0 16 2Q20-2 24 2Q27 0 30 2.5Q32.5 6 27.5 8L28 12Z",
  cap: "M11 14Q11 6 20 6Q29 6 29 14Z",
  brim: "M9 13.5h22v2.6h-22Z",
  peak: "M20 13.5h14q1 3-2 3h-12Z",
  beanie: "M10.5 15Q10 5 20 5Q30 5 29.5 15Z",
  tam: "M8 14Q6 4 20 4Q34 4 32 14Q28 11 20 11Q12 11 8 14Z",
  scarf: "M10 17Q8.5 5.5 20 6Q31.5 5.5 30 17Q25 10.5 20 11Q15 10.5 10 17Z",
} as const;

/** On the face. */
export const WORN: Record<string, Picture> = {
  glasses: [[`${circle(16.2, 18.5, 3.4)}${circle(23.8, 18.5, 3.4)}`, INK, 1.1], ["M19.6 18h.8", INK, 1.1]],
  thick: [[`${circle(16, 18.5, 4)}${circle(24, 18.5, 4)}`, "#ffffffaa"], [`${circle(16, 18.5, 4)}${circle(24, 18.5, 4)}`, INK, 1.6], ["M19.7 18h.6", INK, 1.4]],
  shades: [["M11.5 16h8v2.5q-1.5 3.5-4 3.5t-4-3.5Z M20.5 16h8v2.5q-1.5 3.5-4 3.5t-4-3.5Z", "#15181b"], ["M11 16.5h18", "#15181b", 1.2]],
  mask: [["M10.8 15.5h18.4v6h-18.4Z", "#1f2326"], [`${circle(16.8, 18.5, 1.5)}${circle(23.2, 18.5, 1.5)}`, "#fff"]],
  beard: [["M12 21Q13 30.5 20 31Q27 30.5 28 21Q25 23 20 22.5Q15 23 12 21Z", "#efece6"], ["M17.5 25q2.5 1.5 5 0", INK, 0.9]],
  moustache: [["M14.5 23Q17 20.5 20 22Q23 20.5 25.5 23Q22.5 24.5 20 23.3Q17.5 24.5 14.5 23Z", INK]],
  lips: [["M17.5 23.6q2.5 2.4 5 0q-2.5-1.2-5 0Z", "#b3261e"]],
  stubble: [["M14 22h.1M16 25h.1M24 25h.1M26 22h.1M20 26.5h.1M18 26h.1M22 26h.1", INK, 0.9]],
};

export function layer(d: string, paint: string, line?: number): Layer {
  return line ? [d, paint, line] : [d, paint];
}
