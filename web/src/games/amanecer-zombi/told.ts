/**
 * What the events of the moment say about dice. An event is words in a language; the number of a die is found by laying the game's own
 * template over it, so no word stands here.
 */
import type { GameContext } from "../../lib/board";
import type { GameEvent } from "../../lib/protocol";

export interface Fight {
  /** The last throw of each side, in the order they were thrown. */
  throws: { black: boolean; dice: number[] }[];
  /** What came of it, as it was told. */
  outcome: string[];
}

const MARK = "\u0001";

function numberIn(game: GameContext, key: string, text: string): number | undefined {
  const [before = "", after = ""] = game.text(key, MARK).split(MARK);
  if (!text.startsWith(before) || !text.endsWith(after)) return undefined;
  const found = Number(text.slice(before.length, text.length - after.length));
  return Number.isInteger(found) && found >= 1 && found <= 6 ? found : undefined;
}

/** Rules that say how a fight ended or what it cost. */
const OUTCOME = /^AMZ-(CMB-(07|09|14)|FLEE|DMG|DEATH|MISS-(01|08)$)/;

/** What was told of the end of a fight. */
export function outcomes(told: readonly GameEvent[]): string[] {
  return told.filter((event) => OUTCOME.test(event.rule)).map((event) => event.text);
}

/** A new throw begins: an Initial Attack, a ranged or a melee phase. What lay there before is old. */
const BEGINS = /^AMZ-(INI-01|INI-09|RNG-01|MEL-01)$/;

/** The end of a fight, if there was one among these events. */
export function fightIn(game: GameContext, told: readonly GameEvent[]): Fight | undefined {
  const throws: Fight["throws"] = [];
  const outcome: string[] = [];
  let last: Fight["throws"][number] | undefined;
  for (const event of told) {
    const white = numberIn(game, "event.die", event.text);
    const black = numberIn(game, "event.zombie-die", event.text);
    const value = white ?? black;
    if (value === undefined) {
      last = undefined;
      if (BEGINS.test(event.rule)) throws.length = outcome.length = 0;
      if (throws.length > 0 && OUTCOME.test(event.rule)) outcome.push(event.text);
      continue;
    }
    const side = black !== undefined;
    if (!last || last.black !== side) {
      last = { black: side, dice: [] };
      throws.push(last);
    }
    last.dice.push(value);
  }
  return throws.length > 0 ? { throws, outcome: outcome.slice(-4) } : undefined;
}
