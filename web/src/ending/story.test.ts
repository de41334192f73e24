import { describe, expect, it } from "vitest";
import type { Landmark } from "../lib/board";
import type { GameEvent, SeatInfo, TableDoc } from "../lib/protocol";
import { marksOf } from "../replay/landmarks";
import type { Recording } from "../replay/recording";
import { ranked, readOutcome, verdictOf } from "../table/outcome";
import { storyOf } from "./story";

const KINDS: Record<string, Landmark> = { night: "round", eaten: "death", breach: "turn" };
const event = (kind: string, text: string): GameEvent => ({ kind, args: [], text, rule: "", targets: [] }) as unknown as GameEvent;

describe("the story of a game", () => {
  it("has the first death and the last, and what turned the game between them, each at its position", () => {
    const told = [[event("night", "Night 1.")], [event("eaten", "Ana is eaten.")], [event("breach", "The door breaks."), event("talk", "Hello.")], [event("eaten", "Ben is eaten.")]];
    expect(storyOf(told, KINDS)).toEqual([
      { at: 1, kind: "eaten", text: "Ana is eaten." },
      { at: 2, kind: "breach", text: "The door breaks." },
      { at: 3, kind: "eaten", text: "Ben is eaten." },
    ]);
  });

  it("is short, however long the game was", () => {
    const told = Array.from({ length: 40 }, (_, at) => [event(at % 2 ? "eaten" : "breach", `${at}`)]);
    const story = storyOf(told, KINDS);
    expect(story).toHaveLength(6);
    expect([story[0]!.text, story.at(-1)!.text]).toEqual(["1", "39"]);
  });
});

it("a slider has one mark a position and kind", () => {
  const frames = [{ log: [event("night", "Night 1.")] }, { by: [0], patch: [], log: [event("eaten", "A."), event("eaten", "B.")] }];
  expect(marksOf({ frames } as unknown as Recording, KINDS)).toEqual([
    { at: 0, kind: "round", text: "Night 1." },
    { at: 1, kind: "death", text: "A. B." },
  ]);
});

describe("the verdict", () => {
  const seats = ["Ana", "Ben", "Cleo"].map((name, seat) => ({ seat, name }) as SeatInfo);
  const said = (mine: number[], outcome: unknown) => verdictOf({ outcome, you: { seat: mine[0] ?? -1, seats: mine, host: false }, table: { seats } } as unknown as TableDoc, readOutcome(outcome));

  it("speaks to whoever looks", () => {
    expect(said([0], { winners: [0] })).toMatchObject({ word: "won.you", good: true });
    expect(said([0], { winners: [0, 2] })).toMatchObject({ word: "won.shared", args: ["Cleo"], good: true });
    expect(said([0], { winners: [1] })).toMatchObject({ word: "won.one", args: ["Ben", 1], good: false });
    expect(said([], { winners: [1] })).toMatchObject({ word: "won.one", good: true });
    expect(said([0], { winners: [] })).toMatchObject({ word: "lost.nobody", good: false });
  });

  it("is shared by a team, and tells onlookers of others", () => {
    expect(said([0], { team: true, winners: [] })).toMatchObject({ word: "team.lost", good: false });
    expect(said([], { team: true, winners: [0, 1, 2] })).toMatchObject({ word: "team.won.they", good: true });
    expect(said([0], undefined)).toMatchObject({ word: "closed" });
  });

  it("gives equal points the same place", () => {
    const places = ranked(seats, readOutcome({ winners: [1], scores: [4, 9, 4] }));
    expect(places.map(({ seat, place }) => [seat.name, place])).toEqual([["Ben", 1], ["Ana", 2], ["Cleo", 2]]);
  });
});
