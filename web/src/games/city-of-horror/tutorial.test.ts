import { expect, it } from "vitest";
import { tutorial } from "./tutorial";

it("teaches in both languages, in few steps, without saying anything twice", () => {
  expect(tutorial.steps.length).toBeGreaterThanOrEqual(14);
  expect(tutorial.steps.length).toBeLessThanOrEqual(24);
  for (const lang of ["en", "es"] as const) {
    const said = tutorial.steps.map((step) => step.say[lang]);
    expect(new Set(said).size).toBe(said.length);
    expect(Math.max(...said.map((words) => words.length))).toBeLessThan(360);
  }
});

it("ends with a word, and every step before it with a choice", () => {
  expect(tutorial.steps.map((step) => step.choose !== undefined).indexOf(false)).toBe(tutorial.steps.length - 1);
});
