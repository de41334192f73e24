/** Pictures as layers: cards on 48 × 48, a zombie on 24 × 34, parts of the scene; signs are single paths on 24 × 24. */
import type { Picture, Placed } from "../../kit/picture";
import art from "./art.json";

export const PICTURES = art.pictures as unknown as Record<string, Picture>;
export const SIGNS = art.signs;
export const put = (what: string, at = ""): Placed => [PICTURES[what] ?? [], at];
export const COVER = art.cover.map(([what = "", at]) => put(what, at));
