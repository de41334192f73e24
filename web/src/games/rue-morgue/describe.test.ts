import { describe as suite, expect, it } from "vitest";
import type { Zone } from "../../lib/board";
import { describe } from "./describe";
import { sound } from "./sound";
import { summary } from "./summary";
import { all, at, context } from "./testing/table";

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
    expect(sound({ text: "", rule: "RMO-WOUND-04", targets: [] })).toBe("death");
    expect(sound({ text: "", rule: "RMO-COMBAT-01", targets: [] })).toBe("dice");
    expect(sound({ text: "", rule: "RMO-MOVE-01", targets: [] })).toBeUndefined();
  });

  it("sums up a zombie phase, and nothing else", () => {
    const rules = ["RMO-MOVE-01", "RMO-WOUND-04", "RMO-TURN-11", "RMO-WOUND-01", "RMO-WOUND-03", "RMO-PATH-01", "RMO-PATH-01", "RMO-SPAWN-06"];
    const events = rules.map((rule) => ({ text: "", rule, targets: [] }));
    expect(summary(events, "en")).toBe("Zombies' phase: 1 attack, 1 Wound, 2 groups move, 1 group appears.");
    expect(summary(events, "es")).toBe("Fase de zombis: 1 ataque, 1 Herida, se mueven 2 grupos, aparece 1 grupo.");
    expect(summary(events.slice(0, 2), "en")).toBeUndefined();
  });
});
