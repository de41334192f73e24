import { describe, expect, it } from "vitest";
import { choice } from "../../lib/testing/wire";
import { doubt, final, friendsIn } from "./final";
import { at, context } from "./testing/table";

const doc = at("act");
const { view } = doc;
const [shooter, friend, other] = view.survivors.filter(({ state }) => state === "in-play");
view.active = shooter!.ref;
/** As the house sends it: zone and card are in the label, whoever follows may be hit. */
const shot = (...friends: string[]) => choice("shoot:x:bow.0", "Shoot", ["zone:4", "card:8"], ["zone:4", "card:8", ...friends]);

describe("a shot that may hit friends", () => {
  it("cannot be taken back, and is asked twice with their names, in both languages", () => {
    expect(friendsIn(shot(friend!.ref, other!.ref), view)).toEqual([friend, other]);
    expect(final(shot(friend!.ref), view)).toBe(true);
    for (const lang of ["en", "es"] as const) {
      const game = context(lang, doc);
      const words = doubt(shot(friend!.ref, other!.ref), view, game);
      for (const one of [friend!, other!]) expect(words).toContain(game.text(`survivor.${one.survivor}`));
    }
  });

  it("is what the house says it is: whoever stands there with a skill that keeps them out of it is not asked about", () => {
    const near = structuredClone(view);
    near.survivors.forEach((one) => (one.zone = 4));
    expect(final(shot(), near)).toBe(false);
    expect(doubt(shot(), near, context("en", doc))).toBeUndefined();
  });

  it("is a shot: a trade names somebody as well and is none", () => {
    expect(final(choice("trade:x", "Trade", [friend!.ref]), view)).toBe(false);
  });
});
