/** What the events of the moment say about dice. */
import { numberOf } from "../../kit/refs";
import type { GameEvent } from "../../lib/protocol";

export interface Fight {
  /** The last throw of each side, in the order they were thrown. */
  throws: { black: boolean; dice: number[] }[];
  /** The outcome, in words. */
  outcome: string[];
  /** Zombie cards that were won: kinds, and by which seat. */
  taken: { seat: number; action: number }[];
}

/** How a fight ended or what it cost. */
const OUTCOME = new Set([
  "combat-won",
  "combat-lost",
  "fled",
  "fled-for-cards",
  "fled-for-experience",
  "fled-to",
  "damage",
  "plain-damage",
  "damage-cancelled",
  "died",
  "group-eliminated",
  "new-group",
  "character-discarded",
  "mission-done",
  "mission-declared",
  "mission-failed",
]);

/** A new throw begins. What lay there before is old. */
const BEGINS = new Set(["initial-attack", "group-initial-attack", "ranged-phase", "melee-phase"]);
/** What a throw has brought. The next one is another: two Groups throw one after the other, and both lie there. */
const SETTLES = new Set(["group-hits", "zombie-hits"]);

/** What was said of the end of a fight. */
export function outcomes(told: readonly GameEvent[]): string[] {
  return told.filter((event) => OUTCOME.has(event.kind)).map((event) => event.text);
}

/** Zombie cards that somebody has won. */
export function trophies(told: readonly GameEvent[]): Fight["taken"] {
  return told.filter(({ kind }) => kind === "trophy").map(({ args }) => ({ seat: numberOf(args[0]), action: numberOf(args[1]) }));
}

/** The end of a fight, if there was one among these events. */
export function fightIn(told: readonly GameEvent[]): Fight | undefined {
  const throws: Fight["throws"] = [];
  const outcome: string[] = [];
  let last: Fight["throws"][number] | undefined;
  let settled = false;
  for (const event of told) {
    const black = event.kind === "zombie-die";
    if (!black && event.kind !== "die") {
      last = undefined;
      if (SETTLES.has(event.kind)) settled = true;
      if (BEGINS.has(event.kind) || (settled && event.kind === "group-rolled")) {
        throws.length = outcome.length = 0;
        settled = false;
      }
      if (throws.length > 0 && OUTCOME.has(event.kind)) outcome.push(event.text);
      continue;
    }
    if (!last || last.black !== black) {
      last = { black, dice: [] };
      throws.push(last);
    }
    last.dice.push(Number(event.args[0]));
  }
  return throws.length > 0 ? { throws, outcome: outcome.slice(-4), taken: trophies(told) } : undefined;
}
