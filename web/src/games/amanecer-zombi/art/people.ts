/** The survivors, from the shoulders up, in a box of 40 by 44. Faces turn three quarters to the left, where the light of the fire comes from. */
import { box, circle, type Layer, type Picture } from "../../../kit/picture";
import { INK } from "./layers";

export const BUST = "0 0 40 44";

const SKIN = { fair: "#efc6a2", warm: "#d69f72", brown: "#9c6740", deep: "#6d4429", old: "#e2bf9f" } as const;
const HAIR = { coal: "#29221f", chestnut: "#66402a", straw: "#ddb04a", grey: "#a5a29c", snow: "#ece8df", copper: "#ab4a22" } as const;

/** How the coat falls. */
const COAT = {
  plain: "M3 44Q4 32 14 30L20 34L27 30Q36 32 37 44Z",
  broad: "M0 44Q1 30 13 28.500L20 33L28 28.500Q39 30 40 44Z",
  slim: "M7 44Q8 33 15 31L20 35L26 31Q32 33 33 44Z",
  bent: "M3 44Q1 31 12 30L19 35L27 32Q36 34 37 44Z",
  small: "M9 44Q9 36 16 34L20 37L25 34Q31 36 31 44Z",
} as const;

/** Crown of the head, hair over it. */
const TOP = {
  crop: "M11 17Q10 6.500 20.500 6.500Q30.500 7 29.500 18Q28 12.500 21 12Q14 12.500 11 17Z",
  side: "M10.500 18Q9 6 21 6.500Q31 7 29.800 19Q28.500 13 24 10Q17.500 14.500 10.500 18Z",
  long: "M10 21Q8 5 20.500 5.500Q32.500 6 31.500 22L33 34L27 33Q30 18 23 12Q14 12 12.500 20L12 33L7 33Z",
  bun: `${circle(23, 4.5, 3.8)}M10.500 18Q9.500 6.500 20.500 6.500Q31 7 29.500 18Q27 11.500 20.500 11.500Q13 11.500 10.500 18Z`,
  curls: `${circle(12, 13, 4)}${circle(15.5, 8.5, 4.2)}${circle(21.5, 6.8, 4.2)}${circle(27.5, 9.5, 4)}${circle(30, 15, 3.4)}${circle(30, 20, 2.6)}`,
  tail: "M10.500 18Q9.500 6.500 20.500 6.500Q30 7 30 14Q37 16 35.500 28Q33 31 31.500 27Q32.500 20 28.500 17Q24 11.500 20.500 11.500Q13 12 10.500 18Z",
  bald: "M28.500 19Q31 14 28 10.500L27 17Z",
  spikes: "M10.500 17L9 9.500L13.500 11L14 5L18.500 8.500L21.500 3L24 8.500L29 5L28 11L32 10L29.500 18Q26 12.500 20 12.500Q14 12.500 10.500 17Z",
  none: "",
} as const;

/** Something on the head: path and where its shade lies. */
const HAT = {
  cap: ["M10.500 14.500Q10 5 20.500 5Q30.500 5 30 14.500Z", "M3 14.500h19v2.800h-16q-3 0-3-2.800Z"],
  ranger: ["M12 12Q13 3.500 20.500 3.500Q28 3.500 29 12Z", "M4 12h33q0 3.500-5 3.500h-23q-5 0-5-3.500Z"],
  police: ["M9 11Q10 4 20.500 4Q32 4 32 11L30 15h-19Z", "M6 14.500h24v2.800h-20q-4 0-4-2.800Z"],
  helmet: ["M9 15Q8 3 20.500 3Q32.500 3 32 15Z", "M4 15h30q2 3.500-3 3.500l-2-1.500h-20q-5 0-5-2Z"],
  beanie: ["M10 14.500Q9.500 4 20.500 4Q31 4 30.500 14.500Z", "M9.500 12.500h21.500v4h-21.500Z"],
  toque: ["M12 12L12 8Q7 6 10 2.500Q13.500 0 16.500 2Q20.500-1.500 24.500 2Q28-.500 31 3Q33 6.500 29 8.500L29 12Z", "M12 10h17v3.500h-17Z"],
  band: ["M10.500 13.500Q20 9.500 30 13.500L30 17Q20 13 10.500 17Z", ""],
} as const;

