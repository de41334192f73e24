/** Pictures of what a host can settle: maps, the length of the year, who may guess whose hand. */
import { box, circle, type Picture } from "../../../kit/picture";

export const BOX = "0 0 40 40";

const FOREST = "#3f7a45";
const FIELD = "#c99a3c";
const CITY = "#7b858c";
const START = "#c9762b";
const SEASON = { spring: "#3f8a48", summer: "#e0a32a", autumn: "#b8581e", winter: "#5f86b8" } as const;

const zone = (x: number, y: number, paint: string): Picture => [
  [box(x, y, 11, 11), paint],
  [box(x, y, 11, 11), "#00000055", 1],
];
const ROAD: Picture = [["M20 2v36M2 20h36", "#e9dfc6", 2]];
const MAP: Picture = [...zone(14.5, 14.5, START), ...zone(14.5, 2.5, FOREST), ...zone(14.5, 26.5, CITY), ...zone(2.5, 14.5, FIELD), ...zone(26.5, 14.5, FOREST), ...ROAD];

/** How many cards there are of each season, one row a season. */
function year(cards: number, seasons: readonly (keyof typeof SEASON)[]): Picture {
  const height = 36 / seasons.length;
  const width = 36 / cards;
  return seasons.flatMap((season, row) => Array.from({ length: cards }, (_, n) => [box(2 + n * width + 0.6, 2 + row * height + 0.8, width - 1.2, height - 1.6), SEASON[season]] as const));
}

const ALL = ["spring", "summer", "autumn", "winter"] as const;

const drawn = (picture: Picture) => ({ picture, viewBox: BOX });

export const pictures = {
  "maps-build": drawn([...zone(14.5, 14.5, START), ...zone(14.5, 2.5, FOREST), ["M2.500 14.500h11v11h-11Z", "#8b8069", 1.6], ...zone(27, 4, FIELD), ["M32 19l-4 5M32 19l-6-1M32 19q2 8-8 8", "#a3d45c", 2]]),
  "maps-quick": drawn(MAP),
  "length-normal": drawn(year(2, ALL)),
  "length-long-3": drawn(year(3, ALL)),
  "length-long-4": drawn(year(4, ALL)),
  "length-long-5": drawn(year(5, ALL)),
  "length-long-6": drawn(year(6, ALL)),
  "length-hard": drawn(year(4, ["autumn", "winter"])),
  "beginner-no": drawn([[box(5, 8, 18, 26), "#e9dfc6"], [box(17, 6, 18, 26), "#a5231c"], ["M26 11l2.500 6l6 .500l-4.500 4l1.500 6l-5.500-3.500l-5.500 3.500l1.500-6l-4.500-4l6-.500Z", "#ffd667"]]),
  "beginner-yes": drawn([[box(5, 8, 18, 26), "#c9b98a"], [box(17, 6, 18, 26), "#e9dfc6"], [circle(26, 19, 6), "#3f8a48"]]),
  "uniform-windows-yes": drawn([[circle(12, 14, 6), "#6aa9f0"], [circle(28, 14, 6), "#6cc07c"], ["M3 36q2-14 9-14t9 14ZM19 36q2-14 9-14t9 14Z", "#7d86b8"], ["M12 4v-2M28 4v-2", "#ffd667", 2.4]]),
  "uniform-windows-no": drawn([[circle(12, 14, 6), "#6aa9f0"], [circle(28, 14, 6), "#55606a"], ["M3 36q2-14 9-14t9 14Z", "#7d86b8"], ["M19 36q2-14 9-14t9 14Z", "#3a4046"], ["M12 4v-2", "#ffd667", 2.4]]),
};
