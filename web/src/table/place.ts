/** Where something small floats: beside what it speaks of, never over it if there is room, never off the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

export function beside(of: Box, box: { width: number; height: number }, screen: { width: number; height: number }): { left: number; top: number } {
  const below = of.top + of.height + GAP;
  const above = of.top - box.height - GAP;
  const top = below + box.height <= screen.height - GAP ? below : above >= GAP ? above : undefined;
  const middle = clamp(of.left + of.width / 2 - box.width / 2, screen.width - box.width);
  if (top !== undefined) return { left: middle, top };
  const right = of.left + of.width + GAP;
  const left = right + box.width <= screen.width - GAP ? right : Math.max(GAP, of.left - box.width - GAP);
  return { left, top: clamp(of.top + of.height / 2 - box.height / 2, screen.height - box.height) };
}

function clamp(value: number, room: number): number {
  return Math.max(GAP, Math.min(value, room - GAP));
}