interface Looks {
  skin: string;
  coat: string;
  cut?: keyof typeof COAT;
  hair?: keyof typeof TOP;
  hue?: string;
  hat?: keyof typeof HAT;
  felt?: string;
  child?: boolean;
  more?: Picture;
}

function head(skin: string, child: boolean): Picture {
  const y = child ? 4 : 0;
  return [
    [box(17, 25 + y, 7, 7), skin],
    [`M11.500 ${18 + y}a9 ${child ? 8.5 : 9.8} 0 1 0 18 0a9 ${child ? 8.5 : 9.8} 0 1 0-18 0Z`, skin],
    [`M24 ${9.5 + y}q7 3 5.500 10q-1 6-6.500 7.800q4-7 1-17.800Z`, "#00000026"],
    [`${circle(15.6, 18.6 + y, 1.15)}${circle(22, 18.6 + y, 1.15)}`, INK],
    [`M15.500 ${23.4 + y}q2.500 1.500 5 .1`, INK, 1.1],
    [`M18 ${19.5 + y}l-1 2l1.400 .2`, "#00000055", 0.9],
  ];
}

function bust({ skin, coat, cut = "plain", hair = "none", hue = HAIR.coal, hat, felt = INK, child = false, more = [] }: Looks): Picture {
  const layers: Layer[] = [];
  if (hair === "long") layers.push([TOP.long, hue]);
  layers.push([COAT[cut], coat], ["M27 30Q36 32 37 44L28 44Q31 36 27 30Z", "#00000030"], ...head(skin, child));
  if (hair === "long") layers.push(["M11.500 19Q10 6.500 20.500 6.500Q31 6.500 29.500 19Q28 13 22 11.500Q16 15 11.500 19Z", hue]);
  else if (hair !== "none") layers.push([child ? TOP[hair].replace(/^M(\S+) (\S+)/, (_, x: string, y: string) => `M${x} ${Number(y)}`) : TOP[hair], hue]);
  if (hat) {
    layers.push([HAT[hat][0], felt]);
    if (HAT[hat][1]) layers.push([HAT[hat][1], "#00000066"]);
  }
  return [...layers, ...more];
}

const GLASSES: Picture = [[`${circle(15.2, 18.6, 3.3)}${circle(22.4, 18.6, 3.3)}`, INK, 1.1], ["M18.500 18.200h.6M25.700 18l3.300-.8", INK, 1.1]];
const LIPS: Layer = ["M15.500 23.500q2.500 2.200 5 0q-2.500-1.100-5 0Z", "#b3322c"];
const CROSS = (x: number, y: number, paint: string): Layer => [`M${x - 1} ${y - 3}h2v2h2v2h-2v2h-2v-2h-2v-2h2Z`, paint];

