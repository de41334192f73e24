import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import { at, context } from "../testing/table";
import Odds from "./Odds.svelte";

afterEach(cleanup);

it.each([
  ["en", "Friend hit", "2 or more kills"],
  ["es", "Le daría", "2 muertos o más"],
] as const)("tells kills, who is hit first, and friends in red, in the house's numbers (%s)", (lang, friend, more) => {
  const doc = at("act");
  const odds = { expected: 1.4, hits: [0.2, 0.4, 0.4], kills: [0.37, 0.52, 0.11], targets: [{ whom: "zombie:0", count: 3, rank: 1, chances: [0.63] }], friends: [{ who: doc.view.survivors[0]!.ref, hit: 0.17, dies: 0 }] };
  const page = render(Odds, { foreseen: { option: "shoot:1", dice: [{ at: "zone:4", dice: 3, needs: 4, rerolls: 0, once: odds, again: null }], notes: [{ kind: "noise", args: [], text: "Noise in Zone 4." }], text: [] }, view: doc.view, game: context(lang, doc) });
  const text = page.container.textContent!;
  for (const words of ["37 %", "52 %", "11 %", "63 %", "17 %", "1.4", "Noise in Zone 4.", friend, more]) expect(text).toContain(words);
  expect(page.container.querySelector(".friend strong")!.textContent).toBe("17 %");
  expect(text).not.toMatch(/«|NaN|undefined/);
});
