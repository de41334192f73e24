import { expect, it } from "vitest";
import { event } from "../../lib/testing/wire";
import { lastThrow, withHits } from "./told";

it("marks the very dice that hit, whatever number they need", () => {
  let seed = 5;
  const die = () => ((seed = (seed * 1103515245 + 12345) % 2 ** 31), 1 + (Math.floor(seed / 65536) % 6));
  for (let n = 0; n < 400; n++) {
    const needs = 2 + (n % 5);
    const dice = Array.from({ length: 1 + (n % 7) }, die);
    const hits = dice.filter((shows) => shows >= needs).length;
    expect(withHits(dice, hits)).toEqual(dice.map((shows) => ({ shows, hit: shows >= needs })));
  }
});

it("counts what lies there at the end: a throw that was thrown again is kept apart", () => {
  const told = [event("attacks", ["survivor:0", "card:1", "zone:4"]), event("dice", [2]), event("dice", [1]), event("rerolls", ["survivor:0"]), event("dice", [5]), event("dice", [3]), event("hits", ["survivor:0", 1])];
  expect(lastThrow(told)).toMatchObject({ dice: [5, 3], earlier: [[2, 1]], hits: 1 });
});
