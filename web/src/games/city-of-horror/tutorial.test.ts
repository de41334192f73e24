import { expect, it } from "vitest";
import type { Tutorial } from "../../lib/board";
import data from "./tutorial.json";

const tutorial = data as Tutorial;
const taught = tutorial.steps.filter(({ say }) => say !== undefined);

it("teaches in both languages, in few steps, without saying anything twice", () => {
  expect(taught.length).toBeGreaterThanOrEqual(10);
  expect(taught.length).toBeLessThanOrEqual(20);
  // What is longer leaves no room for the list below the coach in a small window.
  for (const lang of ["en", "es"] as const) {
    const said = taught.map((step) => step.say?.[lang] ?? "");
    expect(new Set(said).size).toBe(said.length);
    expect(Math.max(...said.map((words) => words.length))).toBeLessThan(260);
    // At 130 words a minute, and as long again for what is to be seen: ten minutes at most.
    expect(said.join(" ").split(" ").length).toBeLessThan(650);
  }
});

it("is played: every step waits for a move, and only the last is read", () => {
  expect(tutorial.steps.map((step) => [step.say !== undefined, step.choose !== undefined])).toEqual(tutorial.steps.map((_, at) => [true, at < tutorial.steps.length - 1]));
});

it("has a card, an ability, an attack with its vote, a deal, a sharing and the end in it", () => {
  const made = tutorial.steps.flatMap(({ choose }) => choose ?? []);
  expect(made).toEqual(["use:canned-food", "use:vigil", "go:hospital", "move:housewife", "vote:2", "vote:0", "offer:1", "promise:share-antidote", "want:food", "send", "antidote:0"]);
});

it("asks what other tables ask", () => {
  expect(tutorial.attention).toBe("standard");
});
