import { expect, it } from "vitest";
import type { GameEvent } from "../../lib/protocol";
import { sound } from "./sound";
import { all, context } from "./testing/table";
import { fightIn, outcomes } from "./told";

const doc = all[0]![1];

function told(lang: "en" | "es"): GameEvent[] {
  const game = context(lang, doc);
  const event = (rule: string, key: string, ...args: (string | number)[]): GameEvent => ({ rule, text: game.text(`event.${key}`, ...args), targets: [] });
  return [
    event("AMZ-GEN-10", "zombie-die", 1),
    event("AMZ-ZOM-02", "zombie-hits", "Ana", 0),
    event("AMZ-MEL-01", "group-rolled", "Ana", 2),
    event("AMZ-GEN-10", "die", 5),
    event("AMZ-GEN-10", "die", 2),
    event("AMZ-GEN-10", "zombie-die", 6),
    event("AMZ-CMB-07", "combat-won", "Ana"),
    event("AMZ-CMB-09", "trophy", "Ana", "Pair"),
  ];
}

it.each(["en", "es"] as const)("finds the last throw of a fight and its end in the events (%s)", (lang) => {
  const fight = fightIn(context(lang, doc), told(lang))!;
  expect(fight.throws).toEqual([
    { black: false, dice: [5, 2] },
    { black: true, dice: [6] },
  ]);
  expect(fight.outcome).toHaveLength(2);
  expect(outcomes(told(lang))).toHaveLength(2);
});

it("finds no fight where nobody threw", () => {
  expect(fightIn(context("en", doc), [{ rule: "AMZ-ROUND-06", text: "Ana has the turn.", targets: [] }])).toBeUndefined();
});

it("has sounds for what matters", () => {
  expect(sound({ text: "", rule: "AMZ-DEATH-01", targets: [] })).toBe("death");
  expect(sound({ text: "", rule: "AMZ-MEL-01", targets: [] })).toBe("dice");
  expect(sound({ text: "", rule: "AMZ-SETUP-03", targets: [] })).toBeUndefined();
});
