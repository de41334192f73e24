/** The twelve survivors and the other sides of their cards: busts in a box of 40 by 44, the head's middle at 20, 18. */
import { box, circle, type Layer, type Picture } from "../../../kit/picture";
import { INK } from "./ink";

export const BUST = "0 0 40 44";

const SKIN = { pale: "#efc8a6", tan: "#d6a377", brown: "#a16c46", dark: "#75492f" } as const;
const DEAD = { pale: "#a9bd8f", tan: "#94a876", brown: "#7c8c5c", dark: "#64724d" } as const;
type Tone = keyof typeof SKIN;

/** The ground behind somebody: the colour of their figure. */
export const GROUND: Record<string, string> = {
  bear: "#77803f", cathy: "#8a5fc0", dan: "#d07a2a", james: "#d77ba6", jane: "#79b9dd", joe: "#33558f",
  laurie: "#4f9a4c", louise: "#6b3f8f", maddie: "#d8b93a", parker: "#2f8f8a", terry: "#b98a35", travis: "#b23b33",
};

const BODY = {
  plain: "M4 44Q4 31 14 29.500L26 29.500Q36 31 36 44Z",
  slim: "M8 44Q8 32 15 30L25 30Q32 32 32 44Z",
  broad: "M1 44Q1 30 13 28.500L27 28.500Q39 30 39 44Z",
} as const;

const HEAD = "M11.500 18a8.500 9.500 0 1 0 17 0a8.500 9.500 0 1 0-17 0Z";
const NECK = "M16.500 24h7v7q-3.500 3-7 0Z";
const VEST: Picture = [["M11 31h18v13H11Z", "#2c3236"], ["M13 35h6v5h-6ZM21 35h6v5h-6Z", "#41494e"]];

interface Look {
  tone: Tone;
  body: Layer;
  behind?: Picture;
  /** Over the clothes. */
  worn?: Picture;
  /** Over the face. */
  on: Picture;
}

