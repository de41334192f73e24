import { describe, expect, it } from "vitest";
import { event } from "../../../lib/testing/wire";
import { games3, games4, games6 } from "../testing/table";
import { rows } from "./score";
import { turningPoints } from "./turning";

const over = [games3, games4, games6].map((docs) => structuredClone(docs.at(-1)!.view));

describe("the score at the end", () => {
  it.each(over.map((view) => [view.players.length, view] as const))("is made of the living, antidotes, food and cards: %i players", (_, view) => {
    expect(view.over).toBe(true);
    for (const row of rows(view)) {
      const cans = view.players[row.seat]!.knownCards.filter((card) => card.card === "canned-food").length;
      expect(row.cards).toBe(row.saved.length === 0 ? 0 : cans);
      expect(row.living + row.antidotes + row.food + row.cards).toBe(row.total);
    }
  });

  it("breaks a tie by the number of people alive, and lets nobody win who has none", () => {
    const view = over[0]!;
    const person = { ref: "character:1", character: "geek", owner: 0, fresh: true, hidden: false, value: 4 };
    view.places.forEach((place) => (place.people = []));
    view.places[0]!.people = [person, { ...person, ref: "character:2", owner: 1, value: 2 }, { ...person, ref: "character:3", owner: 1, value: 2 }];
    view.players.forEach((player) => Object.assign(player, { antidotes: 0, openFood: [], score: player.seat < 2 ? 4 : 0 }));
    expect(rows(view).map(({ seat, won }) => [seat, won])).toEqual([[1, true], [0, false], [2, false]]);
    view.places[0]!.people = [];
    view.players.forEach((player) => (player.score = 0));
    expect(rows(view).some(({ won }) => won)).toBe(false);
  });
});

describe("the story of a game", () => {
  it("keeps the first and the last death, betrayals, explosions and the last vote, in their order, with their positions", () => {
    const told = [[], [event("eaten", [], "Ned dies.")], [event("vote-won", [], "first vote"), event("died", [], "Mia dies.")], [event("promise-broken", [], "Ben lied.")], [event("vote-won", [], "last vote")], [event("eaten", [], "Zoe dies.")]];
    expect(turningPoints(told).map(({ at, text }) => [at, text])).toEqual([[1, "Ned dies."], [3, "Ben lied."], [4, "last vote"], [5, "Zoe dies."]]);
  });

  it("is short, however much has happened", () => {
    const told = Array.from({ length: 40 }, (_, at) => [event("promise-broken", [], `${at}`), event("eliminated", [], `out ${at}`)]);
    expect(turningPoints(told)).toHaveLength(7);
  });
});
