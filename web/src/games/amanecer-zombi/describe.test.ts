import { describe as suite, expect, it } from "vitest";
import type { Zone } from "../../lib/board";
import { describe } from "./describe";
import { all, context, GAP, where } from "./testing/table";

const flat = (zone: Zone): string[] => [zone.name, ...zone.items.flatMap((item) => (typeof item === "string" ? [item] : flat(item)))];

suite("the table in words", () => {
  it.each(all)("has no gap in either language: %s", (_, doc) => {
    for (const lang of ["en", "es"] as const) {
      const words = describe(doc.view, context(lang, doc)).flatMap(flat);
      expect(words.filter((word) => word.trim() === "" || GAP.test(word))).toEqual([]);
    }
  });

  it("tells a fight: who, how many dice, what each throw needs", () => {
    const doc = where((view) => view.combat.target >= 0 && view.combat.dice > 0);
    const words = describe(doc.view, context("en", doc)).flatMap(flat).join("\n");
    expect(words).toMatch(new RegExp(`^Combat: ${doc.table.seats[doc.view.combat.target]!.name}$`, "m"));
    expect(words).toMatch(/^\d+ Zombie (die|dice)$/m);
    expect(words).toMatch(/hit on \d\+/);
  });

  it("tells an onlooker nothing of a hand", () => {
    const doc = where((view) => view.hand.length > 0);
    doc.view.seat = -1;
    const zones = describe(doc.view, context("en", doc));
    expect(zones.map((zone) => zone.name).filter((name) => name.startsWith("Your"))).toEqual([]);
  });
});
