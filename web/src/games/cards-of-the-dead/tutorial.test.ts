import { expect, it } from "vitest";
import type { Tutorial } from "../../lib/board";
import data from "./tutorial.json";

const tutorial = data as Tutorial;

it("teaches in both languages, in a dozen to a score of steps, without saying anything twice", () => {
  expect(tutorial.steps.length).toBeGreaterThanOrEqual(12);
  expect(tutorial.steps.length).toBeLessThanOrEqual(20);
  for (const lang of ["en", "es"] as const) {
    const said = tutorial.steps.flatMap((step) => step.say?.[lang] ?? []);
    expect(new Set(said).size).toBe(said.length);
    expect(Math.max(...said.map((words) => words.length))).toBeLessThan(330);
  }
});

it("waits for a move on the table at every step but the last", () => {
  expect(tutorial.steps.map(({ choose }) => choose !== undefined)).toEqual(tutorial.steps.map((_, at) => at < tutorial.steps.length - 1));
});
