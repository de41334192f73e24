import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { CARDS } from "./art/cards";
import { PEOPLE } from "./art/people";
import { PLACES } from "./art/places";
import Closeup from "./Closeup.svelte";
import Cover from "./Cover.svelte";
import { contentIds, context, games4 } from "./testing/table";

afterEach(cleanup);

const sites = ["church", "hospital", "bank", "armory", "tower", "crossroads"];
const all = [
  ...contentIds("action-cards").map((id) => `action-card/${id}`),
  ...contentIds("characters").map((id) => `character/${id}`),
  ...contentIds("locations").map((id) => `location/${id}`),
  ...sites.flatMap((id) => [`location/${id}-a`, `location/${id}-b`]),
  ...contentIds("invasion-cards").map((id) => `invasion-card/${id}`),
  ...[0, 1, 2, 3].map((value) => `food/${value}`),
];

describe("close-ups", () => {
  it("finds the whole content", () => {
    expect(contentIds("action-cards")).toHaveLength(18);
    expect(contentIds("characters")).toHaveLength(21);
    expect(contentIds("locations")).toHaveLength(7);
    expect(contentIds("invasion-cards")).toHaveLength(20);
  });

  it("has a picture of its own for every card, character and place", () => {
    expect(contentIds("action-cards").filter((id) => !CARDS[id])).toEqual([]);
    expect(contentIds("characters").filter((id) => !PEOPLE[id])).toEqual([]);
    expect(contentIds("locations").filter((id) => !PLACES[id])).toEqual([]);
    const drawn = [CARDS, PEOPLE, PLACES].flatMap((book) => Object.values(book).map((picture) => JSON.stringify(picture)));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawn.join("")).not.toMatch(/NaN|undefined/);
  });

  it.each(all)("speaks both languages about %s", (what) => {
    for (const lang of ["en", "es"] as const) {
      const { container, unmount } = render(Closeup, { what, game: context(lang, games4[0]!) });
      expect(container.textContent).not.toMatch(/«|undefined|NaN/);
      expect(container.querySelector("h3")?.textContent).not.toBe("");
      expect(container.querySelectorAll("svg path").length).toBeGreaterThan(1);
      unmount();
    }
  });

  it("tells numbers and where they come from", () => {
    const words = (what: string) => {
      const { container, unmount } = render(Closeup, { what, game: context("en", games4[0]!) });
      const text = container.textContent ?? "";
      unmount();
      return text;
    };
    expect(words("action-card/molotov")).toMatch(/3 in the box.*explosion marker.*stated in the rule book/s);
    expect(words("character/blonde")).toMatch(/fresh: 5 VP.*exhausted: 3 VP/s);
    expect(words("location/church")).toMatch(/Side A.*Side B/s);
    expect(words("invasion-card/03-b")).toMatch(/Corner 2 → Corner 1.*Corner 2: 3 zombies.*2 spaces.*designed by us/s);
  });

  it("draws the cover", () => {
    const { container } = render(Cover);
    expect(container.querySelectorAll("path").length).toBeGreaterThan(100);
  });
});
