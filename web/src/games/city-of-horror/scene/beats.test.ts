import { describe, expect, it } from "vitest";
import { event } from "../../../lib/testing/wire";
import { at, context, vow } from "../testing/table";
import { cameFrom, doomed, falls, shaken, shots, spoken, wrapped } from "./beats";

const told = (kind: string, ...args: (string | number)[]) => event(kind, args);

describe("what the events let one see", () => {
  it("lets a player speak a promise, with its words", () => {
    const { view, ...doc } = at("location");
    view.promises = [{ from: 1, to: 0, what: vow("give", "vote-not", ["0"]), place: "church", step: "attack-vote", binding: false, status: "open" }];
    const [said, ...rest] = spoken([told("promised", "seat:1", "seat:0", "vow:0")], view, context("en", { ...doc, view }));
    expect(rest).toEqual([]);
    expect(said).toMatchObject({ seat: 1, tone: "vow", words: "Ana, you have my word: not to point at Ana in the attack vote (Church)." });
  });

  it("marks a broken promise as one, and lets only the last words of a player be heard", () => {
    const doc = at("location");
    const events = [told("offer-sent", "seat:2", "seat:1"), told("promise-broken", "seat:2", "seat:1", "vow:0")];
    expect(spoken(events, doc.view, context("en", doc)).map(({ seat, tone }) => [seat, tone])).toEqual([[2, "broken"]]);
  });

  it("tells a death once", () => {
    expect(falls([told("eaten", "seat:1", "character:4", "place:2"), told("died", "seat:1", "character:4")]).map(({ ref }) => ref)).toEqual(["character:4"]);
  });

  it("knows what shakes and where shots fall", () => {
    expect([...shaken([told("marker-placed", "seat:1", "place:4", 2), told("armory-burns", "place:3")])]).toEqual(["place:4", "place:3"]);
    expect(shots([told("zombies-killed", 2, "place:1")])).toMatchObject([{ place: "place:1", count: 2 }]);
  });

  it("knows from where zombies come, and that new ones come from the street", () => {
    expect(cameFrom([told("zombies-moved", 3, "place:1", "place:2")], "place:2")).toBe("place:1");
    expect(cameFrom([told("zombies-moved", 3, "place:1", "place:2"), told("zombies-arrived", 1, "place:2")], "place:2")).toBeUndefined();
    expect(cameFrom([told("zombies-moved", 3, "place:1", "place:2")], "place:1")).toBeUndefined();
  });

  it("names whom the vote has hit while somebody is being given up, and nobody later", () => {
    const { view } = at("victim");
    expect(doomed([told("vote-won", "seat:3", 2)], view)).toBe(3);
    expect(doomed([told("vote-won", "seat:3", 2), told("tie-broken", "seat:3", "seat:1")], view)).toBe(1);
    expect(doomed([told("vote-won", "seat:3", 2), told("eaten", "seat:3", "character:4", "place:2")], view)).toBe(-1);
    expect(doomed([told("vote-won", "seat:3", 2)], { ...view, moment: "share" })).toBe(-1);
  });

  it("breaks words into lines", () => {
    expect(wrapped("one two three four", 9)).toEqual(["one two", "three", "four"]);
  });
});
