/** The buildings, each in a box of 64 by 44. */
import { box, circle, type Picture } from "../../../kit/picture";

export const SITE = "0 0 64 44";

const WALL = "color-mix(in srgb, var(--wall) 62%, var(--bone))";
const ROOF = "color-mix(in srgb, var(--roof) 80%, var(--bone))";
const DARK = "var(--street)";
const GLOW = "#f0c658";
const LINE = "var(--line-strong)";

const STREET: Picture = [["M0 42h64v2h-64Z", DARK]];

export const PLACES: Record<string, Picture> = {
  church: [...STREET, ["M30 18h26v24h-26Z", WALL], ["M27 19l16-9l16 9Z", ROOF], ["M10 20h16v22h-16Z", WALL], ["M8 20l10-15l10 15Z", ROOF], ["M18 0v7M15.5 2.5h5", LINE, 1.6], ["M14 42v-8q4-6 8 0v8Z", DARK], [circle(18, 24, 2.6), GLOW], ["M35 34v-7q3-4 6 0v7ZM46 34v-7q3-4 6 0v7Z", GLOW]],
  hospital: [...STREET, [box(8, 10, 48, 32), WALL], [box(22, 4, 20, 38), WALL], [box(8, 9, 48, 2), ROOF], [box(22, 3, 20, 2), ROOF], ["M29.5 8h5v4h4v5h-4v4h-5v-4h-4v-5h4Z", "#c2352b"], [box(27, 32, 10, 10), DARK], [`${box(11, 15, 6, 5)}${box(11, 25, 6, 5)}${box(47, 15, 6, 5)}${box(47, 25, 6, 5)}`, GLOW]],
  bank: [...STREET, [box(6, 38, 52, 4), WALL], ["M4 15L32 3L60 15Z", ROOF], [box(6, 15, 52, 3.5), WALL], [`${box(10, 19, 6, 19)}${box(22, 19, 6, 19)}${box(36, 19, 6, 19)}${box(48, 19, 6, 19)}`, WALL], [box(29, 24, 6, 14), DARK], [circle(32, 10.5, 3.2), GLOW], ["M17 19v19M21 19v19M43 19v19M47 19v19", LINE, 0.8]],
  armory: [...STREET, ["M6 42V20q26-14 52 0v22Z", WALL], ["M6 20q26-14 52 0", ROOF, 3], [box(24, 27, 16, 15), DARK], ["M24 32h16M24 37h16", LINE, 1.2], [`${box(11, 25, 8, 3)}${box(45, 25, 8, 3)}`, GLOW], ["M27 14l10 9M37 14l-10 9", LINE, 2.2]],
  "armory-burnt": [...STREET, ["M6 42V26l8-5l5 6l9-9l8 7l9-6l6 8l7-3v18Z", DARK], ["M14 42q-5-8 2-15q0 6 4 8q-1-9 6-15q-1 9 4 12q4-4 3-10q8 8 4 20Z", "var(--fire)"], ["M36 42q0-6 5-9q0 4 3 5q2-3 1-7q6 5 3 11Z", "var(--fire)"]],
  "armory-blocked": [...STREET, ["M6 42V20q26-14 52 0v22Z", WALL], ["M6 20q26-14 52 0", ROOF, 3], ["M20 42l3-9l6-5l5 4l5-5l4 8l4 7Z", DARK], ["M21 40l22-12M23 28l20 12", LINE, 2.4]],
  tower: [...STREET, ["M18 42L24 22M46 42L40 22M32 42V22M20 34h24M23 28l18 12M41 28L23 40", LINE, 1.6], ["M16 9h32v13q-16 5-32 0Z", "var(--water)"], ["M16 9q16-5 32 0q-16 5-32 0Z", WALL], ["M18 8L32 1L46 8Z", ROOF], ["M16 15q16 5 32 0", LINE, 1.2]],
  "ruined-tower": [...STREET, ["M16 42L22 30M48 42L43 34M30 42l2-12M18 38h10M38 38h8", LINE, 1.8], ["M8 42q6-10 14-7l6-5l8 6l6-3q8 1 12 9Z", DARK], ["M24 34l12-6l4 7", "var(--water)", 3], ["M40 26q3-5 0-9q5 2 5 7M28 22q2-4 0-8q5 3 4 7", LINE, 1.4]],
  crossroads: [["M0 14h64v16h-64Z M24 0h16v44h-16Z", DARK], ["M2 22h6M14 22h6M44 22h6M56 22h6M32 1v5M32 10v3M32 31v4M32 39v4", "var(--bone)", 1.4], ["M40 30h14v9h-14Z", ROOF], ["M54 32h5l2 3v4h-7Z", WALL], [`${circle(44, 40, 2)}${circle(57, 40, 2)}`, "#15181b"]],
};
