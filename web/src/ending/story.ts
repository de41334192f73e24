/** The story of a game in a few lines, each with its position in the replay. Pure. */
import type { Landmarks, Moment } from "../lib/board";
import type { GameEvent } from "../lib/protocol";

const MOST = 6;

/** The first death and the last, and between them what turned the game. `told`: what was told at each position. */
export function storyOf(told: readonly (readonly GameEvent[])[], landmarks: Landmarks): Moment[] {
  const all = told.flatMap((events, at) => events.filter(({ kind }) => landmarks[kind] && landmarks[kind] !== "round").map(({ kind, text }) => ({ at, kind, text })));
  const once = all.filter((one, at) => all.findIndex((other) => other.at === one.at && other.text === one.text) === at);
  const deaths = once.filter(({ kind }) => landmarks[kind] === "death");
  const turns = once.filter(({ kind }) => landmarks[kind] === "turn");
  const ends = new Set([...deaths.slice(0, 1), ...deaths.slice(-1)]);
  const chosen = new Set([...ends, ...turns.slice(-(MOST - ends.size))]);
  for (const death of [...deaths].reverse()) if (chosen.size < MOST) chosen.add(death);
  return once.filter((one) => chosen.has(one));
}