const LOOKS: Record<string, Look> = {
  bear: {
    tone: "pale",
    body: [BODY.broad, "#3a2b20"],
    worn: [["M13 29l7 9l7-9l3 15H10Z", "#6d6f63"], ["M8 33h4M28 33h4", "#b6a36a", 1.6]],
    on: [["M11 19q0 14 9 15t9-15q-2 5-5 4.500q-4-1.500-8 0q-3 .5-5-4.500Z", "#6b4226"], ["M16.500 25.500q3.500 2 7 0", "#3d2514", 1.2], ["M10.500 15Q11 6.500 20 6.500T29.500 15Q20 11 10.500 15Z", "#8a1f1c"], ["M12 12h.1M17 9.500h.1M23 9.500h.1M28 12h.1", "#f1e8d5", 1.8]],
  },
  cathy: {
    tone: "tan",
    body: [BODY.slim, "#5e3a8f"],
    behind: [["M27 9q11 1 9 16q-1 7-6 10q3-10-3-18Z", "#2b2320"]],
    worn: [["M14 32h12M20 31v13", "#d9cdf0", 1.4]],
    on: [["M11 18Q9.500 6.500 20 6.500T29 18Q27 11.500 20 11.500T11 18Z", "#2b2320"], ["M10.600 14.500q9.400-4 18.800 0", "#e84f8a", 2.6]],
  },
  dan: {
    tone: "brown",
    body: [BODY.broad, "#22303a"],
    worn: VEST,
    on: [["M10 17Q9 5 20 5T30 17L28 15H12Z", "#1d262c"], ["M11 12.500h18v4.500q-4 2-9 .3q-5 1.700-9-.3Z", "#d8a93c"], ["M11 12.500h18v4.500q-4 2-9 .3q-5 1.700-9-.3Z", "#14191c", 1.2], ["M12 19q0 7 2 9M28 19q0 7-2 9", "#14191c", 1.4]],
  },
  james: {
    tone: "pale",
    body: [BODY.plain, "#2f3a2c"],
    worn: [...VEST, ["M34 44L28 20", "#171a1c", 2.6], [circle(27.500, 18, 1.6), "#171a1c"]],
    on: [["M10 14Q9 5 19 5.500Q31 4 33 11Q31 13.500 28 12.500Q18 11 10 14Z", "#3b4a2a"], [circle(14, 11, 1.700), "#d8b84a"], ["M13.500 22.500q6.500 5 13 0", "#8a5a34", 1.100]],
  },
  jane: {
    tone: "tan",
    body: [BODY.slim, "#274a72"],
    behind: [["M9.500 18Q8 6 20 6T30.500 18L31 30L9 30Z", "#7a4a24"]],
    worn: [["M11 34l3-2l3 2l-1 4h-4Z", "#e0c04f"], ["M20 31v13", "#16304c", 1.4]],
    on: [["M11 14Q11 6 20 6T29 14Z", "#1d3a5c"], ["M10 13.500h21q2 3-2 3H10Z", "#122339"], [circle(20, 10, 1.7), "#e0c04f"], ["M17.500 24.500h5", "#a8403a", 1.5]],
  },
  joe: {
    tone: "dark",
    body: [BODY.plain, "#4f4a35"],
    worn: [["M12 31q8 7 16 0l2 4q-10 6-20 0Z", "#7d4a3a"]],
    on: [["M10.500 15Q10 4.500 20 4.500T29.500 15Z", "#33558f"], ["M10 13.500h20v3.500H10Z", "#26406c"], ["M12 21q1 8 8 8.500t8-8.500q-2 4-8 4t-8-4Z", "#cfcabf"]],
  },
  laurie: {
    tone: "pale",
    body: [BODY.slim, "#3f7a3d"],
    behind: [["M9.500 20Q7.500 5 20 5.500T30.500 20L30 27H10Z", "#c2521f"]],
    worn: [["M14 31l12 13M12 36l9 8", "#c79a45", 3], ["M15 33h.1M18 36.500h.1M21 40h.1", "#5d3d16", 2]],
    on: [["M11 19Q9 7 20 7T29 19Q26 14 23.500 12.500Q18 16 11 19Z", "#c2521f"], ["M15 21h.1M25 21h.1M17 22.500h.1M23 22.500h.1", "#c9764a", 1]],
  },
  louise: {
    tone: "dark",
    body: [BODY.plain, "#2d2540"],
    behind: [["M28 20q6 8 3 20", "#17120f", 4]],
    worn: VEST,
    on: [["M11 17.500Q10 6.500 20 6.500T29 17.500Q27 11 20 11T11 17.500Z", "#17120f"], ["M14 8v5M17.500 7v4.500M22.500 7v4.500M26 8v5", "#2f2620", 1], ["M17.500 24.500h5", "#9b3b4a", 1.6], ["M29 17q3 2 2 6l-6 2", "#9aa6ad", 1.100]],
  },
  maddie: {
    tone: "pale",
    body: [BODY.slim, "#1d1a20"],
    behind: [[`${circle(9, 22, 4.600)}${circle(31, 22, 4.600)}`, "#e24a8c"]],
    worn: [["M15 31h10", "#8d97a0", 2.4], ["M16 31h.1M20 31h.1M24 31h.1", "#1d1a20", 1.2]],
    on: [["M11 18Q9.500 6.500 20 6.500T29 18Q27 14 20 13.500T11 18Z", "#2a1c2a"], ["M11 16q1-8 9-9.500Q14 10 14 15Z", "#e24a8c"], ["M14.500 20.500v3M25.500 20.500v3", "#2a1c2a", 1], ["M17.500 24.500h5", "#5c1f3d", 1.7]],
  },
  parker: {
    tone: "tan",
    body: [BODY.plain, "#5c6b3f"],
    worn: [["M20 31v13", "#3d4829", 1.600], ["M10 36h6M13 33v6", "#d8433a", 2.2]],
    on: [["M9.500 18Q8.500 4.500 20 4.500T30.500 18L28 21V14Q20 11 12 14V21Z", "#d7dcd9"], ["M12 10h16v6q-8-3-16 0Z", "#1d3b46"], ["M29 21q2 4-6 5", "#2b2f32", 1.6], ["M20 4.500v5", "#b23b33", 3]],
  },
  terry: {
    tone: "pale",
    body: [BODY.broad, "#4c5130"],
    worn: [["M15 29.500l5 7l5-7Z", "#d9d2b8"], ["M19 32h2l1 9l-2 3l-2-3Z", "#2c2f1f"], ["M28 35h6M28 37.500h6", "#d8433a", 1.600], ["M28 36.200h6", "#e0c04f", 1]],
    on: [["M9 13Q10 5 20 5T31 13Z", "#3d4226"], ["M10.500 13h19v2.600h-19Z", "#171a10"], [circle(20, 9.500, 2), "#e0c04f"], ["M14.500 23q5.500-3 11 0", "#b9b4a8", 2.400]],
  },
  travis: {
    tone: "brown",
    body: [BODY.broad, "#5b5a3c"],
    worn: [["M6 37q5-4 9 1M25 33q6-2 9 3M14 42q5-3 9 0", "#3d3d26", 3], ["M16 31l4 5l4-5", "#b8bfc2", 1.200], [box(18.500, 36, 3, 4), "#c9d0d3"]],
    on: [["M16 10Q16 4 20 4T24 10Q20 8.500 16 10Z", "#1a1512"], ["M12 14l6 2M28 14l-6 2", "#1a1512", 1.500], ["M25 20l3 5", "#6e3f28", 1.200]],
  },
};

function bust(id: string, dead: boolean): Picture {
  const look = LOOKS[id];
  if (!look) return [];
  const skin = (dead ? DEAD : SKIN)[look.tone];
  const eyes: Picture = dead
    ? [[`${circle(16.800, 18.500, 1.900)}${circle(23.200, 18.500, 1.900)}`, "#f2efc9"], [`${circle(16.800, 18.500, 0.7)}${circle(23.200, 18.500, 0.7)}`, "#a8201a"], ["M16.500 24.200l1.500-1l1.300 1.200l1.400-1.200l1.300 1.200l1.500-1.200", INK, 0.9]]
    : [[`${circle(16.800, 18.500, 1.1)}${circle(23.200, 18.500, 1.1)}`, INK], ["M17.500 24q2.500 1.200 5 0", INK, 1]];
  const scar: Picture = dead ? [["M13.500 20.500q2 3 1 6M27 14.500l-2 4", "#6d1b18", 1.500]] : [];
  return [...(look.behind ?? []), look.body, ...(look.worn ?? []), [NECK, skin], [HEAD, skin], ...eyes, ...scar, ...look.on];
}

export const SURVIVORS: Record<string, Picture> = Object.fromEntries(Object.keys(LOOKS).flatMap((id) => [[id, bust(id, false)], [`${id}-z`, bust(id, true)]]));

export function ground(id: string): string {
  return GROUND[id.replace(/-z$/, "")] ?? "#6b7378";
}
