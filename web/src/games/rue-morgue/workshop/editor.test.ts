import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Fault } from "../../../workshop/contract";
import folder from "./index";
import { placesOf } from "./places";
import { blank, take, type Clause, type Plan } from "./plan";
import { goalSentence, ruleSentence } from "./sentences";
import { sheetOf } from "./sheet";
import { nextTarget, slots, targetsOf } from "./targets";
import { BENCH, mission, shipped } from "./testing/missions";
import { tokensOf, without } from "./tokens";
import { may } from "./words";

const t1 = () => take(mission("t1"));

function places(fault: Partial<Fault>, plan: Plan) {
  const sheet = sheetOf(plan.tiles, BENCH);
  return placesOf(
    { code: "x", text: "", line: 1, path: "", places: [], ...fault },
    plan,
    (part) => sheet.parts.has(part),
    (tile) => sheet.laid.some((one) => one.id === tile),
  );
}

describe("the places of a fault", () => {
  it("are those that its sentence names", () => {
    expect(places({ path: "spawns/2", places: ["2V:K1"] }, t1())).toEqual({ parts: ["2V:K1"], borders: [], tiles: [] });
    expect(places({ path: "triggers/1", places: ["7V"] }, t1()).tiles).toEqual(["7V"]);
  });

  it("are those of its row, where the sentence names none", () => {
    const plan = t1();
    const door = plan.doors[0]!.at.split("+").sort().join("+");

    expect(places({ path: "doors/0" }, plan).borders).toEqual([door]);
    expect(places({ path: "doors/0/colour" }, plan).borders).toEqual([door]);
    expect(places({ path: "spawns/1" }, plan).parts).toEqual([plan.spawns[1]!.at]);
    expect(places({ path: "helicopter" }, plan).parts).toEqual([plan.helicopter!.at]);
  });

  it("are nowhere for the whole mission or for a list", () => {
    for (const path of ["", "goals", "spawns", "alive", "nonsense/3/x"]) expect(places({ path }, t1())).toEqual({ parts: [], borders: [], tiles: [] });
  });
});

describe("what can be clicked", () => {
  const sheet = sheetOf(t1().tiles, BENCH);

  it("are places of the grid and the ring around it for a tile", () => {
    expect(slots(sheet)).toHaveLength(4 + 8);
    expect(slots(sheetOf([], BENCH))).toHaveLength(1);
    expect(targetsOf({ kind: "tile", id: "1R" }, sheet, [], t1()).every((target) => target.kind === "slot")).toBe(true);
  });

  it("are all parts for a token, tiles for a trigger", () => {
    expect(targetsOf({ kind: "start" }, sheet, [], t1())).toHaveLength(sheet.parts.size);
    expect(targetsOf({ kind: "trigger" }, sheet, [], t1()).map((target) => target.name)).toEqual(["6V", "7V", "2V", "4V"]);
  });

  it("are openings for a seal, fences for stairs, walls too for a door", () => {
    const spot = (kind: "o" | "w" | "x") => ({ at: `a${kind}+b`, one: `a${kind}`, other: "b", kind, x: 0, y: 0, upright: true });
    const spots = [spot("o"), spot("w"), spot("x")];
    const names = (tool: Parameters<typeof targetsOf>[0]) => targetsOf(tool, sheet, spots, t1()).map((target) => target.name);

    expect(names({ kind: "seal" })).toEqual(["ao+b"]);
    expect(names({ kind: "stairs" })).toEqual(["ax+b"]);
    expect(names({ kind: "door", colour: "blue" })).toEqual(["ao+b", "aw+b"]);
  });

  it("is walked over by the arrow keys", () => {
    const all = slots(sheet);
    const from = all.find((target) => target.key === "slot 0,0")!;

    expect(nextTarget(all, from, 1, 0)?.key).toBe("slot 0,1");
    expect(nextTarget(all, from, 0, -1)?.key).toBe("slot -1,0");
    expect(nextTarget(all, all.find((target) => target.key === "slot -1,0")!, 0, -1)).toBeUndefined();
  });
});

describe("tokens", () => {
  it.each(shipped())("of $name are all drawn, and each can be taken away", ({ plan: raw }) => {
    const plan = take(raw);
    const tokens = tokensOf(plan);

    expect(tokens.length).toBeGreaterThan(3);
    for (const token of tokens) expect(tokensOf(without(plan, token)).length).toBeLessThan(tokens.length);
  });
});

describe("words", () => {
  it.each(shipped())("of $name: every goal and rule has its sentence", ({ plan: raw }) => {
    const plan = take(raw);
    const keys: string[] = [];
    const say = (key: string, ...args: (string | number)[]) => {
      keys.push(key);
      expect(args.every((arg) => arg !== "" && arg !== "undefined")).toBe(true);
      return key;
    };
    plan.goals.forEach((goal) => goalSentence(goal, plan, say));
    plan.rules.forEach((rule) => ruleSentence(rule, say));

    expect(keys.length).toBeGreaterThanOrEqual(plan.goals.length + plan.rules.length);
  });

  it("name every kind and every field that the server knows", () => {
    for (const [group, kinds] of [["goal", BENCH.goals] as const, ["rule", BENCH.rules] as const]) {
      for (const { kind, fields } of kinds) {
        expect(may(`${group}.${kind}`, "?")).not.toBe("?");
        for (const field of fields) expect(may(`field.${field.name}`, "?")).not.toBe("?");
      }
    }
  });
});

describe("the documented format", () => {
  // Every kind has its row in docs/missions.md (a test of the reader sees to that): so a new one cannot be forgotten here.
  const page = readFileSync(join(import.meta.dirname, "../../../../../docs/missions.md"), "utf8");
  const kinds = (from: string, to: string) => [...page.slice(page.indexOf(from), page.indexOf(to)).matchAll(/^\| `([a-z-]+)` \|/gm)].map((match) => match[1] ?? "");

  it.each(kinds("### Goals", "### Rules of a mission"))("has a name for the goal %s", (kind) => {
    expect(may(`goal.${kind}`, "?")).not.toBe("?");
  });

  it.each(kinds("### Rules of a mission", "## What is checked"))("has a name for the rule %s", (kind) => {
    expect(may(`rule.${kind}`, "?")).not.toBe("?");
  });
});

describe("the folder", () => {
  it("knows how a mission is called, kept and played", () => {
    const plan: Plan = { ...blank(), title: { en: "Last Call!", es: "" } };

    expect(folder.title(plan, "es")).toBe("Last Call!");
    expect(folder.fileName(plan)).toBe("last-call");
    expect(folder.fileName({ ...plan, title: { en: "", es: "" }, id: "" })).toBe("mission");
    expect(folder.options("id: X")).toEqual({ mission: "own", plan: "id: X" });
    expect(folder.seats(plan)).toBe(1);
    expect(folder.seats({ ...plan, mode: "competitive", start: ["a", "b", "c"] })).toBe(3);
  });

  it("shows a goal whose words are missing all the same", () => {
    const bare: Clause = { kind: "deliver" };
    expect(goalSentence(bare, blank(), (key) => key)).toBe("goal.deliver");
  });
});
