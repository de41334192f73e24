import { describe, expect, it } from "vitest";
import { event } from "../../../lib/testing/wire";
import { edges } from "../map/geometry";
import { measure } from "../map/standing";
import { at, context, large, played } from "../testing/table";
import { effectsOf, placesOf, titleOf } from "./effects";
import { cue } from "../cue";
import { closeup } from "../closeup";
import { numberOf } from "../../../kit/refs";
import { dragsOf, figuresAt, marchesOf, staged } from "./figures";
import { gapBetween, keyframes, pathThrough } from "./way";

const view = at("act").view;
view.zones.forEach((zone) => (zone.zombies = [0, 0, 0, 0, 0]));
const after = (zone: number, zombies: number[]) => {
  const copy = structuredClone(view);
  copy.zones[zone]!.zombies = zombies;
  return copy;
};

describe("figures while the horde moves", () => {
  const split = [event("horde-moves", ["zone:3", "zone:4", "zombie:0", 2]), event("horde-moves", ["zone:3", "zone:8", "zombie:0", 2]), event("horde-grows", ["zone:8", "zombie:0", 1])];
  const end = structuredClone(view);
  end.zones[4]!.zombies = [2, 0, 0, 0, 0];
  end.zones[8]!.zombies = [2, 0, 0, 0, 0];

  it("stand where they stood until it is told: those of the group alone, not those that the box lends", () => {
    const figures = figuresAt(end, split, []);
    expect(figures[3]).toEqual([3, 0, 0, 0, 0]);
    expect(figures[4]).toEqual([0, 0, 0, 0, 0]);
    expect(figures[8]).toEqual([0, 0, 0, 0, 0]);
  });

  it("have left and not arrived while they march, and a group that parts knows it", () => {
    const marches = marchesOf(split.slice(0, 2));
    expect(marches.map(({ to, count, splits }) => [to, count, splits])).toEqual([
      [4, 2, 2],
      [8, 2, 2],
    ]);
    const figures = figuresAt(end, split.slice(2), marches);
    expect([figures[3]![0], figures[4]![0], figures[8]![0]]).toEqual([0, 0, 0]);
  });

  it("appear when that is told, and fall when that is told", () => {
    const spawn = [event("appears", ["zombie:1", "zone:0", 3])];
    expect(figuresAt(after(0, [0, 4, 0, 0, 0]), spawn, [])[0]).toEqual([0, 1, 0, 0, 0]);
    expect(figuresAt(view, [event("kills", ["survivor:0", "zombie:2", "zone:5"])], [])[5]).toEqual([0, 0, 1, 0, 0]);
  });

  it("are the view's own when everything is told", () => {
    expect(staged(view, [], [])).toBe(view);
  });
});

describe("the way of a group", () => {
  it("goes through the gap between two zones, at an even pace", () => {
    const borders = edges(view.map);
    const ground = measure(view.map);
    const open = borders.find(({ kind, before, after: beyond }) => kind === "f" && before >= 0 && beyond >= 0)!;
    expect(gapBetween(borders, open.before, open.after)).toBeDefined();
    const path = pathThrough([open.before, open.after], borders, ground.boxes);
    expect(path).toHaveLength(3);
    const offsets = keyframes(path).map(({ offset }) => offset!);
    expect(offsets[0]).toBe(0);
    expect(offsets.at(-1)).toBe(1);
    expect(offsets).toEqual([...offsets].sort((a, b) => Number(a) - Number(b)));
  });
});

const active = view.survivors.find((one) => one.ref === view.active) ?? view.survivors[0]!;

describe("what is seen of an event", () => {
  it("is a number where figures rise, claws on whoever is bitten, a skull where one falls", () => {
    const effects = effectsOf([event("appears", ["zombie:0", "zone:2", 3]), event("bites", ["zombie:0", active.ref, `zone:${active.zone}`]), event("kills", [active.ref, "zombie:1", "zone:4"])], view);
    expect(effects.map(({ look, zone, text }) => [look, zone, text])).toEqual([
      ["spawn", 2, "+3"],
      ["bite", active.zone, ""],
      ["kill", 4, ""],
    ]);
    expect(effects[2]!.ref).toBe("figures:21");
  });

  it("has a place that the camera can go to", () => {
    expect(placesOf([event("horde-moves", ["zone:3", "zone:4", "zombie:0", 2])], view)).toEqual([3, 4]);
    expect(placesOf([event("wounded", [active.ref])], view)).toEqual([active.zone]);
    expect(placesOf([event("round", [2])], view)).toEqual([]);
  });

  it("is a title where it concerns everybody, and nothing for a step", () => {
    expect(titleOf([event("zombies-phase", [], "The zombies' phase.")])).toEqual({ text: "The zombies' phase.", tone: "alarm" });
    expect(titleOf([event("moves", [active.ref, "zone:1"])])).toBeUndefined();
  });
});

