import { expect, it } from "vitest";
import type { GameEvent } from "../../lib/protocol";
import { sounds } from "./sounds";
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
    event("trophy", ["seat:2", "action:1"], "Ana takes Pair as a trophy."),
    event("trophy", ["seat:2", "action:1"], "Ana takes Pair as a trophy."),
  ];
}

it.each(["en", "es"] as const)("finds the last throw of a fight and its end in the events (%s)", (lang) => {
  const fight = fightIn(told(lang))!;
  expect(fight.throws).toEqual([
    { black: false, dice: [5, 2] },
    { black: true, dice: [6] },
  ]);
  expect(fight.outcome).toHaveLength(1);
  expect(outcomes(told(lang))).toEqual(fight.outcome);
  // Cards are shown, each of them.
  expect(fight.taken).toEqual([{ seat: 2, action: 1 }, { seat: 2, action: 1 }]);
});

it("keeps the dice of both Groups that fight each other", () => {
  const fight = fightIn([event("melee-phase", ["seat:1"]), event("group-rolled", ["seat:1", 1]), event("die", [5]), event("group-rolled", ["seat:0", 2]), event("zombie-die", [4]), event("zombie-die", [4]), event("group-hits", ["seat:1", 1]), event("group-hits", ["seat:0", 0])])!;
  expect(fight.throws).toEqual([
    { black: false, dice: [5] },
    { black: true, dice: [4, 4] },
  ]);
});

it("finds no fight where nobody threw", () => {
  expect(fightIn([event("turn-begins", ["seat:0"], "Ana has the turn.")])).toBeUndefined();
});

it("has sounds for what matters", () => {
  expect(sounds["died"]).toBe("death");
  expect(sounds["group-rolled"]).toBe("dice");
  expect(sounds["zone-dealt"]).toBeUndefined();
});
