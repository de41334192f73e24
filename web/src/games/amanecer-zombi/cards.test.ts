import { expect, it } from "vitest";
import { ACTIONS } from "./art/actions";
import { inBrief, kindOf } from "./cards";
import { all, context } from "./testing/table";

const [, doc] = all[0]!;

it.each(["en", "es"] as const)("every Event says in a few words what it does (%s)", (lang) => {
  const game = context(lang, doc);
  const events = Object.keys(ACTIONS).filter((action) => kindOf(action) === "event");
  expect(events.length).toBeGreaterThan(15);
  // Two lines of the smallest card.
  for (const action of events) expect(inBrief(game, action), action).toMatch(/^.{4,24}$/);
});

it("takes numbers from the content", () => {
  const game = { ...context("en", doc), content: { zombies: [{ id: "runner", dice: 2, "initial-attack": 1 }, { id: "police-zombie", dice: 2 }], vehicles: [{ id: "car", capacity: 4, points: 6 }] } };
  expect(inBrief(game, "runner")).toBe("2 dice, Attack 1");
  expect(inBrief(game, "police-zombie")).toBe("2 dice · no fleeing");
  expect(inBrief(game, "car")).toBe("carries 4, moves 6");
});
