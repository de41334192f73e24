import { expect, it } from "vitest";
import { alone } from "./testing/table";
import type { Tutorial } from "../../lib/board";
import data from "./tutorial.json";

const tutorial = data as Tutorial;

const taught = tutorial.steps.filter(({ say }) => say !== undefined);

it("teaches in both languages, in few words, without saying anything twice", () => {
  expect(taught.length).toBeGreaterThanOrEqual(16);
  expect(taught.length).toBeLessThanOrEqual(30);
  for (const lang of ["en", "es"] as const) {
    const said = taught.map((step) => step.say?.[lang] ?? "");
    expect(new Set(said).size).toBe(said.length);
    expect(Math.max(...said.map((words) => words.length))).toBeLessThan(300);
    // At 130 words a minute, and as long again for what is to be seen: ten minutes at most.
    expect(said.join(" ").split(" ").length).toBeLessThan(650);
  }
});

it("points at things that are there", () => {
  const { map, doors, spawns } = alone[0]!.view;
  const known = new Set([...map.places, ...doors, ...spawns].map(({ ref }) => ref));
  const refs = tutorial.steps.flatMap((step) => step.point ?? []).filter((ref) => /^(zone|door|spawn):/.test(ref));
  expect(refs.filter((ref) => !known.has(ref))).toEqual([]);
  // The door between the corridor and the street that the words speak of.
  expect(doors[0]).toMatchObject({ one: 13, other: 21 });
});

it("shows an attack, a door, a search, a trade, noise, a zombie phase, a level, a shot and the exit", () => {
  const chosen = tutorial.steps.flatMap(({ choose }) => choose ?? []);
  for (const verb of ["melee", "door", "search", "keep", "trade", "propose", "make-noise", "shoot"]) expect(chosen.filter((id) => id.split(":")[0] === verb).length, verb).toBeGreaterThan(0);
  // The other five are there already when Laurie, who has gained her level, comes into the exit's zone; two rounds are ended.
  expect(chosen.filter((id) => id === "move:7V:P2")).toHaveLength(6);
  expect(chosen.indexOf("make-noise")).toBeLessThan(chosen.lastIndexOf("to:laurie"));
  expect(chosen.at(-1)).toBe("end-turn");
});

it("waits for a move at every word but the last; where there is nothing to learn the coach plays", () => {
  expect(taught.map((step) => step.choose !== undefined)).toEqual(taught.map((_, at) => at < taught.length - 1));
  const quiet = tutorial.steps.filter(({ say }) => say === undefined);
  expect(quiet.every(({ choose }) => /^(to|move|sprint|stop|end-turn|as-it-is)/.test(choose ?? ""))).toBe(true);
});
