/** The turning points of a whole game, in the order in which they came. */
import type { AmanecerZombiEvent } from "../../../contract/amanecer-zombi.events";
import type { Moment } from "../../../lib/board";
import type { GameEvent } from "../../../lib/protocol";

/** The most important first: this many lines are a pleasure to read, more are a log. */
const TOLD: readonly (readonly AmanecerZombiEvent["kind"][])[] = [["game-won", "solo-won", "solo-dead", "solo-lost"], ["group-eliminated"], ["groups-fight"], ["mission-done"], ["died"], ["mission-failed"], ["bought-skill"]];
const MOST = 8;
const MOST_OF_A_KIND = 3;

/** `told`: what was told at each position of the replay. */
export function turningPoints(told: readonly (readonly GameEvent[])[]): Moment[] {
  const all = told.flatMap((events, at) => events.map(({ kind, text }) => ({ at, kind, text })));
  const found = TOLD.flatMap((kinds) => all.filter(({ kind }) => (kinds as readonly string[]).includes(kind)).slice(-MOST_OF_A_KIND));
  const best = new Set(found.slice(0, MOST));
  return all.filter((moment) => best.has(moment));
}
