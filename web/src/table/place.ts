/** Where something small floats: beside what it speaks of, over nothing that glows if there is room, never off the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Spot {
  left: number;
  top: number;
}

const GAP = 8;

/** The first place around `of` inside `room` that covers none of `free`; nothing if there is none. */
export function beside(of: Box, box: { width: number; height: number }, room: Box, free: readonly Box[] = []): Spot | undefined {
  const middle = of.left + of.width / 2 - box.width / 2;
  const centre = of.top + of.height / 2 - box.height / 2;
  const below = of.top + of.height + GAP;
  const above = of.top - box.height - GAP;
  const right = of.left + of.width + GAP;
  const left = of.left - box.width - GAP;
  const places: Spot[] = [
    { left: middle, top: below },
    { left: middle, top: above },
    { left: right, top: centre },
    { left, top: centre },
    { left: right, top: below },
    { left, top: below },
    { left: right, top: above },
    { left, top: above },
  ];
  return places.map((spot) => into(spot, box, room)).find((spot) => [of, ...free].every((other) => !overlap({ ...spot, ...box }, other)));
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

function into(spot: Spot, box: { width: number; height: number }, room: Box): Spot {
  return { left: clamp(spot.left, room.left, room.left + room.width - box.width), top: clamp(spot.top, room.top, room.top + room.height - box.height) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least + GAP, Math.min(value, most - GAP));
}
