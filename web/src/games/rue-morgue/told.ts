/** What the events of the moment say: dice, throws that were thrown again, hits, the dead. */
import { numberOf } from "../../kit/refs";
import type { GameEvent, Ref } from "../../lib/protocol";

export interface Thrown {
  attacker: Ref;
  card: Ref;
  dice: number[];
  /** What lay there before it was thrown again. */
  earlier: number[][];
  hits: number | undefined;
  /** Kinds of those who fell, one by one. */
  killed: number[];
  friends: Ref[];
}

/** The last attack that was told, dice as they lay at the end. */
export function lastThrow(told: readonly GameEvent[]): Thrown | undefined {
  let thrown: Thrown | undefined;
  for (const { kind, args } of told) {
    if (kind === "attacks") thrown = { attacker: String(args[0]), card: String(args[1]), dice: [], earlier: [], hits: undefined, killed: [], friends: [] };
    if (!thrown) continue;
    if (kind === "dice") thrown.dice.push(Number(args[0]));
    if (kind === "hits") thrown.hits = Number(args[1]);
    if (kind === "rerolls") {
      thrown.earlier.push(thrown.dice);
      thrown.dice = [];
    }
    if (kind === "kills") thrown.killed.push(numberOf(args[1]));
    if (kind === "shot") thrown.friends.push(String(args[1]));
  }
  return thrown && (thrown.dice.length > 0 || thrown.earlier.length > 0) ? thrown : undefined;
}

/** All dice of a throw need the same number, so of those that lie there the highest hit: as many as the house told. */
export function withHits(dice: readonly number[], hits: number): { shows: number; hit: boolean }[] {
  const best = [...dice].sort((a, b) => b - a).slice(0, hits);
  return dice.map((shows) => {
    const at = best.indexOf(shows);
    if (at >= 0) best.splice(at, 1);
    return { shows, hit: at >= 0 };
  });
}
