/**
 * What the events of the moment say: dice, hits, cards that were drawn. An event is words in a language; its numbers are found by laying the game's own
 * template over them, so no word stands here.
 */
import type { GameContext } from "../../lib/board";
import type { GameEvent, Ref } from "../../lib/protocol";

/** The arguments of an event, if it was told with that template. */
export function reads(game: GameContext, key: string, text: string): string[] | undefined {
  const template = game.text(`event.${key}`, ...Array.from({ length: 5 }, (_, at) => `\u0001${at}\u0001`));
  const order: number[] = [];
  const pattern = template
    .split(/(\u0001\d\u0001)/)
    .map((part) => {
      const place = /\u0001(\d)\u0001/.exec(part);
      if (!place) return part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      order.push(Number(place[1]));
      return "(.+?)";
    })
    .join("");
  const found = new RegExp(`^${pattern}$`).exec(text);
  if (!found) return undefined;
  const args: string[] = [];
  order.forEach((place, at) => (args[place] = found[at + 1] ?? ""));
  return args;
}

export interface Thrown {
  attacker: Ref;
  /** As it was told: who attacks where with what. */
  text: string;
  dice: number[];
  hits: number;
  killed: number;
}

/** The last attack that was told, dice as they lay at the end. */
export function lastThrow(game: GameContext, told: readonly GameEvent[]): Thrown | undefined {
  let thrown: Thrown | undefined;
  for (const event of told) {
    switch (event.rule) {
      case "RMO-COMBAT-01": {
        const die = reads(game, "dice", event.text)?.[0];
        const hits = reads(game, "hits", event.text)?.[1];
        if (die !== undefined && /^\d$/.test(die)) thrown?.dice.push(Number(die));
        else if (hits !== undefined && /^\d+$/.test(hits) && thrown) thrown.hits = Number(hits);
        else if (event.targets.some((ref) => ref.startsWith("card:"))) thrown = { attacker: event.targets.find((ref) => ref.startsWith("survivor:")) ?? "", text: event.text, dice: [], hits: 0, killed: 0 };
        break;
      }
      case "RMO-EQP-08":
        if (thrown) thrown.dice = [];
        break;
      case "RMO-COMBAT-05":
        if (thrown) thrown.killed += 1;
    }
  }
  return thrown && thrown.dice.length > 0 ? thrown : undefined;
}

/** Spawn dice of the moment. */
export function spawnDice(game: GameContext, told: readonly GameEvent[]): number[] {
  return told.flatMap((event) => {
    const shows = event.rule === "RMO-SPAWN-03" ? Number(reads(game, "spawn-dice", event.text)?.[0]) : NaN;
    return Number.isInteger(shows) ? [shows] : [];
  });
}
