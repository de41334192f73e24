import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { event } from "../../../lib/testing/wire";
import { context, GAP, where } from "../testing/table";
import Ending from "./Ending.svelte";
import { scores } from "./score";
import { turningPoints } from "./turning";

afterEach(cleanup);

function ended(seats: number) {
  const doc = where((view) => view.groups.length === seats && view.groups.every((group) => group.people.length > 0));
  doc.view.phase = "over";
  doc.view.groups.forEach((group, seat) => Object.assign(group, { zones: 3 + seat, done: seat === 0 ? ["clean-the-central-hospital"] : [], skills: ["handy"], dead: seat === 1 ? ["kid"] : [], nameless: 0 }));
  doc.view.groups.forEach((group, seat) => (group.score = group.zones + (seat === 0 ? 5 : 0) + 1 - group.dead.length));
  return doc;
}

describe("the end", () => {
  it("counts where the points come from, best first (AMZ-SCORE-01)", () => {
    const doc = ended(3);
    doc.view.winners = [0];
    const all = scores(doc.view, context("en", doc));
    expect(all[0]).toMatchObject({ seat: 0, zones: 3, missions: 5, skills: 1, dead: 0, total: 9, won: true });
    for (const { zones, missions, skills, dead, total } of all) expect(zones + missions + skills - dead).toBe(total);
  });

  it.each(["en", "es"] as const)("tells everybody's points, Missions done and missed, and the dead: %s", (lang) => {
    const doc = ended(3);
    doc.view.winners = [0];
    const page = render(Ending, { view: doc.view, game: context(lang, doc) });
    expect(page.container.querySelectorAll("tbody tr")).toHaveLength(3);
    expect(page.container.querySelectorAll(".grave")).toHaveLength(1);
    expect(page.container.textContent).not.toMatch(GAP);
  });

  it("says alone why it was won or lost (AMZ-SOLO-04, AMZ-SOLO-17, AMZ-SOLO-19)", () => {
    const why = (change: (doc: ReturnType<typeof ended>) => void) => {
      const doc = ended(1);
      change(doc);
      const page = render(Ending, { view: doc.view, game: context("en", doc) });
      const words = page.container.querySelector(".why")?.textContent;
      cleanup();
      return words;
    };
    expect(why((doc) => (doc.view.winners = [0]))).toMatch(/done in time/);
    expect(why(() => {})).toMatch(/year was over, with 1 of 5/);
    expect(why((doc) => (doc.view.groups[0]!.people = []))).toMatch(/Nobody of the Group/);
  });

  it("has few turning points, in the order in which they came", () => {
    const told = [[event("died", ["seat:0", "character:1"])], [event("drew", ["seat:0", 2])], [event("groups-fight", ["seat:0", "seat:1"])], [event("game-won", ["seat:1"])]];
    expect(turningPoints(told).map(({ at, kind }) => [at, kind])).toEqual([[0, "died"], [2, "groups-fight"], [3, "game-won"]]);
    expect(turningPoints(Array.from({ length: 40 }, () => [event("died", ["seat:0", "character:1"])])).length).toBeLessThan(9);
  });
});
