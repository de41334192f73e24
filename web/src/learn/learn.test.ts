import { describe, expect, it } from "vitest";
import type { Tutorial } from "../lib/board";
import { advise, after, allows } from "./coach";
import { filtered, sections, total } from "./content";
import { fold, marked } from "./fold";
import { both, chapters, isRuleId, search } from "./rules";
import { choice } from "../lib/testing/wire";

describe("folding", () => {
  it("takes accents and capitals away and keeps every place", () => {
    expect(fold("Ñandú, ÁRBOL — Über")).toBe("nandu, arbol — uber");
    expect(fold("İß😀").length).toBe("İß😀".length);
  });

  it("marks what was sought in the text as it is written", () => {
    expect(marked("El daño explosivo daña", ["dan"])).toEqual([
      { text: "El ", marked: false },
      { text: "dañ", marked: true },
      { text: "o explosivo ", marked: false },
      { text: "dañ", marked: true },
      { text: "a", marked: false },
    ]);
    expect(marked("plain", [])).toEqual([{ text: "plain", marked: false }]);
    expect(marked("", ["x"])).toEqual([]);
  });
});

describe("searching the rules", () => {
  const en = [
    { id: "COD-ACT-01", chapter: "Actions", ruling: false, text: "Three actions a turn." },
    { id: "COD-DMG-01", chapter: "Damage", ruling: false, text: "Damage lowers Vitality." },
    { id: "COD-DMG-02", chapter: "Damage", ruling: false, text: "An explosion hurts everybody.", reason: "The book is silent about noise." },
  ];
  const es = [
    { id: "COD-ACT-01", chapter: "Acciones", ruling: false, text: "Tres acciones por turno." },
    { id: "COD-DMG-01", chapter: "Daño", ruling: false, text: "El daño baja la Vitalidad." },
    { id: "COD-DMG-02", chapter: "Daño", ruling: false, text: "Una explosión hiere a todos." },
  ];
  const found = (query: string, here = en, there = es) => search(both(here, there), query).map((rule) => rule.id);

  it("finds by id, whole or in part, in any case", () => {
    expect(found("cod-dmg-02")).toEqual(["COD-DMG-02"]);
    expect(found("DMG")).toEqual(["COD-DMG-01", "COD-DMG-02"]);
  });

  it("finds all words in any order, text before chapter before reason", () => {
    expect(found("vitality damage")).toEqual(["COD-DMG-01"]);
    expect(found("damage")).toEqual(["COD-DMG-01", "COD-DMG-02"]);
    expect(found("noise")).toEqual(["COD-DMG-02"]);
    expect(found("nothing like it")).toEqual([]);
  });

  it("finds words of the other language, with or without accents", () => {
    expect(found("explosion")).toEqual(["COD-DMG-02"]);
    expect(found("acciones")).toEqual(["COD-ACT-01"]);
    expect(found("dano vitality", es, en)).toEqual([]);
    expect(found("daño", en, es)).toEqual(["COD-DMG-01", "COD-DMG-02"]);
  });

  it("gives all when nothing is sought, by chapter", () => {
    expect(chapters(search(both(en, es), " ")).map(({ title, rules }) => [title, rules.length])).toEqual([
      ["Actions", 1],
      ["Damage", 2],
    ]);
  });

  it("knows an id when it sees one", () => {
    expect(["COD-DMG-09", "coh-vote-3", "noise", "A-B"].map(isRuleId)).toEqual([true, true, false, false]);
  });
});

