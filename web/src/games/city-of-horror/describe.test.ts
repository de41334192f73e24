import { describe as suite, expect, it } from "vitest";
import type { Zone } from "../../lib/board";
import { describe } from "./describe";
import staging from "./staging.json";
import { all, at, context } from "./testing/table";

const flat = (zone: Zone): string[] => [zone.name, ...zone.items.flatMap((item) => (typeof item === "string" ? [item] : flat(item)))];

suite("the table in words", () => {
  it.each(all)("has no gap in either language: %s", (_, doc) => {
    for (const lang of ["en", "es"] as const) {
      const words = describe(doc.view, context(lang, doc)).flatMap(flat);
      expect(words.filter((word) => word.trim() === "" || /«|undefined|NaN/.test(word))).toEqual([]);
    }
  });

  it("names people, owners and sides, place by place in the order of the night", () => {
    const doc = at("location");
    const zone = describe(doc.view, context("en", doc)).find((known) => known.name === "Locations")!;
    const names = zone.items.map((item) => (item as Zone).name);
    expect(names.slice(0, 4).map((name) => name[0])).toEqual(["1", "2", "3", "4"]);
    expect(names.at(-1)).toBe("Crossroads");
    const person = doc.view.places.find((place) => place.people.length > 0)!.people[0]!;
    const said = flat(zone).find((word) => word.includes(`worth ${person.value} VP`));
    expect(said).toBeDefined();
  });

  it("tells an onlooker nothing of a hand", () => {
    const doc = at("location");
    doc.view.seat = -1;
    const zones = describe(doc.view, context("en", doc));
    expect(zones.map((zone) => zone.name)).not.toContain("Your hand");
  });

  it("has sounds for what matters", () => {
    const sounds: Record<string, string> = staging.sounds;
    expect(sounds["eaten"]).toBe("death");
    expect(sounds["voted"]).toBe("vote");
    expect(sounds["promised"]).toBeUndefined();
  });
});
