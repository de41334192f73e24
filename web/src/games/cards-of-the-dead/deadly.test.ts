import { describe, expect, it } from "vitest";
import { choice } from "../../lib/testing/wire";
import { deadlyRefs } from "./deadly";
import { doubt, final } from "./final";
import { context, recorded } from "./testing/table";

/** Whoever is in turn, with an Expired Antiviral in hand, which costs 1 Vitality. */
function position(vitality: number, immunity: number) {
  const table = structuredClone(recorded.fight);
  const me = table.view.survivors[table.view.active]!;
  Object.assign(me, { vitality, immunity, hand: [{ ref: "card:7", card: "expired_antiviral", kind: "resource", back: "kit" }] });
  return { view: table.view, game: context("en", table) };
}

const use = choice("use:expired_antiviral", "", ["card:7", "survivor:0"]);
const punch = choice("free-attack:1", "", ["card:9", "space:1", "card:116"]);

describe("a deadly choice", () => {
  it("is a card that takes the last Vitality", () => {
    const { view, game } = position(1, 5);
    expect([...deadlyRefs(view, game, [use, punch])]).toEqual(["card:7"]);
  });

  it("is none while Vitality is left", () => {
    const { view, game } = position(2, 5);
    expect(deadlyRefs(view, game, [use, punch]).size).toBe(0);
  });

  it("is a punch that is paid with the last Vitality", () => {
    const { view, game } = position(1, 0);
    expect([...deadlyRefs(view, game, [punch])]).toEqual(["card:9"]);
  });

  it("is not the same card where it is only stowed", () => {
    const { view, game } = position(1, 5);
    expect(deadlyRefs(view, game, [choice("stow:expired_antiviral", "", ["card:7", "reserve:1"])]).size).toBe(0);
  });

  it("cannot be taken back, and is asked twice by name", () => {
    const { view, game } = position(1, 5);
    expect(final(use, view, game)).toBe(true);
    expect(doubt(use, view, game)).toContain(game.text(`survivor.${view.survivors[view.active]!.survivor}`));
  });

  it("is a choice like any other while it kills nobody; a punch is final, and not doubted", () => {
    const { view, game } = position(2, 5);
    expect(final(use, view, game)).toBe(false);
    expect(doubt(use, view, game)).toBeUndefined();
    expect(final(punch, view, game)).toBe(true);
    expect(doubt(punch, view, game)).toBeUndefined();
  });
});
