/** What the events of the moment say: dice, hits, the dead. */
import type { GameEvent, Ref } from "../../lib/protocol";

export interface Thrown {
  attacker: Ref;
  dice: number[];
  hits: number;
  killed: number;
}

/** The last attack that was told, dice as they lay at the end. */
export function lastThrow(told: readonly GameEvent[]): Thrown | undefined {
  let thrown: Thrown | undefined;
  for (const { kind, args } of told) {
    if (kind === "attacks") thrown = { attacker: String(args[0]), dice: [], hits: 0, killed: 0 };
    if (!thrown) continue;
    if (kind === "dice") thrown.dice.push(Number(args[0]));
    if (kind === "hits") thrown.hits = Number(args[1]);
    if (kind === "rerolls") thrown.dice = [];
    if (kind === "kills") thrown.killed += 1;
  }
  return thrown && thrown.dice.length > 0 ? thrown : undefined;
}
