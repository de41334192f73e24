import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import folder from "..";
import { context, where } from "../testing/table";
import Odds from "./Odds.svelte";

afterEach(cleanup);

const struck = { option: "melee", dice: [{ at: "seat:0", dice: 3, needs: 6, rerolls: 0, once: { expected: 0.5, hits: [0.579, 0.347, 0.069, 0.005], kills: [], targets: [], friends: [] }, again: null }], notes: [], text: [] };

it.each([
  ["en", "Nobody is hurt", "3 dice, each from 6 on", "All 3 hit"],
  ["es", "Nadie sale herido", "3 dados, cada uno desde 6", "Impactan los 3"],
] as const)("tells what the Zombies may do, in the house's numbers (%s)", (lang, none, dice, all) => {
  const doc = where((view) => view.combat.target === 0);
  const text = render(Odds, { foreseen: struck, view: doc.view, game: context(lang, doc) }).container.textContent!;
  for (const words of [none, dice, all, "58 %", "35 %", "7 %", "0.5", doc.table.seats[0]!.name]) expect(text).toContain(words);
  expect(text).not.toMatch(/«|NaN|undefined/);
});

it("tells the price of a flight and where it leads, which has no dice", () => {
  const doc = where((view) => view.combat.target === 0);
  const notes = [
    { kind: "flee-px", args: [], text: "Costs 1 Px." },
    { kind: "flee-to", args: ["seat:1", 4], text: "Bruno says where to: 4 squares are free." },
  ];
  const page = render(Odds, { foreseen: { option: "flee-px", dice: [], notes, text: [] }, view: doc.view, game: context("en", doc) });
  expect([...page.container.querySelectorAll(".note")].map((note) => note.textContent)).toEqual(["Costs 1 Px.", "Bruno says where to: 4 squares are free."]);
});

it("is what the folder shows while a choice is pointed at", () => expect(folder.Odds).toBe(Odds));
