import { describe as suite, expect, it } from "vitest";
import type { Zone } from "../../lib/board";
import { describe } from "./describe";
import { sounds } from "./sounds";
import { summary } from "./summary";
import { all, at, context } from "./testing/table";
import { event } from "../../lib/testing/wire";

function flat(zones: (string | Zone)[]): string[] {
  return zones.flatMap((one) => (typeof one === "string" ? [one] : [one.name, ...flat(one.items)]));
}

suite("the table of Rue Morgue in words", () => {
  it.each(all)("has words for everything, in both languages: %s", (_, doc) => {
    for (const lang of ["en", "es"] as const) {
      const lines = flat(describe(doc.view, context(lang, doc)));
      expect(lines.filter((line) => /«|undefined|NaN|^$/.test(line))).toEqual([]);
    }
  });

  it("tells who has the turn, and what is in each zone", () => {
    const doc = at("act");
    const active = doc.view.survivors.find((one) => one.ref === doc.view.active)!;
    doc.view.zones[active.zone]!.zombies = [3, 0, 0, 0, 1];
    doc.view.horde = [{ from: active.zone, to: active.zone, fight: true }];
    const zones = describe(doc.view, context("en", doc));
    const name = context("en", doc).text(`survivor.${active.survivor}`);
    expect(flat(zones)).toContain(`${name} has the turn`);
    const places = zones.find((zone) => zone.name === "Zones")!;
    const here = places.items.find((item): item is Zone => typeof item !== "string" && item.name.startsWith(`Zone ${doc.view.map.places[active.zone]!.name} `))!;
    expect(here.items).toContain("3 × Skinner Walker");
    expect(here.items).toContain("1 × A-Bomb Abomination");
    expect(here.items).toContain("would attack here");
    expect(here.items).toContain(`${name}, has the turn`);
  });

  it("has sounds for what matters", () => {
    expect(sounds["dies"]).toBe("death");
    expect(sounds["hits"]).toBe("dice");
    expect(sounds["moves"]).toBeUndefined();
  });

  it("sums up a zombie phase, and nothing else", () => {
    const kinds = ["moves", "dies", "zombies-phase", "bites", "wounded", "horde-moves", "horde-moves", "appears"];
    const events = kinds.map((kind) => event(kind));
    expect(summary(events, "en")).toBe("Zombies' phase: 1 attack, 1 Wound, 2 groups move, 1 group appears.");
    expect(summary(events, "es")).toBe("Fase de zombis: 1 ataque, 1 Herida, se mueven 2 grupos, aparece 1 grupo.");
    expect(summary(events.slice(0, 2), "en")).toBeUndefined();
  });
});
