import { describe, expect, it } from "vitest";
import { barChoices, filtered, folds, groups } from "./choices";
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

describe("the status bar", () => {
  it("has all choices where they are few", () => {
    const few = [choice("a", "a", "card:1"), choice("b")];
    expect(barChoices(few, 3)).toEqual(few);
  });

  it("else has bare verbs that touch nothing", () => {
    const many = [choice("pass"), choice("use:a", "", "card:1"), choice("use:b", "", "card:2"), choice("offer:1"), choice("want:any"), choice("end")];
    expect(barChoices(many, 4).map((one) => one.id)).toEqual(["pass", "end"]);
  });

  it("never has more than there is room for, one of it for the way to the rest", () => {
    const many = Array.from({ length: 9 }, (_, at) => choice(`v${at}`));
    expect(barChoices(many, 4)).toHaveLength(3);
  });
});
