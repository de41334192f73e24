import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Closeup from "../../kit/Closeup.svelte";
import { EQUIPMENT } from "./art/equipment";
import { SURVIVORS } from "./art/survivors";
import { ZOMBIES } from "./art/zombies";
import { closeup } from "./closeup";
import Cover from "./Cover.svelte";
import { alone, contentIds, context } from "./testing/table";

vi.mock("../../lib/known", () => ({ rulesOf: () => Promise.resolve([{ id: "RMO-SK-46", chapter: "SK", text: "Run far." }]) }));

afterEach(cleanup);

const equipment = [...contentIds("weapons"), ...contentIds("items"), "sniper-rifle"];
const all = [
  ...contentIds("survivors").map((id) => `survivor/${id}`),
  ...equipment.map((id) => `equipment/${id}`),
  ...contentIds("skills").map((id) => `skill/${id}`),
  ...contentIds("zombies").map((id) => `zombie/${id}`),
  ...contentIds("zombie-cards").map((id) => `zombie-card/${id}`),
  ...contentIds("tents").map((id) => `tent/${id}`),
  ...contentIds("team-actions").map((id) => `team-action/${id}`),
  "tile/4V",
];

describe("close-ups", () => {
  it("finds the whole content", () => {
    expect(contentIds("survivors")).toHaveLength(24);
    expect(contentIds("skills")).toHaveLength(83);
    expect(equipment).toHaveLength(28);
    expect(contentIds("zombie-cards")).toHaveLength(48);
    expect(contentIds("tents")).toHaveLength(11);
  });

  it("has a picture of its own for every survivor, card and zombie", () => {
    expect(contentIds("survivors").filter((id) => !SURVIVORS[id])).toEqual([]);
    expect(equipment.filter((id) => !EQUIPMENT[id])).toEqual([]);
    expect(contentIds("zombies").filter((id) => !ZOMBIES[id])).toEqual([]);
    const drawn = [SURVIVORS, EQUIPMENT, ZOMBIES].flatMap((book) => Object.values(book).map((picture) => JSON.stringify(picture)));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawn.join("")).not.toMatch(/NaN|undefined/);
  });

  it("speaks both languages about everything", () => {
    for (const lang of ["en", "es"] as const) {
      const game = context(lang, alone[0]!);
      for (const what of all) {
        const page = closeup(game, what);
        const words = [page.name, page.kind ?? "", ...(page.about ?? []), ...[page.facts, page.lines].flatMap((part) => (part ?? []).map((one) => one.words))].join(" ");
        expect(words, what).not.toMatch(/«(?!6)|undefined|NaN/);
        expect(page.name, what).not.toBe("");
      }
    }
  });

  it("tells numbers, what they come from, and a skill's rule", async () => {
    const game = context("en", alone[0]!);
    const words = async (what: string) => {
      const { container, unmount } = render(Closeup, { game, page: closeup(game, what) });
      await new Promise((done) => setTimeout(done));
      const text = container.textContent ?? "";
      unmount();
      return text;
    };
    expect(await words("equipment/bow")).toMatch(/Ranged.*Range 0–1.*3\+ hits.*A 6 does one damage more.*found in public material/s);
    expect(await words("equipment/sniper-rifle")).toMatch(/Range 1–3.*shooter chooses.*Made of Rifle and Scope/s);
    expect(await words("survivor/bear")).toMatch(/Blue.*Shove.*Red.*\+1 Damage: Melee/s);
    expect(await words("zombie/a-bomb")).toMatch(/fire alone/);
    expect(await words("zombie-card/145")).toMatch(/Blue nothing.*Yellow 2 × Skinner Runner.*Red 5 × Skinner Walker/s);
    expect(await words("zombie-card/181")).toMatch(/Skinner Walker act at once/);
    expect(await words("tent/tent-02")).toMatch(/3 blue beds.*1 green bed/s);
    expect(await words("skill/sprint")).toMatch(/Sprint.*once a turn.*Run far\./s);
  });

  it("draws the cover", () => {
    const { container } = render(Cover);
    expect(container.querySelectorAll("path").length).toBeGreaterThan(100);
  });
});
