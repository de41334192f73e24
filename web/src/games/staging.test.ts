import { resolve } from "node:path";
import { expect, it } from "vitest";
import { texts } from "../../dev/texts";
import type { BeatKind } from "../lib/beats";
import type { Staging } from "../lib/board";
import { drawn, labelOf } from "../lib/games";

const stagings = import.meta.glob<Staging>("./*/staging.json", { import: "default", eager: true });

const BEATS: readonly BeatKind[] = ["phase", "move", "arrive", "dice", "draw", "reveal", "announce", "vote", "deal", "say", "hit", "death", "gain", "goal", "end"];
const SOUNDS = ["card", "dice", "zombie", "hit", "death", "good", "bad", "vote", "turn", "end"];

it.each(drawn())("stages events that there are: %s", (game) => {
  const { beats = {}, sounds = {}, landmarks = {} } = stagings[`./${game}/staging.json`] ?? {};
  const staged = Object.values(beats).flat();
  const events = Object.keys(texts(resolve("../games"), game, "en")).flatMap((key) => (key.startsWith("event.") ? [key.slice("event.".length)] : []));

  expect(Object.keys(landmarks).length).toBeGreaterThan(0);
  expect(events).toEqual(expect.arrayContaining([...staged, ...Object.keys(sounds), ...Object.keys(landmarks)]));
  expect(new Set(staged).size).toBe(staged.length);
  expect(BEATS).toEqual(expect.arrayContaining(Object.keys(beats)));
  expect(SOUNDS).toEqual(expect.arrayContaining(Object.values(sounds)));
  expect(["round", "death", "turn"]).toEqual(expect.arrayContaining(Object.values(landmarks)));
});

it.each(drawn())("says how long and how hard a game is: %s", (game) => {
  const label = labelOf(game)!;

  expect(label.minutes[0]).toBeLessThan(label.minutes[1]);
  expect([1, 2, 3]).toContain(label.weight);
  expect(["together", "against", "both"]).toContain(label.spirit);
});
