import { describe, expect, it } from "vitest";
import { diceCommands, freshNumber, houseNumber, keepNumber, ownNumber, promiseOf, promiseOfHouse, seedOf, verdictOf } from "./dice";
import type { Shelf } from "./keys";
import type { Dice, TableInfo } from "./protocol";

const HOUSE = "0000000000000001000000000000000200000000000000030000000000000004";
const ANA = "a1".repeat(32);

function store(): Shelf {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

function table(dice: Dice, more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "T", game: "toy", status: "waiting", public: false, talk: "open", clock: null, windowSeconds: 0, pace: 0, practice: false, options: {},
    commitment: promiseOfHouse(HOUSE), dice, seats: [], onlookers: 0, ...more,
  };
}

describe("what the page gives for the dice", () => {
  it("is 256 bits by chance", () => {
    expect(freshNumber()).toMatch(/^[0-9a-f]{64}$/);
    expect(freshNumber()).not.toBe(freshNumber());
  });

  it("is promised before anything is shown, once for each seat", () => {
    const kept = store();
    const [first, ...others] = diceCommands(table({ phase: "promise", seats: [{}, {}] }), [0], kept);
    expect(others).toEqual([]);
    const number = ownNumber("T", 0, kept)!;
    expect(first).toEqual({ c: "commit", seat: 0, hash: promiseOf(number) });
    expect(diceCommands(table({ phase: "promise", seats: [{ commitment: promiseOf(number) }, {}] }), [0], kept)).toEqual([]);
  });

  it("is shown when promising is over, and not twice", () => {
    const kept = store();
    keepNumber("T", 0, ANA, kept);
    const share = { commitment: promiseOf(ANA) };
    expect(diceCommands(table({ phase: "reveal", seats: [share, {}] }), [0, 1], kept)).toEqual([{ c: "reveal", seat: 0, value: ANA }]);
    expect(diceCommands(table({ phase: "reveal", seats: [{ ...share, shown: true }, {}] }), [0], kept)).toEqual([]);
    expect(diceCommands(table({ phase: "fixed", seats: [share, {}] }, { status: "playing" }), [0], kept)).toEqual([]);
  });

  it("is not shown for a promise that was not its own", () => {
    const kept = store();
    keepNumber("T", 0, ANA, kept);
    expect(diceCommands(table({ phase: "reveal", seats: [{ commitment: promiseOf(HOUSE) }] }), [0], kept)).toEqual([]);
  });

  it("is nothing where the seed was given", () => {
    const { dice: _, ...given } = table({ phase: "promise", seats: [] });
    expect(diceCommands(given, [0], store())).toEqual([]);
  });
});

describe("the check at the end", () => {
  const bot = houseNumber(HOUSE, 1);
  const end = (dice: Partial<Dice> = {}, more: Partial<TableInfo> = {}) =>
    table(
      { phase: "fixed", seats: [{ commitment: promiseOf(ANA), by: "seat", value: ANA }, { by: "house", value: bot }], seed: seedOf(HOUSE, [ANA, bot]), ...dice },
      { status: "over", seed: HOUSE, ...more },
    );

  /** A browser that has shown its number. */
  function witness(): Shelf {
    const kept = store();
    keepNumber("T", 0, ANA, kept);
    diceCommands(table({ phase: "reveal", seats: [{ commitment: promiseOf(ANA) }, {}] }), [0], kept);
    return kept;
  }

  it("is good for a chain that holds", () => {
    expect(verdictOf(end(), store())).toBe("good");
    expect(verdictOf(end(), witness())).toBe("good");
  });

  it("names what does not hold", () => {
    expect(verdictOf(end({}, { seed: ANA }), store())).toBe("house");
    expect(verdictOf(end({ seats: [{ commitment: promiseOf(ANA), by: "seat", value: HOUSE }, { by: "house", value: bot }] }), store())).toBe("share");
    expect(verdictOf(end({ seats: [{ commitment: promiseOf(ANA), by: "seat", value: ANA }, { by: "house", value: ANA }] }), store())).toBe("share");
    expect(verdictOf(end({ seed: ANA }), store())).toBe("seed");
  });

  it("finds a house that showed other promises before the game", () => {
    const other = { ...end({}, { commitment: promiseOfHouse(ANA), seed: ANA }) };
    const seats = [{ commitment: promiseOf(ANA), by: "seat" as const, value: ANA }, { by: "house" as const, value: houseNumber(ANA, 1) }];
    const swapped = { ...other, dice: { phase: "fixed" as const, seats, seed: seedOf(ANA, [ANA, houseNumber(ANA, 1)]) } };
    expect(verdictOf(swapped, store())).toBe("good");
    expect(verdictOf(swapped, witness())).toBe("changed");
  });

  it("finds a house that left out what this browser gave", () => {
    const first = houseNumber(HOUSE, 0);
    const seats = [{ commitment: promiseOf(ANA), by: "house" as const, value: first }, { by: "house" as const, value: bot }];
    expect(verdictOf(end({ seats, seed: seedOf(HOUSE, [first, bot]) }), witness())).toBe("left-out");
  });

  it("says nothing before the end", () => {
    const { seed: _, ...running } = end();
    expect(verdictOf(running, store())).toBeUndefined();
  });
});
