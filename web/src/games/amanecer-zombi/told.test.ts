import { expect, it } from "vitest";
import type { GameEvent } from "../../lib/protocol";
import { sound } from "./sound";
import { all, context } from "./testing/table";
import { fightIn, outcomes } from "./told";
import { event } from "../../lib/testing/wire";

const doc = all[0]![1];

function told(lang: "en" | "es"): GameEvent[] {
  const game = context(lang, doc);
  const say = (kind: string, ...args: (string | number)[]): GameEvent => event(kind, args, game.text(`event.${kind}`, ...args));
  return [
    say("zombie-die", 1),
    say("zombie-hits", "Ana", 0),
    say("group-rolled", "Ana", 2),
    say("die", 5),
    say("die", 2),
    say("zombie-die", 6),
    say("combat-won", "Ana"),
    say("trophy", "Ana", "Pair"),
  ];
}

it.each(["en", "es"] as const)("finds the last throw of a fight and its end in the events (%s)", (lang) => {
  const fight = fightIn(told(lang))!;
  expect(fight.throws).toEqual([
    { black: false, dice: [5, 2] },
    { black: true, dice: [6] },
  ]);
  expect(fight.outcome).toHaveLength(2);
  expect(outcomes(told(lang))).toHaveLength(2);
});

it("finds no fight where nobody threw", () => {
  expect(fightIn([event("turn-begins", ["seat:0"], "Ana has the turn.")])).toBeUndefined();
});

it("has sounds for what matters", () => {
  expect(sound(event("died"))).toBe("death");
  expect(sound(event("group-rolled"))).toBe("dice");
  expect(sound(event("zone-dealt"))).toBeUndefined();
});
