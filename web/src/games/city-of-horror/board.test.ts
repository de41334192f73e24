import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Board from "./Board.svelte";
import { all, at, context, games6, picking, type Recorded } from "./testing/table";
import { choice } from "../../lib/testing/wire";

afterEach(cleanup);

function lay(doc: Recorded, lang: "en" | "es" = "en") {
  const hand = picking(doc);
  const page = render(Board, { view: doc.view, game: context(lang, doc), pick: hand.pick });
  const find = (ref: string) => page.container.querySelector<HTMLElement>(`[data-ref="${ref}"]`);
  const region = (name: string) => page.container.querySelector<HTMLElement>(`section[aria-label="${name}"]`)!;
  return { ...hand, page, find, region };
}

/** Only promises and the like are picked in words. */
const byWords = /^(promise|ask|want|remove|give:(antidotes|any))/;

describe("the board of City of Horror", () => {
  // A whole game of four in English; positions of three (sides B) and six in Spanish.
  it.each(all.filter(([name], index) => name.startsWith("4") || index % 3 === 0))("draws every component, leaves no gap, and lets every choice begin with a click or a key: %s", (name, doc) => {
    const { page } = lay(doc, name.startsWith("4") ? "en" : "es");
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
    for (const button of page.container.querySelectorAll<HTMLElement>("button[tabindex='0']")) {
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
    expect(find(move.targets[0]!)!.className).not.toContain("faint");
    expect(find(move.targets[1]!)!.className).toContain("faint");
    await fireEvent.click(find(move.targets[0]!)!);
    expect(find(move.targets[1]!)!.className).not.toContain("faint");
  });

  it("moves a character in two clicks", async () => {
    const doc = at("mover");
    const move = doc.options.find((option) => option.id.startsWith("move:"))!;
    const { find, played } = lay(doc);
    await fireEvent.click(find(move.targets[0]!)!);
    if (played.length === 0) await fireEvent.click(find(move.targets[1]!)!.querySelector("button.hit")!);
    expect(played).toEqual([move.id]);
  });

  it("chooses a destination by clicking the place", async () => {
    const { find, played } = lay(at("movement-card"));
    await fireEvent.click(find("place:2")!.querySelector("button.hit")!);
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

  it("shows a number at which zombies attack, and warns", () => {
    const doc = at("attack");
    const place = doc.view.places.find((known) => known.place === doc.view.here)!;
    Object.assign(place, { attackAt: 3, zombies: 2 });
    expect(lay(doc).find(place.ref)!.classList.contains("danger")).toBe(false);
    cleanup();
    place.zombies = 3;
    const tile = lay(doc).find(place.ref)!;
    expect(tile.classList.contains("danger")).toBe(true);
    expect(tile.querySelector(".alarm")!.textContent?.replace(/\s/g, "")).toBe("3/3");
  });

  it("keeps votes secret until all are in, then shows them side by side", () => {
    const doc = at("vote-attack", games6);
    const voting = lay(doc).region("A vote");
    expect(voting.textContent).not.toContain("→");
    cleanup();
    doc.view.moment = "location";
    doc.view.ballot = { place: "bank", step: "attack", votes: [{ seat: 0, target: 2, votes: 2 }, { seat: 2, target: 0, votes: 1 }] };
    const shown = lay(doc).region("The last vote");
    expect(shown.textContent?.replace(/\s+/g, " ")).toContain("Ana 2 → C Cleo");
  });
});
