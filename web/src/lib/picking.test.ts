import { describe, expect, it } from "vitest";
import { click, dropped, litRefs, needMenu, remaining } from "./picking";
import type { Choice } from "./protocol";
import { choice as sent } from "./testing/wire";

const choice = (id: string, ...targets: string[]): Choice => sent(id, id, targets);

const PASS = choice("pass");
const GUN_1 = choice("play:gun@1", "card:7", "place:1");
const GUN_2 = choice("play:gun@2", "card:7", "place:2");
const MOVE = choice("move:ana", "person:3", "place:2");
const CHOICES = [PASS, GUN_1, GUN_2, MOVE];

describe("what lights up", () => {
  it("is everything that some choice touches", () => {
    expect([...litRefs(CHOICES, [])].sort()).toEqual(["card:7", "person:3", "place:1", "place:2"]);
  });

  it("is, after a pick, what goes with it", () => {
    expect([...litRefs(CHOICES, ["card:7"])].sort()).toEqual(["place:1", "place:2"]);
  });
});

describe("a click", () => {
  it("plays at once what is the only choice with it", () => {
    expect(click(CHOICES, [], "person:3")).toEqual({ do: "play", choice: MOVE });
  });

  it("narrows where several are left, and offers them", () => {
    expect(click(CHOICES, [], "card:7")).toEqual({ do: "narrow", path: ["card:7"], menu: [GUN_1, GUN_2] });
  });

  it("plays when the second click leaves one", () => {
    expect(click(CHOICES, ["card:7"], "place:2")).toEqual({ do: "play", choice: GUN_2 });
  });

  it("on what is picked lets go of it and of what came after", () => {
    expect(click(CHOICES, ["card:7", "place:1"], "card:7")).toEqual({ do: "release", path: [] });
  });

  it("beside the way so far begins a new one", () => {
    expect(click(CHOICES, ["card:7"], "person:3")).toEqual({ do: "play", choice: MOVE });
  });

  it("on what no choice touches does nothing", () => {
    expect(click(CHOICES, [], "place:9")).toEqual({ do: "nothing" });
    expect(click(CHOICES, ["card:7"], "place:9")).toEqual({ do: "nothing" });
  });
});

describe("dropping one thing onto another", () => {
  it("plays the one choice with both", () => expect(dropped(CHOICES, "card:7", "place:1")).toEqual({ do: "play", choice: GUN_1 }));
  it("offers those with both where there are several", () => {
    const both = [choice("a", "card:1", "place:1"), choice("b", "card:1", "place:1")];
    expect(dropped(both, "card:1", "place:1")).toMatchObject({ do: "narrow", menu: both });
  });
  it("onto itself does nothing", () => expect(dropped(CHOICES, "card:7", "card:7")).toEqual({ do: "nothing" }));
});

it("nothing picked leaves all choices", () => expect(remaining(CHOICES, [])).toEqual(CHOICES));

describe("a menu", () => {
  it("is not needed while the board tells the choices apart", () => expect(needMenu([GUN_1, GUN_2], ["card:7"])).toBe(false));
  it("is needed where two look alike on the board", () => expect(needMenu([GUN_1, choice("use:gun@1", "card:7", "place:1")], ["card:7"])).toBe(true));
  it("is needed where one touches nothing else", () => expect(needMenu([GUN_1, choice("drop:gun", "card:7")], ["card:7"])).toBe(true));
});
