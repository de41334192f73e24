/** What the events of the moment say about dice. */
import type { GameEvent } from "../../lib/protocol";

export interface Fight {
  /** The last throw of each side, in the order they were thrown. */
  throws: { black: boolean; dice: number[] }[];
  /** What came of it, in words. */
  outcome: string[];
}

/** How a fight ended or what it cost. */
const OUTCOME = new Set([
  "combat-won",
  "trophy",
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
const BEGINS = new Set(["initial-attack", "group-initial-attack", "ranged-phase", "melee-phase", "group-rolled"]);

/** What was said of the end of a fight. */
export function outcomes(told: readonly GameEvent[]): string[] {
  return told.filter((event) => OUTCOME.has(event.kind)).map((event) => event.text);
}

/** The end of a fight, if there was one among these events. */
export function fightIn(told: readonly GameEvent[]): Fight | undefined {
  const throws: Fight["throws"] = [];
  const outcome: string[] = [];
  let last: Fight["throws"][number] | undefined;
  for (const event of told) {
    const black = event.kind === "zombie-die";
    if (!black && event.kind !== "die") {
      last = undefined;
      if (BEGINS.has(event.kind)) throws.length = outcome.length = 0;
      if (throws.length > 0 && OUTCOME.has(event.kind)) outcome.push(event.text);
      continue;
    }
    if (!last || last.black !== black) {
      last = { black, dice: [] };
      throws.push(last);
    }
    last.dice.push(Number(event.args[0]));
  }
  return throws.length > 0 ? { throws, outcome: outcome.slice(-4) } : undefined;
}
