import { describe, expect, it } from "vitest";
import { folded } from "../../lib/tale";
import { event } from "../../lib/testing/wire";
import { tale } from "./tale";
import { all, context } from "./testing/table";

const game = (lang: "en" | "es") => context(lang, all[0]![1]);
const view = all[0]![1].view;

describe("the log of Rue Morgue", () => {
  it("tells an attack in one line: dice, what was thrown again, hits, the dead, experience", () => {
    const told = [
      event("attacks", ["survivor:1", "card:7", "zone:4"], "Joe attacks Zone 4 (Bow)."),
      event("dice", [2]),
      event("dice", [1]),
      event("rerolls", ["survivor:1"]),
      event("dice", [5]),
      event("dice", [6]),
      event("hits", ["survivor:1", 2]),
      event("kills", ["survivor:1", "zombie:0", "zone:4"]),
      event("gains-xp", ["survivor:1", 1]),
      event("kills", ["survivor:1", "zombie:0", "zone:4"]),
      event("gains-xp", ["survivor:1", 1]),
      event("level", ["survivor:1", "level:1"], "Joe is at danger level Yellow now."),
      event("moves", ["survivor:1", "zone:5"], "Joe moves."),
    ];
    const [fight, step] = folded(told, tale);
    expect(fight!.events).toHaveLength(12);
    expect(tale.line(fight!.events, game("en"), view)).toBe("Joe attacks Zone 4 (Bow) → 2 1 ↻ 5 6 · 2 hits · 2 × Skinner Walker dead · +2 XP. Joe is at danger level Yellow now.");
    expect(tale.line(fight!.events, game("es"), view)).toContain("2 impactos");
    expect(step!.events).toEqual(told.slice(12));
  });

  it("sums up what the horde does, and leaves Wounds and deaths their own lines", () => {
    const told = [
      event("zombies-phase", [], "The zombies' phase."),
      event("bites", ["zombie:0", "survivor:1", "zone:4"], "A Walker attacks Joe."),
      event("wounded", ["survivor:1"], "Joe is wounded."),
      event("horde-moves", ["zone:1", "zone:2", "zombie:0", 3]),
      event("horde-moves", ["zone:1", "zone:3", "zombie:0", 3]),
      event("spawn-dice", [4]),
      event("card-drawn", ["zombie-card:9", "zone:7", "card-line:0"]),
      event("appears", ["zombie:0", "zone:7", 2]),
      event("appears", ["zombie:1", "zone:8", 1]),
      event("dies", ["survivor:1"], "Joe dies."),
    ];
    const lines = folded(told, tale);
    expect(lines.map(({ events }) => events.length)).toEqual([2, 1, 6, 1]);
    expect(tale.line(lines[0]!.events, game("en"), view)).toBe("The zombies' phase. 1 zombie attacks.");
    expect(tale.line(lines[2]!.events, game("en"), view)).toBe("6 zombies move, 3 zombies appear in 2 Zones.");
  });

  it("tells steps of one survivor as one way", () => {
    const told = [event("moves", ["survivor:1", "zone:0"], "Joe moves to Zone X."), event("moves", ["survivor:1", "zone:1"], "Joe moves to Zone Y."), event("moves", ["survivor:2", "zone:1"], "Jane moves to Zone Y.")];
    const lines = folded(told, tale);
    expect(lines.map(({ events }) => events.length)).toEqual([2, 1]);
    expect(tale.line(lines[0]!.events, game("en"), view)).toBe(`Joe moves to Zone X › Zone ${view.map.places[1]!.name}.`);
  });

  it("never loses or doubles an event, whatever comes", () => {
    const told = ["dice", "attacks", "round", "appears", "attacks", "attacks", "hits", "zombies-phase", "bites", "bites"].map((kind) => event(kind, [1, 2, 3, 4], kind));
    expect(folded(told, tale).flatMap(({ events }) => events)).toEqual(told);
  });
});
