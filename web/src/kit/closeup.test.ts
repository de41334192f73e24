import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { GameContext } from "../lib/board";
import Closeup from "./Closeup.svelte";
import { facts, source, split, type Page } from "./closeup";

vi.mock("../lib/known", () => ({ rulesOf: (game: string) => (game === "broken" ? Promise.reject(new Error("no line")) : Promise.resolve([{ id: "R-1", chapter: "R", text: "Run far." }])) }));

afterEach(cleanup);

const game = (id = "a-game", lang: "en" | "es" = "en") => ({ lang, table: { game: id } }) as unknown as GameContext;

async function show(page: Page, of = game()) {
  const { container } = render(Closeup, { game: of, page });
  await new Promise((done) => setTimeout(done));
  return container;
}

describe("a close-up", () => {
  it("tells a page of data: kind, name, facts, paragraphs, lines, sources", async () => {
    const shown = await show({
      name: "Axe",
      kind: "Weapon",
      picture: { layers: [["M0 0h9v9Z", "#000"], ["M0 0h9", "#fff", 2]], box: "0 0 9 9" },
      facts: [...facts(["2 dice", ""]), { words: "loud", tone: "bad" }],
      about: ["Cuts.", "Cuts wood."],
      lines: [{ head: "Blue", words: "nothing", colour: "#00f" }, { words: "more" }],
      sources: source(game(), "R+D"),
    });
    expect(shown.textContent?.replace(/\s+/g, " ").trim()).toBe("Weapon Axe 2 diceloud Cuts.Cuts wood. Blue nothingmore R+D named in the rule book, numbers designed by us");
    expect(shown.querySelector("h3")?.textContent).toBe("Axe");
    expect(shown.querySelectorAll(".facts li")).toHaveLength(2);
    expect([...shown.querySelectorAll("path")].map((path) => path.getAttribute("fill"))).toEqual(["#000", "none"]);
  });

  it("adds the text of a rule, or its number when it cannot be had", async () => {
    expect((await show({ name: "Sprint", rule: "R-1" })).textContent).toContain("Run far.");
    expect((await show({ name: "Sprint", rule: "R-1" }, game("broken"))).textContent).toContain("R-1");
  });

  it("needs nothing but a name", async () => {
    const shown = await show({ name: "Axe" });
    expect(shown.textContent?.trim()).toBe("Axe");
    expect(shown.querySelector("ul, p, svg")).toBeNull();
  });
});

it("what is meant stands before and after the first slash, in the words of texts or content", () => {
  expect(split("cards/axe")).toEqual({ section: "card", id: "axe" });
  expect(split("zone/a/b")).toEqual({ section: "zone", id: "a/b" });
});

it("a source is named in the language of the table; an unknown tag is no source", () => {
  expect(source(game("a-game", "es"), "R")).toEqual([{ tag: "R", words: "consta en el reglamento" }]);
  expect(source(game(), "")).toEqual([]);
});
