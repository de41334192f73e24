import { expect, test } from "vitest";
import type { PersonTold } from "../contract/CampDoc";
import type { RunDoc } from "../contract/RunDoc";
import type { Shelf } from "../lib/keys";
import { dropRun, keepRun, runAt, runIn, runOf, runs } from "./kept";
import { firstParty, members, putDown, take, turn } from "./party";
import { trail } from "./trail";

const memory = (): Shelf => {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
};

const run = (id: string, more: Partial<RunDoc> = {}): RunDoc => ({ file: "horda-campaign", version: 1, game: "rue-morgue", campaign: "long-night", plan: "", run: id, options: {}, legs: [], ...more });

const one = (who: string, more: Partial<PersonTold> = {}): PersonTold => ({ who, name: "", gone: false, numbers: {}, things: [], ...more });

test("campaigns are kept, changed, found by their table and dropped", () => {
  const shelf = memory();
  keepRun("rue-morgue", { title: "A", state: "on", at: 1, run: run("a") }, shelf);
  keepRun("rue-morgue", { title: "B", state: "on", at: 2, run: run("b", { table: "t1" }) }, shelf);
  keepRun("rue-morgue", { title: "A", state: "lost", at: 3, run: run("a") }, shelf);

  expect(runs("rue-morgue", shelf).map(({ run: { run: id }, state }) => [id, state])).toEqual([["a", "lost"], ["b", "on"]]);
  expect(runAt("rue-morgue", "t1", shelf)?.run.run).toBe("b");
  dropRun("rue-morgue", "a", shelf);
  expect(runOf("rue-morgue", "a", shelf)).toBeUndefined();
  expect(runs("six-nights", shelf)).toEqual([]);
});

test("a file is a campaign of this game, or nothing", () => {
  expect(runIn(JSON.stringify(run("a")), "rue-morgue")?.run).toBe("a");
  expect(runIn(JSON.stringify(run("a")), "six-nights")).toBeUndefined();
  expect(runIn("[3", "rue-morgue")).toBeUndefined();
  expect(runIn(`{"file":"letter"}`, "rue-morgue")).toBeUndefined();
});

test("the dead do not go, and the hurt go last", () => {
  const people = [one("a", { numbers: { wounds: 1 } }), one("b", { gone: true }), one("c"), one("d", { things: ["pistol"] })];
  expect(firstParty(people, ["bow"], run("x"), 2).who).toEqual(["c", "d"]);
  const traveller = (who: string) => ({ who, gone: false, numbers: {}, things: [] });
  const leg = { chapter: "one", table: "", won: true, out: [traveller("a"), traveller("b")], back: [] };
  expect(firstParty(people, [], run("x", { legs: [leg] }), 2).who).toEqual(["a", "c"]);
});

test("who stays leaves everything, and things go from hand to hand over the stores", () => {
  const party = firstParty([one("a", { things: ["pistol", "bow"] }), one("b"), one("c")], ["saber"], run("x"), 2);

  const stays = turn(party, "a", 2);
  expect(stays.who).toEqual(["b"]);
  expect(stays.stores).toEqual(["saber", "pistol", "bow"]);
  expect(turn(party, "c", 2)).toBe(party);

  const given = take(putDown(party, "a", 0), "b", 1, 1);
  expect(members(given)).toEqual([{ who: "a", things: ["bow"] }, { who: "b", things: ["pistol"] }]);
  expect(take(given, "b", 0, 1)).toBe(given);
});

test("the trail goes from place to place", () => {
  const chapter = (id: string, place: string) => ({ id, title: "", place, table: {}, before: "", won: { after: "", to: "", things: [], numbers: {} }, lost: { after: "", to: "", things: [], numbers: {} } });
  const leg = (id: string, won: boolean) => ({ chapter: id, table: "", won, out: [], back: [] });
  const seen = trail([chapter("one", "here"), chapter("two", "there")], run("x", { legs: [leg("one", false), leg("two", true)] }));
  expect(seen).toEqual([{ chapter: "one", place: "here", won: false }, { chapter: "two", place: "there", won: true }]);
});
