/** The story of a game in a few lines: deaths, broken promises, explosions, the last vote; each with its position in the replay. */
import type { Moment } from "../../../lib/board";
import type { GameEvent } from "../../../lib/protocol";

const MOST = 7;
const BETRAYALS = 3;

/** `told`: what was told at each position. */
export function turningPoints(told: readonly (readonly GameEvent[])[]): Moment[] {
  const all = told.flatMap((events, at) => events.map(({ kind, text }) => ({ at, kind, text })));
  const of = (...kinds: string[]) => all.filter(({ kind }) => kinds.includes(kind));
  const deaths = of("eaten", "died");
  const chosen = new Set([
    ...deaths.slice(0, 1),
    ...of("tower-explodes", "armory-burns"),
    ...of("eliminated"),
    ...of("promise-broken").slice(-BETRAYALS),
    ...of("vote-won").slice(-1),
    ...deaths.slice(-1),
  ]);
  const kept = [...chosen].slice(0, MOST);
  return all.filter((moment) => kept.includes(moment));
}
