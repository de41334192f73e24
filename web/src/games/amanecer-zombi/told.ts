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
const OUTCOME = /^AMZ-(CMB-(07|09|10|11|14)|FLEE|DMG|DEATH|MISS-(08|10|11)|LOD)/;

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
      if (throws.length > 0 && OUTCOME.test(event.rule)) outcome.push(event.text);
      continue;
    }
    const side = black !== undefined;
    if (!last || last.black !== side) {
      // A new phase: what was thrown before is old.
      if (throws.some((one) => one.black === side)) throws.length = outcome.length = 0;
      last = { black: side, dice: [] };
      throws.push(last);
    }
    last.dice.push(value);
  }
  return throws.length > 0 ? { throws, outcome: outcome.slice(-5) } : undefined;
}