describe("what the house told", () => {
  it("of a door into a full building: the card of each room, then its figures, room by room", () => {
    const beats = played("door");
    const rooms = new Set(beats.flatMap(({ beat }) => beat.events.filter(({ kind }) => kind === "card-drawn").map(({ args }) => numberOf(args[1]))));
    expect(rooms.size).toBe(5);
    const [door] = beats;
    expect(door!.beat.cue.kind).toBe("hit");
    expect(effectsOf(door!.beat.events, door!.view)).toEqual([{ look: "door", zone: 40, beside: 41, text: "" }]);
    const full: number[] = [];
    for (const { beat, coming, view, before } of beats) {
      const { zones } = staged(view, coming, marchesOf(beat.events), before);
      const crowded = [...rooms].filter((room) => zones[room]!.zombies.some((count) => count > 0));
      const effects = effectsOf(beat.events, view);
      const now = effects.find(({ look }) => look === "spawn");
      if (now) full.push(now.zone);
      // Nobody stands where it has not been told, and the eye is led to the room whose card is turned.
      expect(crowded.sort()).toEqual([...full].sort());
      if (beat.cue.kind === "reveal") expect(placesOf(beat.events, view)).toEqual(effects.map(({ zone }) => zone));
    }
    expect(full).toEqual([38, 47]);
    expect(beats.filter(({ beat }) => beat.cue.kind === "reveal")).toHaveLength(5);
  });

  it("of an A-Bomb: each of the six is dragged in a beat of their own, and stands where they stood until then", () => {
    const beats = played("drag").filter(({ beat }) => beat.events[0]!.kind === "grabbed");
    expect(beats).toHaveLength(6);
    const seen = beats.map(({ beat, coming, view, before }) => {
      const table = staged(view, coming, [], before);
      const [drag] = dragsOf(beat.events, before);
      expect(drag).toEqual({ ref: beat.events[0]!.args[0], from: 35, to: 34 });
      expect(beat.cue.kind).toBe("hit");
      expect(effectsOf(beat.events, view)).toEqual([{ look: "grab", zone: 34, ref: drag!.ref, text: "" }]);
      return table.survivors.filter(({ zone }) => zone === 34).length;
    });
    expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("of the helicopter: it takes off, flies and lands where it is", () => {
    const beats = played("helicopter");
    expect(beats.map(({ beat }) => [beat.events[0]!.kind, beat.cue.kind])).toEqual([
      ["takes-off", "goal"],
      ["flies", "move"],
      ["lands", "move"],
    ]);
    expect(beats.map(({ beat, view }) => effectsOf(beat.events, view).map(({ look, zone }) => [look, zone]))).toEqual([[["rotor", 39]], [["rotor", 31]], [["rotor", 39]]]);
    expect(beats.map(({ view }) => view.helicopter.flying)).toEqual([true, true, false]);
    expect(beats.map(({ beat }) => titleOf(beat.events)?.tone)).toEqual(["good", undefined, undefined]);
    for (const { beat, view } of beats) expect(placesOf(beat.events, view).length).toBeGreaterThan(0);
  });
});

describe("doors that close, and tents", () => {
  it("are seen at the border that closes, with a sound of their own", () => {
    const closes = event("door-closes", [active.ref, "zone:15", "zone:17"]);
    expect(cue(closes, view)?.kind).toBe("hit");
    expect(effectsOf([closes], view)).toEqual([{ look: "shut", zone: 17, beside: 15, text: "" }]);
    expect(gapBetween(edges(view.map), 17, 15)).toBeDefined();
  });

  it("are turned up to be read, at their place", () => {
    const opens = event("tent-opens", ["tent:0", "zone:3"]);
    expect(cue(opens, view)).toEqual({ kind: "reveal", what: "drawn/tent:0" });
    expect(effectsOf([opens], view)).toEqual([{ look: "tent", zone: 3, text: "" }]);
    const doc = at("act", large);
    for (const lang of ["en", "es"] as const) expect(closeup(context(lang, doc), "drawn/tent:0").name).not.toMatch(/«|drawn|tent:0/);
  });
});