describe("the content of a box", () => {
  const content = {
    rounds: 4,
    cards: [
      { id: "zombie", hp: 3, counter: { value: 2, colour: "white" }, provenance: "D", "provenance-of": { hp: "R", name: "R" } },
      { id: "axe", uses: 3, provenance: "R" },
    ],
    locations: [
      { id: "church", side: "A", provenance: "R" },
      { id: "church", side: "B", provenance: "P" },
    ],
    "action-cards": [{ id: "gun", count: 3, provenance: "R" }],
    decks: { day1: { zombie: 11 }, kit: { zombie: 2, axe: 1 } },
  };
  const texts = {
    "card.zombie": "Zombi",
    "about-card.zombie": "Muerde por 2.",
    "card.axe": "Hacha",
    "location.church": "Iglesia",
    "about-location.church-a": "Sitio para 4.",
    "about-location.church-b": "Sitio para 3.",
    "action-card.gun": "Pistola",
  };
  const all = sections(content, texts);
  const row = (key: string) => all.flatMap((section) => section.rows).find((candidate) => candidate.key === key)!;

  it("is every row with an id, named by the texts", () => {
    expect(all.map((section) => [section.id, section.rows.map((each) => each.name)])).toEqual([
      ["cards", ["Zombi", "Hacha"]],
      ["locations", ["Iglesia", "Iglesia"]],
      ["action-cards", ["Pistola"]],
    ]);
    expect(row("location/church/B").about).toBe("Sitio para 3.");
    expect(row("card/zombie").what).toBe("card/zombie");
  });

  it("counts copies, by the row or over all decks", () => {
    expect([row("card/zombie").count, row("card/axe").count, row("action-card/gun").count, row("location/church/A").count]).toEqual([13, 1, 3, 0]);
    expect(total(all[0]!.rows)).toBe(14);
  });

  it("finds names under the section that the texts use, and both tags of a row of two", () => {
    const [zombies] = sections({ zombies: [{ id: "pair", count: 8, provenance: "R+D" }] }, { "action-card.pair": "Pair", "about-action-card.pair": "2 dice." });
    expect(zombies!.rows[0]).toMatchObject({ name: "Pair", about: "2 dice.", what: "zombie/pair", tag: "R", tags: ["R", "D"] });
  });

  it("tags single values that differ from their row", () => {
    const zombie = row("card/zombie");
    expect(zombie.tags).toEqual(["R", "D"]);
    expect(zombie.values).toEqual([
      { path: "hp", value: "3", tag: "R" },
      { path: "counter", value: "value: 2, colour: white", tag: "D" },
      { path: "name", value: "", tag: "R" },
    ]);
  });

  it("is filtered by section, tag and words", () => {
    const keys = (section: string, tag: "" | "R" | "P" | "D", words: string) => filtered(all, { section, tag, words }).flatMap((each) => each.rows.map((one) => one.key));
    expect(keys("locations", "", "")).toEqual(["location/church/A", "location/church/B"]);
    expect(keys("", "P", "")).toEqual(["location/church/B"]);
    expect(keys("", "D", "")).toEqual(["card/zombie"]);
    expect(keys("", "", "MUERDE")).toEqual(["card/zombie"]);
  });
});

describe("the coach", () => {
  const say = { en: "…", es: "…" };
  const tutorial: Tutorial = { seats: [], seed: "1", steps: [{ say }, { say, choose: "walk" }, { say, choose: "pass" }, { say }] };
  const doc = (...options: string[]) => ({
    options: options.map((id) => choice(id)),
    awaited: [0],
    you: { seat: 0, seats: [0], host: true },
    table: { status: "playing" as const },
  });

  it("talks, waits for one choice, waits for others, and comes to an end", () => {
    expect(advise(tutorial, 0, doc("walk")).waits).toBe("go-on");
    // In the middle of what is told nobody is waited for.
    expect(advise(tutorial, 3, { ...doc(), awaited: [] }).waits).toBe("others");
    expect(advise(tutorial, 3, { ...doc(), awaited: [], table: { status: "over" } }).waits).toBe("go-on");
    expect(advise(tutorial, 1, doc("walk", "pass")).waits).toBe("choice");
    expect(advise(tutorial, 1, doc()).waits).toBe("others");
    expect(advise(tutorial, 1, { ...doc("offer:1"), awaited: [1] }).waits).toBe("others");
    // A vote can be changed while the others still vote: that is no new question.
    expect(advise(tutorial, 1, { ...doc("walk"), awaited: [1] }).waits).toBe("others");
    const quiet: Tutorial = { ...tutorial, steps: [{ choose: "pass" }, { say, choose: "walk" }] };
    expect(advise(quiet, 0, doc("pass"))).toMatchObject({ waits: "quiet", number: 1, of: 1 });
    expect(allows(quiet, 0, doc("pass", "walk"), "walk")).toBe(false);
    expect(advise(tutorial, 4, doc("walk"))).toMatchObject({ waits: "done", number: 4, of: 4 });
  });

  it("refuses another choice, but not the one of the script when the player is ahead of the talking", () => {
    expect(allows(tutorial, 1, doc("walk", "pass"), "pass")).toBe(false);
    expect(allows(tutorial, 0, doc("walk", "pass"), "pass")).toBe(false);
    expect(allows(tutorial, 0, doc("walk", "pass"), "walk")).toBe(true);
    expect(allows(tutorial, 1, { ...doc("offer:1"), awaited: [1] }, "offer:1")).toBe(false);
    expect(after(tutorial, 0, "walk")).toBe(2);
    expect(after(tutorial, 1, "pass")).toBe(1);
  });

  it("never leaves anybody stuck", () => {
    expect(advise(tutorial, 1, doc("run")).waits).toBe("lost");
    expect(allows(tutorial, 1, doc("run"), "run")).toBe(true);
    expect(allows(tutorial, 3, doc("run"), "run")).toBe(true);
    expect(allows(tutorial, 9, doc("run"), "run")).toBe(true);
  });
});
