import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { GameEvent } from "../../lib/protocol";
import Board from "./Board.svelte";
import { all, at, context, large, picking, teams, type Recorded } from "./testing/table";
import { choice, event } from "../../lib/testing/wire";

afterEach(cleanup);

function lay(doc: Recorded, lang: "en" | "es" = "en", told: GameEvent[] = []) {
  const hand = picking(doc);
  const page = render(Board, { view: doc.view, game: context(lang, doc), pick: hand.pick, told });
  const find = (ref: string) => page.container.querySelector<HTMLElement>(`[data-ref="${ref}"]`);
  const the = (id: string) => page.container.querySelector<HTMLElement>(`[data-testid="${id}"]`);
  return { ...hand, page, find, the };
}

describe("the board of Rue Morgue", () => {
  it.each(all)("draws every component, leaves no gap, and lets every choice begin with a click or a key: %s", (name, doc) => {
    const { page } = lay(doc, name.includes("M09") ? "es" : "en");
    const drawn = new Set([...page.container.querySelectorAll<HTMLElement>("[data-ref]")].map((part) => part.dataset["ref"]));
    const refs = [
      ...doc.view.map.places.map((place) => place.ref),
      ...doc.view.doors.map((door) => door.ref),
      ...doc.view.spawns.map((spawn) => spawn.ref),
      ...doc.view.triggers.map((trigger) => trigger.ref),
      ...doc.view.objectives.filter((objective) => objective.zone >= 0 && !objective.taken).map((objective) => objective.ref),
      ...doc.view.survivors.map((survivor) => survivor.ref).filter(Boolean),
      ...doc.view.zones.flatMap((zone, number) => zone.zombies.flatMap((count, kind) => (count > 0 ? [`figures:${number * 5 + kind}`] : []))),
      ...doc.view.teams.flatMap((team) => team.cards.map((card) => card.ref)),
    ];
    expect(refs.filter((ref) => !drawn.has(ref))).toEqual([]);
    expect(page.container.textContent).not.toMatch(/«|undefined|NaN/);
    expect(page.container.innerHTML).not.toMatch(/NaN|undefined/);
    expect([...page.container.querySelectorAll("[aria-label]")].filter((part) => /^$|«|undefined/.test(part.getAttribute("aria-label") ?? ""))).toEqual([]);

    const reachable = new Set<string>();
    for (const part of page.container.querySelectorAll<HTMLElement>("[tabindex='0'][data-ref], button[data-ref]")) reachable.add(part.dataset["ref"] ?? "");
    const buttons = new Set([...page.container.querySelectorAll<HTMLElement>("[data-choice]")].map((button) => button.dataset["choice"]));
    // The end of a turn has the one place in the dock that is always its own.
    const lost = doc.options.filter((option) => option.id !== "end-turn" && !buttons.has(option.id) && !option.targets.some((ref) => reachable.has(ref)));
    expect(lost.map((option) => `${option.id} touches ${option.targets.join(" ")}`)).toEqual([]);
  });

  it("moves by a click on a zone, or on whoever stands there", async () => {
    const doc = at("act");
    const move = doc.options.find((option) => option.id.startsWith("move:"))!;
    const zone = Number(move.targets[0]!.split(":")[1]);
    doc.options = [move];
    doc.view.zones[zone]!.zombies = [2, 0, 0, 0, 0];
    const { find, played } = lay(doc);
    expect(find(move.targets[0]!)!.getAttribute("role")).toBe("button");
    await fireEvent.click(find(move.targets[0]!)!);
    await fireEvent.click(find(`figures:${zone * 5}`)!);
    expect(played).toEqual([move.id, move.id]);
  });

  it("moves by a key as well", async () => {
    const doc = at("act");
    const move = doc.options.find((option) => option.id.startsWith("move:"))!;
    doc.options = [move];
    const { find, played } = lay(doc);
    await fireEvent.keyDown(find(move.targets[0]!)!, { key: "Enter" });
    expect(played).toEqual([move.id]);
  });

  it("opens a door by a click on it, though the choice names the zone beyond", async () => {
    const doc = at("act");
    const active = doc.view.survivors.find((one) => one.ref === doc.view.active)!;
    const door = doc.view.doors[0]!;
    active.zone = door.one;
    doc.options = [choice("door:x:crowbar", "Open", [`zone:${door.other}`, active.hands[0]!.ref])];
    const { find, played } = lay(doc);
    await fireEvent.click(find(door.ref)!);
    expect(played).toEqual(["door:x:crowbar"]);
  });

  it("strikes what stands beside the survivor by a click on it", async () => {
    const doc = at("act");
    const active = doc.view.survivors.find((one) => one.ref === doc.view.active)!;
    doc.view.zones[active.zone]!.zombies = [0, 3, 0, 0, 0];
    doc.options = [choice("melee:crowbar.0", "Fight", [active.hands[0]!.ref])];
    const { find, played } = lay(doc);
    await fireEvent.click(find(`figures:${active.zone * 5 + 1}`)!);
    expect(played).toEqual(["melee:crowbar.0"]);
  });

  it("gives hits to figures by a click on them, in the zone of the attack alone", async () => {
    const doc = at("act");
    doc.view.zones[3]!.zombies = [2, 1, 0, 0, 0];
    doc.view.zones[4]!.zombies = [0, 1, 0, 0, 0];
    doc.view.attack = { attacker: doc.view.active, zone: 3, ranged: true, weapons: [], dice: [6], needs: 3, hits: 1, damage: 2 };
    doc.options = [choice("kill:walker", "Walker", ["zombie:0"]), choice("kill:fatty", "Fatty", ["zombie:1"])];
    const { find, played } = lay(doc);
    expect(find("figures:21")!.getAttribute("role")).toBe("img");
    await fireEvent.click(find("figures:16")!);
    expect(played).toEqual(["kill:fatty"]);
  });

  it("plays a Team Action by a click on its card, and shows two sheets while two trade", async () => {
    const doc = at("act");
    const [one, other] = doc.view.survivors.filter((survivor) => survivor.hands[0]!.ref !== "");
    doc.view.teams[0]!.cards = [{ ref: "team-card:0", card: "move", used: false }];
    doc.options = [
      choice("end-turn", "End", []),
      choice("team:move", "Move!", ["team-action:2"]),
    ];
    const { find, played, the, page } = lay(doc);
    expect(the("offers")).toBeNull();
    await fireEvent.click(find("team-card:0")!);
    expect(played).toEqual(["team:move"]);
    page.unmount();
    doc.options = [
      choice("give:a.0", "Give", [one!.hands[0]!.ref]),
      choice("ask-for:b.0", "Ask", [other!.hands[0]!.ref]),
    ];
    expect(lay(doc).page.container.querySelectorAll("[data-testid=sheet]")).toHaveLength(2);
  });

  it("says how many stand there: a number from two on", () => {
    const doc = at("act");
    doc.view.zones[0]!.zombies = [7, 1, 0, 0, 0];
    const { find } = lay(doc);
    expect(find("figures:0")!.textContent?.trim()).toBe("7");
    expect(find("figures:1")!.textContent?.trim()).toBe("");
    expect(find("figures:0")!.getAttribute("aria-label")).toBe("7 × Skinner Walker");
  });

  it("shows where the horde would go, and noise, when asked to", async () => {
    const doc = at("act");
    doc.view.horde = [{ from: 0, to: 1, fight: false }];
    const { page, the } = lay(doc);
    expect(page.container.querySelectorAll(".way")).toHaveLength(0);
    await fireEvent.click(the("horde")!);
    expect(page.container.querySelectorAll(".way")).toHaveLength(1);
  });

  it("shows sight while a ranged weapon is pointed at, and no longer", async () => {
    const doc = at("act");
    const active = doc.view.survivors.find((one) => one.ref === doc.view.active)!;
    active.hands[0] = { ref: "card:8", card: "bow", empty: false, scope: false };
    doc.view.sight = [{ zone: active.zone, range: 0 }];
    const { page, find } = lay(doc);
    const dark = () => page.container.querySelectorAll(".dark").length;
    expect(dark()).toBe(0);
    await fireEvent.pointerEnter(find("card:8")!);
    expect(dark()).toBe(doc.view.zones.length - 1);
    await fireEvent.pointerLeave(find("card:8")!);
    expect(dark()).toBe(0);
  });

  it("sorts cards by clicking two slots", async () => {
    const doc = at("act");
    const active = doc.view.survivors.find((one) => one.ref === doc.view.active)!;
    active.hands = [{ ref: "card:77", card: "bow", empty: false, scope: false }, { ref: "", card: "", empty: false, scope: false }];
    active.reserve = [0, 1, 2].map(() => ({ ref: "", card: "", empty: false, scope: false }));
    doc.options = [2, 3, 4].map((slot) => choice(`swap:${slot}`, "", ["slot-card:77", "slot-card:-1"], ["slot-card:77", "slot-card:-1", active.ref, 0, slot]));
    const { page, played } = lay(doc);
    const slots = [...page.container.querySelectorAll<HTMLElement>("button.swap")];
    expect(slots).toHaveLength(4);
    await fireEvent.click(slots[0]!);
    await fireEvent.click(slots[2]!);
    expect(played).toEqual(["swap:3"]);
  });

  /** Pulls what lies at one place onto what lies at another; the browser of the tests knows no places. */
  async function pull(from: Element, onto: Element): Promise<void> {
    const place = document.elementFromPoint;
    document.elementFromPoint = () => from;
    await fireEvent.pointerDown(from, { button: 0 });
    document.elementFromPoint = () => onto;
    await fireEvent.pointerUp(onto, { button: 0 });
    document.elementFromPoint = place;
  }

  it("sorts cards by pulling one onto another slot, and by nothing less", async () => {
    const doc = at("act");
    const active = doc.view.survivors.find((one) => one.ref === doc.view.active)!;
    active.hands = [{ ref: "card:77", card: "bow", empty: false, scope: false }, { ref: "", card: "", empty: false, scope: false }];
    active.reserve = [0, 1, 2].map(() => ({ ref: "", card: "", empty: false, scope: false }));
    doc.options = [2, 3, 4].map((slot) => choice(`swap:${slot}`, "", ["slot-card:77", "slot-card:-1"], ["slot-card:77", "slot-card:-1", active.ref, 0, slot]));
    const { page, played } = lay(doc);
    const slot = (number: number) => page.container.querySelector(`[data-slot="${number}"]`)!;
    await pull(slot(0), slot(0));
    await pull(slot(0), page.container.querySelector("[data-testid=sheet] .skills")!);
    expect(played).toEqual([]);
    await pull(slot(0), slot(4));
    await pull(slot(3), slot(0));
    expect(played).toEqual(["swap:4", "swap:3"]);
  });

  it("trades by pulling a card onto the other sheet: one's own is given, the other's asked for", async () => {
    const doc = at("act");
    const [one, other] = doc.view.survivors.filter((survivor) => survivor.hands[0]!.ref !== "");
    doc.options = [choice("give:a.0", "Give", [one!.hands[0]!.ref]), choice("ask-for:b.0", "Ask", [other!.hands[0]!.ref])];
    const { page, played } = lay(doc);
    const sheet = (ref: string) => page.container.querySelector(`[data-sheet="${ref}"]`)!;
    await pull(sheet(one!.ref).querySelector("[data-slot='0']")!, sheet(other!.ref));
    await pull(sheet(other!.ref).querySelector("[data-slot='0']")!, sheet(one!.ref).querySelector("[data-slot='1']")!);
    await pull(sheet(one!.ref).querySelector("[data-slot='0']")!, sheet(one!.ref));
    expect(played).toEqual(["give:a.0", "ask-for:b.0"]);
  });

  it("puts dice on the table while an attack goes on, hits marked by what is needed", () => {
    const doc = at("act");
    doc.view.attack = { attacker: doc.view.active, zone: 0, ranged: false, weapons: [], dice: [6, 2, 5], needs: 5, hits: 2, damage: 1 };
    const dice = lay(doc).the("dice")!;
    expect(dice.querySelectorAll("svg.hit")).toHaveLength(2);
    expect(dice.textContent).toContain("5+ hits");
    expect(dice.textContent).toContain("2 hits to give");
  });

  it("puts dice on the table that were told, in both languages", () => {
    const doc = at("act");
    for (const lang of ["en", "es"] as const) {
      const game = context(lang, doc);
      const say = (kind: string, ...args: (string | number)[]): GameEvent => event(kind, args, game.text(`event.${kind}`, ...args));
      const attack = say("attacks", doc.view.active, "card:7", "zone:4");
      const dice = lay(doc, lang, [attack, say("dice", 2), say("dice", 5), say("dice", 6), say("hits", doc.view.active, 2)]).the("dice")!;
      expect(dice.querySelectorAll(".dice svg")).toHaveLength(3);
      expect(dice.querySelectorAll("svg.hit")).toHaveLength(2);
      cleanup();
    }
  });

  it.each([
    ["en", "1 hit"],
    ["es", "1 impacto"],
  ] as const)("counts the one hit of an attack (%s)", (lang, words) => {
    const doc = at("act");
    const dice = lay(doc, lang, [event("attacks", [doc.view.active, "card:7", "zone:4"]), event("dice", [3]), event("dice", [6]), event("hits", [doc.view.active, 1])]).the("dice")!;
    expect(dice.querySelectorAll("svg.hit")).toHaveLength(1);
    expect(dice.querySelector("strong")!.textContent).toBe(words);
  });

  it("keeps Wounds, empty weapons, and skills in force and to come apart", () => {
    const doc = at("act");
    const active = doc.view.survivors.find((one) => one.ref === doc.view.active)!;
    active.hands = [{ ref: "card:44", card: "sawed-off", empty: true, scope: false }, { ref: "", card: "wound", empty: false, scope: false }];
    const sheet = lay(doc).the("sheet")!;
    expect(sheet.textContent).toContain("must be reloaded");
    expect(sheet.textContent).toContain("Wound");
    expect(sheet.querySelectorAll("li.owned").length).toBe(active.skills.filter((skill) => skill.owned).length);
    expect(sheet.querySelectorAll(".skills li")).toHaveLength(active.skills.length);
  });

  it("offers survivors at the set-up with their faces", async () => {
    const { the, played } = lay(at("choose-survivor"));
    const offers = [...the("offers")!.querySelectorAll<HTMLElement>("button")];
    expect(offers).toHaveLength(12);
    await fireEvent.click(offers[3]!);
    expect(played).toEqual(["take:james"]);
  });

  it("parts two teams, with their points", () => {
    const { page } = lay(at("act", teams));
    expect(page.container.textContent).toMatch(/Team 1 · \d+ points?/);
    expect(page.container.textContent).toContain("Team 2");
  });

  it("seats people in the helicopter", () => {
    const doc = at("act", large);
    const one = doc.view.survivors[0]!;
    Object.assign(one, { seat: 1, zone: doc.view.helicopter.zone });
    Object.assign(doc.view.helicopter, { flies: true, flying: true, pilot: one.ref });
    const { page, find } = lay(doc);
    expect(find(doc.view.helicopter.ref)!.getAttribute("aria-label")).toContain("Helicopter, in the air");
    expect(page.container.querySelectorAll(`.map [data-ref="${one.ref}"]`)).toHaveLength(1);
  });
});
