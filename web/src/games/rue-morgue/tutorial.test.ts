import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { alone } from "./testing/table";
import { tutorial } from "./tutorial";

it("teaches in both languages, in few steps, without saying anything twice", () => {
  expect(tutorial.steps.length).toBeGreaterThanOrEqual(8);
  expect(tutorial.steps.length).toBeLessThanOrEqual(15);
  for (const lang of ["en", "es"] as const) {
    const said = tutorial.steps.map((step) => step.say[lang]);
    expect(new Set(said).size).toBe(said.length);
    expect(Math.max(...said.map((words) => words.length))).toBeLessThan(360);
  }
});

it("points at things that are there, and at rules that exist", () => {
  const { map, doors, spawns } = alone[0]!.view;
  const known = new Set([...map.places, ...doors, ...spawns].map(({ ref }) => ref));
  const refs = tutorial.steps.flatMap((step) => step.point ?? []).filter((ref) => /^(zone|door|spawn):/.test(ref));
  expect(refs.filter((ref) => !known.has(ref))).toEqual([]);
  // The door between the corridor and the room that the words speak of.
  expect(doors[2]).toMatchObject({ one: 15, other: 17 });
  const rules = readFileSync(resolve("../games/rue-morgue/src/main/resources/horda/ruemorgue/rules.yaml"), "utf8");
  expect(tutorial.steps.filter(({ rule }) => rule !== undefined && !rules.includes(`id: ${rule}\n`)).map(({ rule }) => rule)).toEqual([]);
});

it("begins and ends with a word, and waits for a choice in between", () => {
  const chooses = tutorial.steps.map((step) => step.choose !== undefined);
  expect(chooses.slice(1, -1)).not.toContain(false);
  expect([chooses[0], chooses.at(-1)]).toEqual([false, false]);
});
