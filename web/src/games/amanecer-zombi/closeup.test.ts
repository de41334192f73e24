import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { ACTIONS } from "./art/actions";
import { DAMAGES, SKILLS } from "./art/cards";
import { OBJECTS } from "./art/objects";
import { PEOPLE } from "./art/people";
import { SITES } from "./art/places";
import Closeup from "./Closeup.svelte";
import { seasonOf } from "./content";
import Cover from "./Cover.svelte";
import { all as recorded, contentIds, context, GAP } from "./testing/table";

afterEach(cleanup);

const any = recorded[0]![1];
const SECTIONS = { "season-cards": "season-card", characters: "character", objects: "object", zombies: "zombie", vehicles: "vehicle", events: "event", missions: "mission", skills: "skill", damage: "damage", zones: "zone" };
const all = [
  ...Object.entries(SECTIONS).flatMap(([section, what]) => contentIds(section).map((id) => `${what}/${id}`)),
  ...Object.keys(SITES).map((id) => `site/${id}`),
  ...["green", "blue", "exit", "tent"].map((id) => `ground/${id}`),
  "character/nameless",
  "damage/plain",
];

describe("close-ups", () => {
  it("find the whole content", () => {
    expect(Object.keys(SECTIONS).map((section) => contentIds(section).length)).toEqual([24, 24, 30, 13, 5, 20, 28, 14, 7, 16]);
  });

  it("have a picture of its own for every card, Character and place", () => {
    const books = { zombies: ACTIONS, vehicles: ACTIONS, events: ACTIONS, objects: OBJECTS, characters: PEOPLE, skills: SKILLS, damage: DAMAGES };
    for (const [section, book] of Object.entries(books)) expect(contentIds(section).filter((id) => !book[id])).toEqual([]);
    const drawn = [ACTIONS, OBJECTS, PEOPLE, SKILLS, DAMAGES, SITES].flatMap((book) => Object.values(book).map((picture) => JSON.stringify(picture)));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawn.join("")).not.toMatch(/NaN|undefined/);
    expect(contentIds("season-cards").map((id, index) => [id, seasonOf(id), index])).toEqual(contentIds("season-cards").map((id, index) => [id, ["spring", "summer", "autumn", "winter"][Math.floor(index / 6)], index]));
  });

  it.each(all)("speak both languages about %s", (what) => {
    for (const lang of ["en", "es"] as const) {
      const { container, unmount } = render(Closeup, { what, game: context(lang, any) });
      expect(container.textContent).not.toMatch(GAP);
      expect(container.querySelector("h3")?.textContent).not.toBe("");
      expect(container.querySelectorAll("svg path").length).toBeGreaterThan(1);
      unmount();
    }
  });

  it("tell numbers and where they come from", () => {
    const words = (what: string) => {
      const { container, unmount } = render(Closeup, { what, game: context("en", any) });
      const text = container.textContent ?? "";
      unmount();
      return text;
    };
    expect(words("zombie/stealthy")).toMatch(/1 die.*Initial Attack 3.*Trophy 2.*3 in the box.*numbers designed by us/s);
    expect(words("object/pistol")).toMatch(/ranged, 3 dice.*Noise 2.*turns when used.*Ammunition.*4 in the box/s);
    expect(words("mission/clean-the-central-hospital")).toMatch(/5 victory points.*Hospital/s);
    expect(words("damage/fracture")).toMatch(/removed by Medicine.*Life or Death −3/s);
    expect(words("zone/hospital")).toMatch(/City.*Nurse/s);
  });

  it("draw the cover", () => {
    expect(render(Cover).container.querySelectorAll("path").length).toBeGreaterThan(100);
  });
});
