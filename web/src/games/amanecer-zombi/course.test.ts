import { expect, it } from "vitest";
import { course } from "./course";
import { context, where } from "./testing/table";

it.each([
  ["en", ["Spring", "Summer", "Autumn", "Winter"]],
  ["es", ["Primavera", "Verano", "Otoño", "Invierno"]],
] as const)("shows the year with the season that is on (%s)", (lang, year) => {
  const doc = where((view) => view.season !== "");
  doc.view.season = "fog";
  expect(course(doc.view, context(lang, doc))).toMatchObject({ phases: year, at: 2 });
});

it("says nothing before the first round", () => {
  const doc = where((view) => view.round === 0);
  expect(course(doc.view, context("en", doc))).toBeUndefined();
});
