import { describe as suite, expect, it } from "vitest";
import type { Zone } from "../../lib/board";
import { describe } from "./describe";
import { context, recorded } from "./testing/table";

const flat = (zone: Zone): string[] => [zone.name, ...zone.items.flatMap((item) => (typeof item === "string" ? [item] : flat(item)))];

suite("the table in words", () => {
  it.each(Object.entries(recorded))("speaks both languages without a gap: %s", (_, table) => {
    for (const lang of ["en", "es"] as const) {
      const words = describe(table.view, context(lang, table)).flatMap(flat);
      expect(words.filter((word) => word.trim() === "" || word.includes("«") || word.includes("undefined"))).toEqual([]);
    }
  });

  it("tells of a zombie what its card shows", () => {
    const table = structuredClone(recorded.fight);
    table.view.spaces[0] = { ref: "space:1", number: 1, blocked: false, card: { ref: "card:0", card: "fat_zombie", kind: "zombie", back: "common" }, hits: 2, toughness: 6, turns: 1, counter: 2, damage: 0, paralysis: "none" };
    const area = describe(table.view, context("en", table)).find((zone) => zone.name === "Play Area")!;
    expect(area.items[0]).toBe("space 1: Fat Zombie, Zombie, Hit Points: 4 of 6, Turn tokens: 1 of 2, acts in the next Game Turn");
  });

  it("never names a card that lies face down", () => {
    const { view } = recorded.three;
    const streets = describe(view, context("en", recorded.three)).find((zone) => zone.name.startsWith("Deployment Area"))!;
    const hidden = view.layout.filter((spot) => !spot.faceUp && !spot.known);
    expect(hidden.length).toBeGreaterThan(0);
    expect(streets.items.filter((item) => typeof item === "string" && /: (Common|City), face down/.test(item))).toHaveLength(hidden.length);
  });
});
