import { expect, it } from "vitest";
import type { Tutorial } from "../../lib/board";
import data from "./tutorial.json";

const tutorial = data as Tutorial;

it("teaches in both languages, in few steps, without saying anything twice", () => {
  expect(tutorial.steps.length).toBeGreaterThanOrEqual(14);
  expect(tutorial.steps.length).toBeLessThanOrEqual(24);
  for (const lang of ["en", "es"] as const) {
    const said = tutorial.steps.flatMap((step) => step.say?.[lang] ?? []);
    expect(new Set(said).size).toBe(said.length);
    expect(Math.max(...said.map((words) => words.length))).toBeLessThan(330);
  }
});

it("begins and ends with a word, and lets something be done at every step between", () => {
  const words = tutorial.steps.flatMap((step, index) => (step.choose === undefined ? [index] : []));
  expect(words).toEqual([0, tutorial.steps.length - 1]);
});
