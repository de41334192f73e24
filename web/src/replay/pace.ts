/** How long a position is looked at while the replay plays. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

const QUIET = 500;
const FIRST = 1100;
const MORE = 450;
const MOST_LINES = 5;

/** Milliseconds for a decision with that many lines. */
export function dwell(lines: number, speed: number): number {
  const plain = lines === 0 ? QUIET : FIRST + MORE * (Math.min(lines, MOST_LINES) - 1);
  return plain / speed;
}
