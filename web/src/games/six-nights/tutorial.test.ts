import { expect, it } from "vitest";
import type { Tutorial } from "../../lib/board";
import data from "./tutorial.json";

const tutorial = data as Tutorial;

it("teaches in both languages, in about ten steps, without saying anything twice", () => {
  expect(tutorial.steps.length).toBeGreaterThanOrEqual(8);
  expect(tutorial.steps.length).toBeLessThanOrEqual(14);
  for (const lang of ["en", "es"] as const) {
    const said = tutorial.steps.flatMap((step) => step.say?.[lang] ?? []);
    expect(new Set(said).size).toBe(said.length);
    expect(Math.max(...said.map((words) => words.length))).toBeLessThan(330);
  }
});
