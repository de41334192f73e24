import { expect, test } from "vitest";
import { about, roundsHere, slowness } from "./pace";

test.each([[7, 7], [42, 42], [183, 180], [2_961, 3_000]])("%d is about %d", (rounds, said) => {
  expect(about(rounds)).toBe(said);
});

test("a level that has its rounds is not called slow", () => {
  expect(roundsHere({ rounds: 300, most: 300 })).toBe("All 300 rounds of thinking here.");
  expect([slowness({ rounds: 300, most: 300 }), slowness(undefined)]).toEqual(["", ""]);
});

test("one that falls short says by how much, in the picker too", () => {
  expect(roundsHere({ rounds: 183, most: 300 })).toBe("About 180 of 300 rounds of thinking here.");
  expect(slowness({ rounds: 183, most: 300 })).toBe(": about 180 rounds here");
});
