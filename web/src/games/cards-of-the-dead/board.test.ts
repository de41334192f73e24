import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Board from "./Board.svelte";
import { context, picking, type Recorded, recorded } from "./testing/table";
import { called } from "./names";
import Seat from "./parts/Seat.svelte";
import { allRefs } from "./view";
import { choice } from "../../lib/testing/wire";

afterEach(cleanup);

function lay(table: Recorded, lang: "en" | "es" = "en", eyes = table.seat) {
  const hand = picking(table.options);
  const page = render(Board, { view: table.view, game: context(lang, table, eyes), pick: hand.pick });
  const find = (ref: string): HTMLElement => page.container.querySelector<HTMLElement>(`[data-ref="${ref}"]`)!;
  return { ...hand, page, find };
}

describe("the board of Cards of the Dead", () => {
  it.each(Object.entries(recorded))("draws every component of the table: %s", (_, table) => {
    const { page } = lay(table);
    const shown = new Set([...page.container.querySelectorAll<HTMLElement>("[data-ref]")].map((node) => node.dataset["ref"]));
    const missing = allRefs(table.view).filter((ref) => !shown.has(ref) && !(ref.startsWith("spot:") && !table.view.layout.find((spot) => spot.ref === ref)?.inPlay));
    expect(table.view.day === 0 ? missing.filter((ref) => ref.startsWith("survivor:")) : missing).toEqual([]);
  });

  it.each(Object.entries(recorded))("lets every choice begin with a click on what it touches: %s", (_, table) => {
    const { page } = lay(table);
    const buttons = [...page.container.querySelectorAll<HTMLElement>("[role=button]")];
    const reachable = new Set(buttons.map((button) => button.dataset["ref"] ?? button.closest<HTMLElement>("[data-ref]")?.dataset["ref"]));
    for (const choice of table.options.filter((option) => option.targets.length > 0)) {
      expect(choice.targets.some((ref) => reachable.has(ref)), choice.id).toBe(true);
    }
    expect(buttons.every((button) => button.tabIndex === 0 && (button.getAttribute("aria-label") ?? button.textContent ?? "").trim() !== "")).toBe(true);
  });

  it("plays the one choice that two clicks leave", async () => {
    const { page, find, played } = lay(recorded.fight);
    const view = recorded.fight.view;
    const weapon = view.survivors[recorded.fight.seat]!.equipped!;
    const attack = recorded.fight.options.find((option) => option.id.startsWith("attack:"))!;
    const target = attack.targets.find((ref) => ref.startsWith("card:") && ref !== weapon.ref)!;
    await fireEvent.click(find(weapon.ref));
    await fireEvent.keyDown(find(target), { key: "Enter" });
    expect(played).toEqual([attack.id]);
    expect(page.container.textContent).not.toContain("«");
  });

  it("lets a twin stand for the card that the rules offer", async () => {
    const table = structuredClone(recorded.fight);
    const me = table.view.survivors[table.seat]!;
    me.hand = [
      { ref: "card:901", card: "antiviral", kind: "resource", back: "kit" },
      { ref: "card:902", card: "antiviral", kind: "resource", back: "kit" },
    ];
    table.options = [choice("use:antiviral", "", ["card:901", me.ref])];
    const { find, played } = lay(table);
    await fireEvent.click(find("card:902"));
    expect(played).toEqual(["use:antiviral"]);
  });

  it("lights places for cards only on the way to a choice", async () => {
    const { find } = lay(recorded.three);
    const stow = recorded.three.options.find((option) => option.id.startsWith("stow:") || option.id.startsWith("fetch:"))!;
    const place = stow.targets.find((ref) => /^(reserve|hand):/.test(ref))!;
    expect(find(place).querySelector(".title[role=button]")).toBeNull();
    await fireEvent.click(find(stow.targets[0]!));
    expect(find(place).querySelector(".title[role=button]")).not.toBeNull();
  });

  it("shows an onlooker the sheet of whoever is in turn", () => {
    const { page } = lay(recorded.three, "es", -1);
    expect(page.container.querySelector(".sheet h2")?.textContent).toContain(["Ana", "Ben", "Cleo"][recorded.three.view.active]);
    expect(page.container.textContent).not.toContain("«");
  });

  it("shines on the way and the zombies alone while everything may be done, and on all that fits once something is begun", async () => {
    const table = recorded.three;
    const { page, find } = lay(table);
    const stage = page.container.querySelector(".stage")!;
    expect(table.options.some(({ id }) => id === "end")).toBe(true);
    expect(stage.classList).toContain("free");
    const stow = table.options.find((option) => option.id.startsWith("stow:") || option.id.startsWith("fetch:"))!;
    await fireEvent.click(find(stow.targets[0]!));
    expect(stage.classList).not.toContain("free");
    cleanup();
    expect(lay(recorded.drawn).page.container.querySelector(".stage.free") !== null).toBe(recorded.drawn.options.some(({ id }) => id === "end"));
  });

  it("tells all piles by name behind one button, and lays out two", () => {
    const table = recorded.fight;
    const { page } = lay(table);
    const piles = page.container.querySelector(".piles")!;
    expect(piles.querySelectorAll(":scope > li")).toHaveLength(3);
    const said = [...piles.querySelectorAll("dt")].map((node) => node.textContent!.trim());
    expect(said).toEqual(["Common pile", "City pile", "Kit pile", "Threats to come", "Common discards", "Kit discards", "Pile A", "Pile B", "Pile C", "Pile D"]);
    expect(piles.querySelectorAll("dd")[0]!.textContent).toBe(String(table.view.piles.common));
  });

  it("tells Vitality and Immunity on the board, and not again beside it", () => {
    const table = recorded.fight;
    const { pick } = picking(table.options);
    const row = render(Seat, { seat: table.seat, view: table.view, game: context("en", table), pick }).container;
    const who = table.view.survivors[table.seat]!;
    expect(row.querySelector(".heart, .drop")).toBeNull();
    expect([...row.querySelectorAll(".goods > span > b")].map((node) => node.textContent)).toEqual([String(who.hand.length), String(who.reserve.length)]);
    expect(row.textContent).toContain(`Vitality ${who.vitality}/${who.vitalityMax}`);
  });

  it("knows whose survivor is named in what is told", () => {
    const table = recorded.fight;
    const names = called(table.view, context("en", table));
    expect(names.map(({ seat }) => seat)).toEqual(table.view.survivors.filter(({ survivor }) => survivor !== "").map(({ seat }) => seat));
    expect(names.every(({ name }) => name !== "" && !name.includes("«"))).toBe(true);
  });
});
