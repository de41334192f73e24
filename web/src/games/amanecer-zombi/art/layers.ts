/** What the pictures of this game have in common: their box, their paints. */
import type { Layer, Picture } from "../../../kit/picture";

/** The box of every picture that is not a portrait. */
export const FACE = "0 0 48 48";

export const INK = "#211d1a";
export const STEEL = "#7c8a93";
export const WOOD = "#8a6038";
export const BLOOD = "#a5231c";
export const ROT = "#7f9a5b";
export const ROT_DEEP = "#46592f";
export const LAMP = "#ffd667";

const NUMBERS = /-?\d*\.?\d+/g;

/** The same picture smaller and elsewhere; for paths in absolute or relative letters, without arcs. */
export function placed(picture: Picture, dx: number, dy: number, scale: number): Picture {
  return picture.map(([d, paint, line]) => [moved(d, dx, dy, scale), paint, ...(line ? [line * scale] : [])] as unknown as Layer);
}

function moved(d: string, dx: number, dy: number, scale: number): string {
  return d.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, letter: string, rest: string) => {
    const numbers = (rest.match(NUMBERS) ?? []).map(Number);
    const absolute = letter === letter.toUpperCase();
    const shifted = numbers.map((value, at) => {
      if (letter === "a" || letter === "A") {
        const part = at % 7;
        if (part >= 2 && part <= 4) return value;
        return value * scale + (absolute && part > 4 ? (part === 5 ? dx : dy) : 0);
      }
      const across = letter === "H" || letter === "h" || (letter !== "V" && letter !== "v" && at % 2 === 0);
      return value * scale + (absolute ? (across ? dx : dy) : 0);
    });
    return letter + shifted.map((value) => Math.round(value * 100) / 100).join(" ");
  });
}
