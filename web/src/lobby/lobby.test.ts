import { describe, expect, it } from "vitest";
import type { HouseGame, Mine } from "../lib/api";
import { set } from "../lib/settings.svelte";
import { ago } from "./ago";
import { mineFirst, minutesOf, searchMine } from "./mine";
import { recordOf } from "./record";
import { changeKind, firstPlan, hasOpenSeats, newSeat, request } from "./plan";

const COLOURS = ["red", "blue", "green", "yellow", "purple", "orange"];

const game = (minSeats: number, maxSeats: number): HouseGame => ({
  id: "lanterns", name: "Lanterns", short: "", about: "", minSeats, maxSeats, bots: ["novice", "steady", "cunning", "random"], content: "", workshop: false, campaigns: false, accounts: [], orders: [], phrases: [],
  options: [{ id: "hard", label: "Hard", about: "", standard: "no", values: [{ value: "no", label: "No", about: "" }, { value: "yes", label: "Yes", about: "" }], form: "" }],
});

describe("a new table", () => {
  it("is, as it opens, me against bots, and can be started", () => {
    const plan = firstPlan(game(3, 6), "Ana", COLOURS);
    expect(plan.seats.map((seat) => seat.kind)).toEqual(["me", "bot:steady", "bot:steady", "bot:steady"]);
    expect(hasOpenSeats(plan)).toBe(false);
    expect(new Set(plan.seats.map((seat) => seat.name)).size).toBe(4);
    expect(new Set(plan.seats.map((seat) => seat.colour)).size).toBe(4);
  });

  it("has company even where one could play alone, and never too many", () => {
    expect(firstPlan(game(1, 3), "Ana", COLOURS).seats).toHaveLength(2);
    expect(firstPlan(game(1, 1), "Ana", COLOURS).seats).toHaveLength(1);
    expect(firstPlan(game(6, 6), "Ana", COLOURS).seats).toHaveLength(6);
  });

  it("asks the server only for what differs from the standard", () => {
    const plan = { ...firstPlan(game(1, 3), "Ana", COLOURS), options: { hard: "no", other: "" } };
    expect(request(plan, game(1, 3), "Guest")).not.toHaveProperty("clock");
    expect(request(plan, game(1, 3), "Guest")).toMatchObject({ options: {}, seats: [{ kind: "here", name: "Ana", colour: "red" }, { kind: "bot", bot: "steady" }] });
    expect(request({ ...plan, options: { hard: "yes" }, bank: 300 }, game(1, 3), "Guest")).toMatchObject({ options: { hard: "yes" }, clock: { bank: 300, add: 10 } });
  });

  it("names whoever has no name, and says nothing of an open seat", () => {
    const plan = firstPlan(game(2, 2), "", COLOURS);
    plan.seats[1] = changeKind(plan.seats[1]!, "open", "", "Bruno");
    expect(request(plan, game(2, 2), "Guest").seats).toEqual([{ kind: "here", name: "Guest 1", colour: "red" }, { kind: "open" }]);
    expect(hasOpenSeats(plan)).toBe(true);
  });

  it("gives a seat that is no longer mine a name of its own", () => {
    const plan = firstPlan(game(2, 2), "Ana", COLOURS);
    const spare = newSeat(plan, game(2, 2), COLOURS).name;
    expect(changeKind(plan.seats[0]!, "bot:random", "Ana", spare).name).toBe(spare);
    expect(changeKind({ ...plan.seats[0]!, name: "Zoe" }, "here", "Ana", spare).name).toBe("Zoe");
  });
});

describe("my games", () => {
  const one = (table: string, more: Partial<Mine>): Mine => ({ table, game: "g", status: "playing", seat: 0, name: "Ana", yourTurn: false, others: [], people: 1, updated: 0, began: 0, answers: 0, ...more });

  it("begin with those where it is my turn, then the running, the waiting, the finished; the newest first", () => {
    const games = [one("over", { status: "over", updated: 9 }), one("old", { updated: 1 }), one("waits", { status: "waiting" }), one("new", { updated: 5 }), one("turn", { yourTurn: true })];
    expect(mineFirst(games).map((game) => game.table)).toEqual(["turn", "new", "old", "waits", "over"]);
  });

  it("are found by any of their words, without accents", () => {
    const games = [one("A", { others: ["Zoé", "Bruno"] }), one("B", { others: ["Clara"] })];
    const words = (game: Mine) => `City ${game.others.join(" ")}`;
    expect(searchMine(games, "zoe city", words).map(({ table }) => table)).toEqual(["A"]);
    expect(searchMine(games, " ", words)).toHaveLength(2);
    expect(searchMine(games, "zoe clara", words)).toHaveLength(0);
  });

  it("last from the deal to the last move, unless they rested for hours", () => {
    expect(minutesOf(one("A", { began: 60_000, updated: 31 * 60_000 }))).toBe(30);
    expect(minutesOf(one("A", { began: 0, updated: 31 * 60_000 }))).toBeUndefined();
    expect(minutesOf(one("A", { began: 1, updated: 7 * 3_600_000 }))).toBeUndefined();
  });

  it("make a record: won and lost, one a table, and none where nobody can say who I am", () => {
    const result = (won: boolean, team = false) => ({ result: { won, team, score: 3 } });
    const games = [
      one("A", result(true)),
      one("B", result(false)),
      one("C", { seat: 0, ...result(true, true) }),
      one("C", { seat: 1, ...result(true, true) }),
      one("D", { seat: 0, ...result(true) }),
      one("D", { seat: 1, ...result(false) }),
      one("E", {}),
      one("F", { game: "other", ...result(true) }),
    ];
    expect(recordOf(games, "g")).toEqual({ won: 2, lost: 1 });
  });

  it("have one line a table, of the seat that is asked", () => {
    expect(mineFirst([one("T", { seat: 0 }), one("T", { seat: 1, yourTurn: true })])).toMatchObject([{ table: "T", seat: 1, yourTurn: true }]);
  });
});

it("says how long ago, in the language of the page", () => {
  set("lang", "es");
  expect(ago(0, 3 * 3_600_000)).toBe("hace 3 horas");
  set("lang", "en");
  expect(ago(0, 120_000)).toBe("2 minutes ago");
  expect(ago("nonsense")).toBe("");
});
