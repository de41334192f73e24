/** Townspeople as they stand in the street: the bust that everybody knows, on legs. Each in a box of 40 by 66. */
import type { Layer, Picture } from "../../../kit/picture";
import { INK } from "./ink";
import { PEOPLE } from "./people";
import { SKIN } from "./parts";

/** The height of a figure; its feet are at the bottom. */
export const HEIGHT = 66;

const LEGS = {
  trousers: "M8 42L32 42L31 62L22 62L20 51L18 62L9 62Z",
  broad: "M5 42L35 42L33 62L22 62L20 51L18 62L7 62Z",
  slim: "M10 42L30 42L28.5 62L21.5 62L20 51L18.5 62L11.5 62Z",
  child: "M12 43L28 43L27 61L21.5 61L20 53L18.5 61L13 61Z",
  skirt: "M9 42L31 42L35 55L5 55Z",
  dress: "M8 42L32 42L37 61L3 61Z",
} as const;

const SHINS = "M12 54h5v8h-5ZM23 54h5v8h-5Z";
const SHOES = "M8 61h11v4h-11ZM21 61h11v4h-11Z";

type Below = [cut: keyof typeof LEGS, cloth: string, skin?: string];

const BELOW: Record<string, Below> = {
  blonde: ["skirt", "#8d1f4b", SKIN.pale],
  businessman: ["broad", "#2c343e"],
  businesswoman: ["skirt", "#37294f", SKIN.tan],
  "sushi-chef": ["trousers", "#d8d2c4"],
  geek: ["slim", "#4d5a3c"],
  grandpa: ["trousers", "#54472f"],
  granny: ["dress", "#6f538a"],
  housewife: ["dress", "#a8652a"],
  mama: ["dress", "#1f5a2c"],
  student: ["skirt", "#24558c", SKIN.pale],
  "little-boy": ["child", "#6b4a2b"],
  "little-girl": ["skirt", "#b5427a", SKIN.pale],
  "pregnant-woman": ["dress", "#4a7896"],
  priest: ["dress", "#1b1d21"],
  punk: ["slim", "#7c1a2a"],
  rasta: ["trousers", "#4a6b35"],
  rocker: ["slim", "#2b3a55"],
  "special-agent": ["broad", "#12171c"],
  teen: ["slim", "#34507c"],
  thief: ["trousers", "#23262a"],
  vigil: ["broad", "#22324a"],
};

/** Somebody from head to shoes. */
export function standing(character: string): Picture {
  const [cut, cloth, skin] = BELOW[character] ?? ["trousers", "#4a4f55"];
  return [...(skin ? [[SHINS, skin] as Layer] : []), [SHOES, "#231d18"], [LEGS[cut], cloth], ...(PEOPLE[character] ?? [])];
}

/** One dark shape a little larger than the picture: drawn below it, it is the line around the whole figure. */
export function outline(picture: Picture): string {
  return picture
    .filter(([, paint, line]) => line === undefined && paint !== INK)
    .map(([d]) => d)
    .join("");
}
