import { expect, it } from "vitest";
import { rank } from "./rank";

it("a fight comes before the way on, and what is put away comes last", () => {
  const verbs = ["stow", "walk", "pick-up", "attack", "give", "use"];
  expect([...verbs].sort((a, b) => rank(a) - rank(b))).toEqual(["attack", "walk", "use", "pick-up", "stow", "give"]);
});