export const PEOPLE: Record<string, Picture> = {
  "gang-member": bust({ skin: SKIN.warm, coat: "#33302f", cut: "broad", hair: "crop", hat: "band", felt: "#b3322c", more: [["M12 24q-1 3 2 5M30 16l1 6", "#00000066", 1], ["M13 31l7 6l7-6", "#d6b23c", 1.4], ["M26 21q2 3 .500 6", "#7a4b30", 1.2]] }),
  kid: bust({ skin: SKIN.fair, coat: "#3d7fb8", cut: "small", hair: "none", child: true, more: [["M11.500 21Q10.500 12 20.500 12Q30 12 29.500 21Q27 16.500 20 16.500Q15 16.500 11.500 21Z", HAIR.chestnut], ["M10.500 18Q10 9 20.500 9Q31 9 30 18Z", "#b3322c"], ["M5 17.500h17v2.500h-14q-3 0-3-2.500Z", "#7d201c"], ["M11 39h18M11 42.500h18", "#f1ead8", 1.6]] }),
  preacher: bust({ skin: SKIN.old, coat: "#1f2226", hair: "side", hue: HAIR.grey, more: [[box(16.5, 30.5, 8, 3.4), "#f4f1ea"], ["M20.500 36v7M17.500 38.500h6", "#d6b23c", 1.8]] }),
  "park-ranger": bust({ skin: SKIN.warm, coat: "#5e6b34", hair: "crop", hue: HAIR.chestnut, hat: "ranger", felt: "#a98a4f", more: [["M8 36l5-2l1 5l-4 2Z", "#d6b23c"], ["M13 22q5 6 11 3", "#66402a88", 2]] }),
  doctor: bust({ skin: SKIN.deep, coat: "#eef1ef", hair: "bun", more: [LIPS, ["M14 31q-2 9 4 10M27 31q2 8-3 10", "#3d8f8a", 1.5], [circle(18.5, 41, 2), "#7c8a93"]] }),
  "police-officer": bust({ skin: SKIN.fair, coat: "#2b4a6f", hair: "tail", hue: HAIR.straw, hat: "police", felt: "#233c5a", more: [LIPS, [circle(20.5, 9, 2), "#d6b23c"], ["M9 36l3 1.500l0 3l-3 2l-3-2l0-3Z", "#d6b23c"]] }),
  mechanic: bust({ skin: SKIN.warm, coat: "#3f6f9e", cut: "broad", hair: "crop", hat: "cap", felt: "#33587c", more: [["M12 22l2 1M24 25l3-1", "#00000077", 1.6], ["M31 27l4 4l-2 2l6 8l-3 2l-6-8l-3 1l-3-4l3-1l2 2l2-2l-2-2Z", "#9aa6ad"]] }),
  electrician: bust({ skin: SKIN.brown, coat: "#d98a1f", hair: "crop", hat: "helmet", felt: "#e8c02f", more: [["M34 28l-6 8h4l-3 8l8-10h-4Z", "#ffe27a"]] }),
  cook: bust({ skin: SKIN.fair, coat: "#f0ece2", hair: "bun", hue: HAIR.copper, hat: "toque", felt: "#ffffff", more: [LIPS, ["M12 33q8 6 16 0", "#b3322c", 2.2]] }),
  hunter: bust({ skin: SKIN.old, coat: "#4a4a2c", cut: "broad", hair: "crop", hue: HAIR.grey, hat: "cap", felt: "#c0571d", more: [["M12.500 22Q14 30.500 20 30.500Q27 30 28 22Q24 24 20 23.500Q15 24 12.500 22Z", HAIR.grey], ["M36 14L30 44", "#5d4126", 2.6], ["M37 6L35.500 16", "#7c8a93", 1.8]] }),
  firefighter: bust({ skin: SKIN.warm, coat: "#7b2a20", cut: "broad", hair: "tail", hue: HAIR.coal, hat: "helmet", felt: "#c2352b", more: [["M20.500 5l3 4l-3 5l-3-5Z", "#ffd667"], ["M5 39h30", "#e8d24a", 2.6], LIPS] }),
  athlete: bust({ skin: SKIN.deep, coat: "#2f9a6f", cut: "slim", hair: "crop", hat: "band", felt: "#f4f1ea", more: [["M14 36h12v7h-12Z", "#f4f1ea"], ["M18.500 38l2-1v6", INK, 1.5]] }),
  hiker: bust({ skin: SKIN.warm, coat: "#8c5a2b", cut: "broad", hair: "curls", hue: HAIR.chestnut, more: [["M30 22q8 0 8 9v13h-7Z", "#3c6b52"], ["M12 30q-1 7 1 14M29 30q1 7-1 14", "#3c6b52", 2.4]] }),
  soldier: bust({ skin: SKIN.warm, coat: "#55603a", cut: "broad", hair: "crop", hat: "helmet", felt: "#4b5732", more: [["M12 8q3-2 5 0M23 6q4 1 5 4M16 12h4", "#353f22", 2], ["M11 23q2 5 5 5", INK, 1.1], ["M8 36l5 2l-4 3Z", "#353f22"]] }),
  thief: bust({ skin: SKIN.fair, coat: "#2c2b33", cut: "slim", hair: "long", hue: HAIR.coal, hat: "beanie", felt: "#3b3846", more: [["M11.500 16.500h17.500v4.500h-17.500Z", "#17161b"], [`${circle(15.6, 18.8, 1.3)}${circle(22, 18.8, 1.3)}`, "#ffffff"], LIPS] }),
  scientist: bust({ skin: SKIN.brown, coat: "#eef1ef", hair: "long", more: [...GLASSES, LIPS, ["M33 28h3v5l3 8q0 3-3 3h-5q-3 0-2-3l4-8Z", "#bfe3e0"], ["M31 39h7l1 3q0 2-2 2h-6q-2 0-1-2Z", "#58b947"]] }),
  reporter: bust({ skin: SKIN.fair, coat: "#b08a52", hair: "side", hue: HAIR.copper, more: [...GLASSES, [box(2, 31, 12, 9), "#2a2c31"], [circle(8, 35.5, 3), "#8fb7d8"], [box(4, 29, 4, 2), "#2a2c31"]] }),
  grandmother: bust({ skin: SKIN.old, coat: "#7a5a8f", cut: "bent", hair: "bun", hue: HAIR.snow, more: [...GLASSES, ["M4 39q16-8 32 0", "#eadfc8", 2.4]] }),
  teenager: bust({ skin: SKIN.warm, coat: "#6a4fb0", cut: "slim", hair: "spikes", hue: HAIR.straw, more: [["M10.500 19Q9 3.500 20.500 3.500Q32 3.500 30.500 19", "#23262a", 1.8], [`${circle(10.5, 20, 2.6)}${circle(30.5, 20, 2.6)}`, "#c2352b"]] }),
  "taxi-driver": bust({ skin: SKIN.brown, coat: "#454a52", hair: "crop", hat: "cap", felt: "#e0b32a", more: [["M12.500 24Q16 21 20 23Q24 21 25.500 24Q22 25.500 20 24.300Q16 25.500 12.500 24Z", INK], ["M10 8h3v2h-3ZM16 8h3v2h-3ZM22 8h3v2h-3Z", INK]] }),
  boxer: bust({ skin: SKIN.deep, coat: SKIN.deep, cut: "broad", hair: "crop", more: [["M8 44V35M33 44V35", "#c2352b", 3], ["M1 30q-1-7 6-7q7 0 6 7l-2 6h-8Z", "#c2352b"], ["M3 36h9v3h-9Z", "#f4f1ea"], ["M22.500 21.500l3 .500", "#f4f1ea", 1.6]] }),
  teacher: bust({ skin: SKIN.fair, coat: "#3f6a5a", hair: "bun", hue: HAIR.grey, more: [...GLASSES, LIPS, [box(26, 33, 12, 11), "#8c3b2b"], ["M29 36h6M29 39h6", "#eadfc8", 1.2]] }),
  lawyer: bust({ skin: SKIN.brown, coat: "#2d3140", hair: "tail", more: [LIPS, ["M15 30.500l5.500 8l6-8Z", "#f4f1ea"], ["M10.500 22h.1M29.500 22h.1", "#d6b23c", 2.4]] }),
  nurse: bust({ skin: SKIN.warm, coat: "#5fa7a2", hair: "bun", hue: HAIR.chestnut, more: [["M12 11Q20 6 29 11L28 5.500Q20 2 13 5.500Z", "#ffffff"], CROSS(20.5, 7.5, "#c2352b"), LIPS] }),
  nameless: bust({ skin: "#8d8a84", coat: "#4b4f55", hair: "crop", hue: "#3a3d42", more: [["M17.500 35q0-3 3-3t3 3q0 2-3 3v2M20.500 43v.1", "#e9dfc6", 1.8]] }),
};

export function portrait(character: string): Picture {
  return PEOPLE[character] ?? PEOPLE["nameless"] ?? [];
}
