import { expect, it } from "vitest";
import { briefing } from "./briefing";
import { context, GAP, where } from "./testing/table";

const others = (doc: ReturnType<typeof where>, lang: "en" | "es" = "en") => briefing.others!(doc.view, context(lang, doc));

it("tells of each opponent how many cards are held and where the Group stands", () => {
  const doc = where((view) => view.groups.length > 2 && view.groups.every(({ zone }) => zone !== ""));
  const other = doc.view.groups.find(({ seat }) => seat !== doc.view.seat)!;
  const mine = doc.view.groups.find(({ seat }) => seat === doc.view.seat)!;
  Object.assign(other, { hand: 7, zone: "tile:99" });
  const name = doc.table.seats[other.seat]!.name;
  expect(others(doc).filter((line) => line.startsWith(`${name} holds 7 cards and stands in: `))).toHaveLength(1);
  other.zone = mine.zone;
  expect(others(doc)).toContain(`${name} holds 7 cards and stands in your zone: an attack is near.`);
  expect(others(doc, "es").join(" ")).not.toMatch(GAP);
  expect(others(doc)).toHaveLength(doc.view.groups.length - 1 + 3);
});

it("tells nothing of others to somebody alone", () => {
  const doc = where((view) => view.groups.length === 1);
  expect(others(doc)).toEqual([]);
});
