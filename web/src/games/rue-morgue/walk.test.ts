import { describe, expect, it } from "vitest";
import { choice } from "../../lib/testing/wire";
import { edges } from "./map/geometry";
import { at } from "./testing/table";
import { begin, dangers, onward, stepOf, wayTo } from "./walk";

const doc = at("act");
const { view } = doc;
const borders = edges(view.map);
const active = () => view.survivors.find((one) => one.ref === view.active)!;
view.zones.forEach((zone) => (zone.zombies = [0, 0, 0, 0, 0]));
active().zone = 17;
/** Three corridors in a row: 17, 18, then 24 beside both, on the map of the first tutorial. */
const far = view.map.places.map((_, zone) => [zone, wayTo(view, borders, zone)] as const).find(([, path]) => path?.length === 2)!;

describe("walking to a far zone", () => {
  it("knows the way through open borders, never through a closed door or a wall", () => {
    expect(far[1]!.at(-1)).toBe(far[0]);
    const doors = view.doors.filter(({ open }) => !open);
    expect(doors.length).toBeGreaterThan(0);
    for (const path of view.map.places.flatMap((_, zone) => wayTo(view, borders, zone) ?? [])) expect(path).toBeLessThan(view.map.places.length);
    for (const [, path] of view.map.places.map((_, zone) => [zone, wayTo(view, borders, zone)] as const)) {
      [active().zone, ...(path ?? [])].forEach((zone, index, all) => {
        const next = all[index + 1];
        if (next !== undefined) expect(doors.some(({ one, other }) => (one === zone && other === next) || (one === next && other === zone))).toBe(false);
      });
    }
  });

  it("is nothing for the next zone, which is a click of its own", () => {
    expect(wayTo(view, borders, far[1]![0]!)).toBeUndefined();
  });

  it("names the zones on the way where zombies stand", () => {
    const copy = structuredClone(view);
    copy.zones[far[1]![0]!]!.zombies = [1, 0, 0, 0, 0];
    expect(dangers(copy, far[1]!)).toEqual([far[1]![0]]);
  });

  it("takes a step after another, and stops when something new is seen", () => {
    const [first, second] = far[1]! as [number, number];
    const choices = [choice("move:a", "", [`zone:${first}`]), choice("move:b", "", [`zone:${second}`])];
    let walk = begin(view, far[1]!);
    expect(stepOf(walk, view, choices)!.id).toBe("move:a");
    const next = structuredClone(view);
    next.survivors.find((one) => one.ref === next.active)!.zone = first;
    walk = onward(walk, next);
    expect(walk.path).toEqual([second]);
    expect(stepOf(walk, next, choices)!.id).toBe("move:b");
    const surprise = structuredClone(next);
    surprise.zones[second]!.zombies = [0, 0, 1, 0, 0];
    expect(stepOf(walk, surprise, choices)).toBeUndefined();
    expect(stepOf(walk, { ...next, active: "survivor:99" }, choices)).toBeUndefined();
    expect(stepOf({ ...walk, path: [] }, next, choices)).toBeUndefined();
  });
});
