import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { GameEvent } from "../../../lib/protocol";
import { context, recorded } from "../testing/table";
import { briefing } from "../briefing";
import Ending from "./Ending.svelte";
import { story } from "./story";

afterEach(cleanup);

const event = (kind: string, text: string): GameEvent => ({ kind, args: [], text, rule: "", targets: [] });

describe("the end of a game", () => {
  it("tells deaths, the blast, the last shot and the end in their order, with their positions", () => {
    const told = [[event("destroyed", "first kill")], [event("explodes", "blast"), event("died", "Dan dies")], [event("hit", "hit"), event("destroyed", "last kill")], [event("game-lost", "lost")]];
    expect(story(told).map(({ at, text }) => `${at} ${text}`)).toEqual(["1 blast", "1 Dan dies", "2 last kill", "3 lost"]);
  });

  it("leaves out the least important of a long game", () => {
    const told = [[event("game-won", "won")], ...Array.from({ length: 30 }, (_, i) => [event("explodes", `blast ${i}`)]), [event("died", "Dan dies")]];
    expect(story(told)).toHaveLength(8);
    expect(story(told).map(({ text }) => text)).toEqual(expect.arrayContaining(["won", "Dan dies"]));
  });

  it.each(["en", "es"] as const)("shows Days, kills, fates and challenges (%s)", (lang) => {
    const table = { ...recorded.fight, view: { ...recorded.fight.view, result: "all-dead" as const } };
    const { container } = render(Ending, { view: table.view, game: context(lang, table) });
    expect(container.querySelectorAll(".people li")).toHaveLength(table.view.survivors.length);
    expect(container.querySelectorAll(".people .dead")).toHaveLength(1);
    expect(container.querySelectorAll(".feats li")).toHaveLength(table.view.challenges.length);
    expect(container.querySelectorAll(".met")).toHaveLength(0);
    expect(container.textContent).not.toContain("«");
  });

  it("names who plays whom", () => {
    expect(briefing.cast!(recorded.three.view, context("en", recorded.three))).toEqual([
      { seat: 0, id: "dan", name: "Dan Hill" },
      { seat: 1, id: "selena", name: "Selena Harris" },
      { seat: 2, id: "rick", name: "Rick Dixon" },
    ]);
  });
});
