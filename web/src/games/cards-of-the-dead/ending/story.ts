/** What a whole game comes to in a few lines. */
import type { CardsOfTheDeadEvent } from "../../../contract/cards-of-the-dead.events";
import type { Moment } from "../../../lib/board";
import type { GameEvent } from "../../../lib/protocol";

type Kind = CardsOfTheDeadEvent["kind"];

/** The most important first: this many lines are a pleasure to read, more are a log. */
const TOLD: readonly (readonly Kind[])[] = [["game-won", "game-lost", "breathless"], ["died"], ["went-out"], ["destroyed"], ["explodes"], ["last-breath", "home"], ["went-in", "cursed", "threat-revealed"]];
const MOST = 8;

/** `told`: what was told at each position of the replay. */
export function story(told: readonly (readonly GameEvent[])[]): Moment[] {
  const all = told.flatMap((events, at) => events.map(({ kind, text }) => ({ at, kind, text })));
  const lastShot = all.filter(({ kind }) => kind === "destroyed").at(-1);
  const found = TOLD.flatMap((kinds) => all.filter((moment) => (kinds as readonly string[]).includes(moment.kind) && (moment.kind !== "destroyed" || moment === lastShot)));
  const best = new Set(found.slice(0, MOST));
  return all.filter((moment) => best.has(moment));
}
