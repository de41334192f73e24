import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { hasPicture, hasPortrait } from "./art/pictures";
import Closeup from "./Closeup.svelte";
import Cover from "./Cover.svelte";
import { contentIds, context, recorded } from "./testing/table";

afterEach(cleanup);

const all = [...contentIds("cards").map((id) => `card/${id}`), ...contentIds("survivors").map((id) => `survivor/${id}`), ...contentIds("threats").map((id) => `threat/${id}`)];

describe("close-ups", () => {
  it("finds the whole content", () => {
    expect(contentIds("cards")).toHaveLength(53);
    expect(contentIds("survivors")).toEqual(["rick", "selena", "dan"]);
    expect(contentIds("threats")).toHaveLength(5);
  });

  it.each(all)("has a picture of its own and words in both languages for %s", (what) => {
    const id = what.split("/")[1]!;
    expect(what.startsWith("survivor/") ? hasPortrait(id) : hasPicture(id)).toBe(true);
    for (const lang of ["en", "es"] as const) {
      const { container, unmount } = render(Closeup, { what, game: context(lang, recorded.three) });
      expect(container.textContent, lang).not.toContain("«");
      expect(container.querySelector("svg.art")!.innerHTML.length).toBeGreaterThan(200);
      unmount();
    }
  });

  it("tells numbers and where they come from", () => {
    const { container } = render(Closeup, { what: "cards/zombie", game: context("en", recorded.three) });
    expect(container.textContent).toContain("Hit Points 3");
    expect(container.textContent).toContain("Bites for 2");
    expect(container.textContent).toContain("designed by us");
    expect(container.textContent).toContain("name, zombie-damage: stated in the rule book");
  });

  it("draws no picture with broken numbers", () => {
    const { container } = render(Cover);
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
  });
});
