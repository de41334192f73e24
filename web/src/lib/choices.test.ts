import { describe, expect, it } from "vitest";
import { filtered, folds, groups } from "./choices";
import type { Choice } from "./protocol";
import { choice as sent } from "./testing/wire";

const choice = (id: string, label = id, ...targets: string[]): Choice => sent(id, label, targets);

describe("groups", () => {
  it("gather choices by their first word, in the order in which it first appears", () => {
    const list = [choice("end"), choice("use:a"), choice("walk:1"), choice("use:b")];
    expect(groups(list).map((group) => [group.verb, group.choices.length])).toEqual([["end", 1], ["use", 2], ["walk", 1]]);
  });

  it("lose no choice", () => {
    const list = Array.from({ length: 40 }, (_, at) => choice(`v${at % 7}:${at}`));
    expect(groups(list).flatMap((group) => group.choices)).toHaveLength(40);
  });

  it("fold only when there are many", () => {
    const group = { verb: "use", choices: [choice("use:a"), choice("use:b"), choice("use:c")] };
    expect(folds(group, 4)).toBe(false);
    expect(folds(group, 20)).toBe(true);
    expect(folds({ verb: "end", choices: [choice("end")] }, 20)).toBe(false);
  });
});

describe("the filter", () => {
  const list = [choice("go:church", "Ve a la iglesia"), choice("go:armory", "Ve a la armería"), choice("pass", "Pasa")];
  it("finds words without accents and in any case", () => expect(filtered(list, "ARMERIA").map((one) => one.id)).toEqual(["go:armory"]));
  it("wants every word", () => expect(filtered(list, "ve igl").map((one) => one.id)).toEqual(["go:church"]));
  it("finds ids too", () => expect(filtered(list, "church")).toHaveLength(1));
  it("shows all when empty", () => expect(filtered(list, "  ")).toHaveLength(3));
});
