import { describe, expect, it } from "vitest";
import { event } from "../../../lib/testing/wire";
import { at, games6 } from "../testing/table";
import { ballotOf } from "./ballot";

const told = (kind: string, ...args: (string | number)[]) => event(kind, args);

/** Three at the Bank: 0 has two votes, 1 and 2 one each. */
function bank(votes: { seat: number; target: number; votes: number }[], moment = "victim") {
  const { view } = at("victim", games6);
  Object.assign(view, { here: "bank", moment, chosen: [0, 1, 2], ownChoice: "", ballot: { place: "bank", step: "attack", votes } });
  view.places.find((place) => place.place === "bank")!.votes = [2, 1, 1, 0, 0, 0];
  view.players.forEach((player) => (player.living = true));
  return view;
}

const ALL = [
  { seat: 0, target: 2, votes: 2 },
  { seat: 1, target: 0, votes: 1 },
  { seat: 2, target: 0, votes: 1 },
];

describe("a vote as the table sees it", () => {
  it("is secret while it is open: boards without a target", () => {
    const ballot = ballotOf(bank([], "vote-attack"), [])!;
    expect(ballot).toMatchObject({ open: true, counted: false, deadly: true, sums: [], leading: [], chosen: -1 });
    expect(ballot.hands.map(({ seat, cast, target }) => [seat, cast, target])).toEqual([[0, true, -1], [1, true, -1], [2, true, -1]]);
  });

  it("turns one board after the other, and comes to nothing before the last one", () => {
    const first = ballotOf(bank(ALL.slice(0, 1)), [told("voted", "seat:0", "seat:2", 2)])!;
    expect(first).toMatchObject({ counted: false, leading: [], chosen: -1, sums: [[2, 2]] });
    expect(first.hands.map(({ seat, target }) => [seat, target])).toEqual([[0, 2], [1, -1], [2, -1]]);
  });

  it("names a tie, and whom it comes to once it is broken", () => {
    const voted = ALL.map(({ seat, target, votes }) => told("voted", `seat:${seat}`, `seat:${target}`, votes));
    expect(ballotOf(bank(ALL, "tie-attack"), [...voted, told("tie", "seat:1")])).toMatchObject({ counted: true, leading: [2, 0], chosen: -1 });
    expect(ballotOf(bank(ALL), [...voted, told("tie", "seat:1"), told("tie-broken", "seat:1", "seat:0")])).toMatchObject({ chosen: 0 });
  });

  it("stays as it was when nothing is told any more, and goes when another place is resolved", () => {
    expect(ballotOf(bank(ALL.slice(0, 2)), [])).toMatchObject({ counted: true, leading: [2], chosen: 2 });
    expect(ballotOf({ ...bank(ALL), here: "church" }, [])).toBeUndefined();
  });
});
