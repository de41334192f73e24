import { describe, expect, it } from "vitest";
import { nextGoal, nextZones } from "./goals";
import { alone, large } from "./testing/table";

describe("what has to be done next", () => {
  it("is marked on the map: the exit where all have to gather", () => {
    const { view } = alone.at(-2)!;
    expect(nextGoal(view)).toBe(0);
    expect(nextZones(view)).toEqual(view.map.places.flatMap(({ exit }, zone) => (exit ? [zone] : [])));
    expect(nextZones(view).length).toBeGreaterThan(0);
  });

  it("is every Objective that still lies there, then the way out", () => {
    const view = structuredClone(large.at(-2)!.view);
    const lie = view.objectives.filter(({ zone, taken }) => zone >= 0 && !taken).map(({ zone }) => zone);
    expect(lie.length).toBeGreaterThan(0);
    expect(nextZones(view).sort()).toEqual([...new Set(lie)].sort());
    view.goals[0]!.reached = true;
    expect(nextZones(view).every((zone) => view.map.places[zone]!.exit)).toBe(true);
    view.phase = "over";
    expect(nextZones(view)).toEqual([]);
  });
});
