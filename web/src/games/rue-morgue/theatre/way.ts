/** The way from one zone to the next: through the gap between them. Pure. */
import { centre, middle, type Box, type Edge, type Point } from "../map/geometry";

/** Walls stop everybody; doors, openings and free borders are ways. */
const isWay = (kind: string) => !["w", "e", "x"].includes(kind);

export function gapBetween(borders: readonly Edge[], one: number, other: number): Point | undefined {
  const shared = borders.filter(({ before, after }) => (before === one && after === other) || (before === other && after === one));
  const open = shared.filter(({ kind }) => isWay(kind));
  const best = [...(open.length > 0 ? open : shared)].sort((a, b) => b.length - a.length)[0];
  return best && middle(best);
}

/** Points along a row of zones, each next to the one before. */
export function pathThrough(zones: readonly number[], borders: readonly Edge[], boxes: readonly Box[]): Point[] {
  const points: Point[] = [];
  zones.forEach((zone, at) => {
    const box = boxes[zone];
    if (!box) return;
    const before = zones[at - 1];
    const gap = before === undefined ? undefined : gapBetween(borders, before, zone);
    if (gap) points.push(gap);
    points.push(centre(box));
  });
  return points;
}

export const drawn = (points: readonly Point[]): string => points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("");

/** Keyframes for whoever goes along it at an even pace. */
export function keyframes(points: readonly Point[]): Keyframe[] {
  const [first] = points;
  if (!first) return [];
  let length = 0;
  const along = points.map((point, at) => {
    const before = points[at - 1];
    if (before) length += Math.hypot(point.x - before.x, point.y - before.y);
    return { ...point, length };
  });
  return along.map((point) => ({ transform: `translate(${point.x}px, ${point.y}px)`, offset: length === 0 ? undefined : point.length / length }) as Keyframe);
}
