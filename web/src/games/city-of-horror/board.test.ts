import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Board from "./Board.svelte";
import Seat from "./parts/Seat.svelte";
import { all, at, context, games6, picking, vow, type Recorded } from "./testing/table";
import { choice } from "../../lib/testing/wire";

afterEach(cleanup);

function lay(doc: Recorded, lang: "en" | "es" = "en") {
  const hand = picking(doc);
  const page = render(Board, { view: doc.view, game: context(lang, doc), pick: hand.pick });
  const find = (ref: string) => page.container.querySelector<HTMLElement>(`[data-ref="${ref}"]`);
  /** What is drawn and has words for it, by how these begin. */
  const said = (words: string) => page.container.querySelector(`svg [aria-label^="${words}"]`);
  return { ...hand, page, find, said };
}

/** Only promises and the like are picked in words. */
const byWords = /^(promise|ask|want|remove|give:(antidotes|any))/;

describe("the board of City of Horror", () => {
  // A whole game of four in English; positions of three (sides B) and six in Spanish.
  it.each(all.filter(([name], index) => name.startsWith("4") || index % 3 === 0))("draws every component, leaves no gap, and lets every choice begin with a click or a key: %s", (name, doc) => {
    const lang = name.startsWith("4") ? "en" : "es";
    const { page, pick } = lay(doc, lang);
    // Players stand in the side column.
    for (const { seat } of doc.view.players) render(Seat, { target: page.container, props: { seat, view: doc.view, game: context(lang, doc), pick } });
    const drawn = new Set([...page.container.querySelectorAll<HTMLElement>("[data-ref]")].map((part) => part.dataset["ref"]));
    const refs = [
      ...doc.view.places.flatMap((place) => [place.ref, ...place.people.map((person) => person.ref)]),
      ...doc.view.players.map((player) => `seat:${player.seat}`),
      ...doc.view.hand.map((card) => card.ref),
      ...doc.view.discard.map((card) => card.ref),
    ];
    expect(refs.filter((ref) => !drawn.has(ref))).toEqual([]);
    expect(page.container.textContent).not.toMatch(/«|undefined|NaN/);
    expect([...page.container.querySelectorAll("[aria-label]")].filter((part) => /^$|«|undefined/.test(part.getAttribute("aria-label") ?? ""))).toEqual([]);

    const reachable = new Set<string>();
    for (const button of page.container.querySelectorAll<HTMLElement>("button[tabindex='0'], [role=button][tabindex='0']")) {
      const bearer = button.closest<HTMLElement>("[data-ref]");
      for (const ref of [bearer?.dataset["ref"], bearer?.dataset["as"]]) if (ref) reachable.add(ref);
    }
    const lost = doc.options.filter((option) => option.targets.length > 0 && !byWords.test(option.id) && !option.targets.some((ref) => reachable.has(ref)));
    expect(lost.map((option) => `${option.id} touches ${option.targets.join(" ")}`)).toEqual([]);
  }, 20_000);

  it("glows where a choice begins, and where it leads to once that is picked", async () => {
    const doc = at("mover");
    const move = doc.options.find((option) => option.id.startsWith("move:"))!;
    // Some card could be played in every place, so each can be clicked; that is no reason to glow.
    const { find } = lay(doc);
    expect(find(move.targets[0]!)!.classList).not.toContain("faint");
    expect(find(move.targets[1]!)!.classList).toContain("faint");
    await fireEvent.click(find(move.targets[0]!)!);
    expect(find(move.targets[1]!)!.classList).not.toContain("faint");
  });

  it("moves a character in two clicks", async () => {
    const doc = at("mover");
    const move = doc.options.find((option) => option.id.startsWith("move:"))!;
    const { find, played } = lay(doc);
    await fireEvent.click(find(move.targets[0]!)!);
    if (played.length === 0) await fireEvent.click(find(move.targets[1]!)!);
    expect(played).toEqual([move.id]);
  });

  it("chooses a destination by clicking the place", async () => {
    const { find, played } = lay(at("movement-card"));
    await fireEvent.click(find("place:2")!);
    expect(played).toEqual(["go:bank"]);
  });

  it("lets the second of two equal cards stand for the first", async () => {
    const doc = at("round-start");
    doc.view.hand = [
      { ref: "action:901", card: "night-vision" },
      { ref: "action:902", card: "night-vision" },
    ];
    doc.options = [choice("play:night-vision", "", ["action:901"])];
    const { find, played } = lay(doc);
    await fireEvent.click(find("action:902")!);
    expect(played).toEqual(["play:night-vision"]);
  });

  it("says why a card is of no use now, and asks on a click", async () => {
    const doc = at("round-start");
    doc.view.hand = [{ ref: "action:901", card: "canned-food" }];
    doc.options = [choice("pass", "Pass", [])];
    doc.greyed = [{ id: "play:canned-food", why: "Canned Food: never played.", rule: "COH-CARD-03", targets: ["action:901"] }];
    const { find, asked } = lay(doc);
    expect(find("action:901")!.textContent).toContain("never played.");
    await fireEvent.click(find("action:901")!);
    expect(asked).toEqual(["action:901"]);
  });

  it("chooses a destination by clicking somebody who stands there", async () => {
    const doc = at("movement-card");
    const { find, played } = lay(doc);
    const bank = doc.view.places.find((place) => place.place === "bank")!;
    await fireEvent.click(find(bank.people[0]!.ref)!);
    expect(played).toEqual(["go:bank"]);
  });

  it("counts the zombies on the sign, and those that are missing until they attack", () => {
    const doc = at("attack");
    const place = doc.view.places.find((known) => known.place === doc.view.here)!;
    const sign = () => {
      const drawn = lay(doc).find(place.ref)!.querySelector(".sign")!;
      return { danger: drawn.classList.contains("attack"), there: drawn.querySelectorAll(".head:not(.missing)").length, missing: drawn.querySelectorAll(".missing").length, words: drawn.querySelector(".words")!.textContent };
    };
    Object.assign(place, { attackAt: 3, zombies: 2 });
    expect(sign()).toEqual({ danger: false, there: 2, missing: 1, words: "1 more" });
    cleanup();
    place.zombies = 3;
    expect(sign()).toEqual({ danger: true, there: 3, missing: 0, words: "ATTACK" });
  });

  it("shows what comes next only to those who have looked", () => {
    const doc = at("round-start");
    const [place] = doc.view.places;
    Object.assign(place!, { attackAt: 4, zombies: 1, people: doc.view.places.flatMap((known) => known.people).slice(0, 1) });
    const soon = () => lay(doc).find(place!.ref)!.querySelectorAll(".soon").length;
    doc.view.coming = { id: "", moves: [], arrivals: [], leader: 0 };
    expect(soon()).toBe(0);
    cleanup();
    doc.view.coming = { id: "03-a", moves: [], arrivals: [{ place: place!.place, zombies: 2, antidotes: 0, cards: 0 }], leader: 0 };
    expect(soon()).toBe(2);
  });

  it("prints on a card what it does, and tells the last word that a player gave", () => {
    const doc = at("round-start");
    doc.view.hand = [{ ref: "action:901", card: "shotgun" }];
    const { find, pick } = lay(doc);
    expect(find("action:901")!.querySelector(".brief")!.textContent).toBe("kills 2");
    doc.view.promises = [
      { from: 1, to: 2, what: vow("give", "vote-not", ["2"]), place: "hospital", step: "attack-vote", binding: false, status: "open" },
      { from: 1, to: 0, what: vow("give", "vote-for", ["2"]), place: "", step: "outside", binding: false, status: "kept" },
    ];
    const row = (seat: number) => render(Seat, { seat, view: doc.view, game: context("en", doc), pick }).container.querySelector(".vow")!;
    const said = (seat: number) => render(Seat, { seat, view: doc.view, game: context("en", doc), pick }).container.querySelector(".said")!;
    expect(row(1).getAttribute("title")).toBe("Cleo: not to point at Cleo in the attack vote (open). 1 promise kept, 0 broken");
    expect(row(0).getAttribute("title")).toBe("no promise given");
    const words = render(Seat, { seat: 1, view: doc.view, game: context("en", doc), pick }).container.querySelector(".said")!;
    expect(words.textContent!.replace(/\s+/g, " ").trim()).toBe("Cleo: not to point at Cleo in the attack vote… ✓1");
    doc.view.promises.push(...(["broken", "kept", "broken", "lapsed"] as const).map((status) => ({ from: 1, to: 2, what: vow("give", "support"), place: "", step: "outside" as const, binding: false, status })));
    expect([...said(1).querySelectorAll(".count")].map((count) => count.textContent)).toEqual(["✓2", "✗2"]);
  });

  it("lays the rest of the city in the dark while a place is resolved", () => {
    const doc = at("victim");
    const { page } = lay(doc);
    expect(page.container.querySelector(".night.deadly")).not.toBeNull();
    cleanup();
    doc.view.here = "";
    expect(lay(doc).page.container.querySelector(".night")).toBeNull();
  });

  it("counts a vote on the board once it is open, and names a tie", () => {
    const doc = at("victim", games6);
    doc.view.here = "bank";
    const tally = (votes: { seat: number; target: number; votes: number }[]) => {
      doc.view.ballot = { place: "bank", step: "attack", votes };
      doc.view.moment = votes.length > 2 ? "victim" : "tie-attack";
      const board = lay(doc).page.container.querySelector(".tally")!;
      const read = { outcome: board.querySelector(".outcome")!.textContent, sums: [...board.querySelectorAll(".sum")].map((sum) => sum.textContent), most: board.querySelectorAll(".most").length };
      cleanup();
      return read;
    };
    expect(tally([{ seat: 0, target: 2, votes: 2 }, { seat: 2, target: 0, votes: 1 }, { seat: 1, target: 2, votes: 1 }])).toEqual({ outcome: "Cleo gives up a character.", sums: ["3", "1"], most: 1 });
    expect(tally([{ seat: 0, target: 2, votes: 1 }, { seat: 2, target: 0, votes: 1 }])).toEqual({ outcome: "A tie: somebody has to decide.", sums: ["1", "1"], most: 2 });
  });

  it("says which place comes next, on it and in words", () => {
    const doc = at("moved");
    doc.view.here = "";
    const first = doc.view.places.find((place) => place.place === doc.view.order[0])!;
    const next = (page: ReturnType<typeof lay>) => doc.view.places.filter((place) => page.find(place.ref)!.querySelector(".sign.next") !== null).map((place) => place.place);
    const before = lay(doc);
    expect(next(before)).toEqual([first.place]);
    expect(before.find(first.ref)!.getAttribute("aria-label")).toMatch(/, next$/);
    cleanup();
    doc.view.moment = "location";
    doc.view.here = doc.view.order[0]!;
    expect(next(lay(doc))).toEqual([doc.view.order[1]]);
    cleanup();
    doc.view.moment = "round-start";
    doc.view.here = "";
    expect(next(lay(doc))).toEqual([]);
  });

  it("draws every zombie", () => {
    const doc = at("attack");
    const place = doc.view.places.find((known) => known.place === "bank")!;
    place.zombies = 7;
    expect(lay(doc).find(place.ref)!.querySelectorAll(".shadow")).toHaveLength(7);
    expect(lay(doc).find(place.ref)!.querySelector(".count text")!.textContent).toBe("7");
  });

  it("keeps votes secret until all are in, then shows them side by side", () => {
    const doc = at("vote-attack", games6);
    const voting = lay(doc).said("A vote")!;
    expect(voting.getAttribute("aria-label")).not.toContain("→");
    expect(voting.querySelectorAll(".face")).toHaveLength(0);
    cleanup();
    doc.view.moment = "victim";
    doc.view.here = "bank";
    doc.view.ballot = { place: "bank", step: "attack", votes: [{ seat: 0, target: 2, votes: 2 }, { seat: 2, target: 0, votes: 1 }] };
    const shown = lay(doc).said("The last vote")!;
    expect(shown.getAttribute("aria-label")).toContain("Ana 2 → Cleo");
    expect(shown.querySelectorAll(".face")).toHaveLength(2);
  });
});
