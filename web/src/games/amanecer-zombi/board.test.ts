import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Board from "./Board.svelte";
import { inBrief } from "./cards";
import Combat from "./parts/Combat.svelte";
import { speaker } from "./table";
import { all, context, GAP, picking, where, type Recorded } from "./testing/table";
import { peeks } from "./shown";
import { choice } from "../../lib/testing/wire";

afterEach(cleanup);

function lay(doc: Recorded, lang: "en" | "es" = "en") {
  const hand = picking(doc);
  const page = render(Board, { view: doc.view, game: context(lang, doc), pick: hand.pick });
  const find = (ref: string) => page.container.querySelector<HTMLElement>(`[data-ref="${ref}"]`);
  const finds = (ref: string) => [...page.container.querySelectorAll<HTMLElement>(`[data-ref="${ref}"]`)];
  const region = (name: string | RegExp) => [...page.container.querySelectorAll<HTMLElement>("section[aria-label]")].find((part) => (part.getAttribute("aria-label") ?? "").match(name));
  return { ...hand, page, find, finds, region };
}

describe("the board of Amanecer Zombi", () => {
  // A game of four is much like one of three: every other position will do.
  it.each(all.filter(([name], index) => !name.startsWith("4") || index % 2 === 0))("draws every component and leaves no gap: %s", (name, doc) => {
    const { page } = lay(doc, name.length % 2 === 0 ? "en" : "es");
    const drawn = new Set([...page.container.querySelectorAll<HTMLElement>("[data-ref]")].map((part) => part.dataset["ref"]));
    const refs = [
      ...doc.view.groups.flatMap((group) => [group.ref, ...group.people.flatMap((person) => [person.ref, ...person.objects.map((object) => object.ref)])]),
      ...(doc.view.phase === "building" ? [] : [...doc.view.hand.map((card) => card.ref), ...doc.view.missions.map((mission) => mission.ref)]),
      ...doc.view.search.found.map((object) => object.ref),
    ];
    expect(refs.filter((ref) => !drawn.has(ref))).toEqual([]);
    expect(page.container.textContent).not.toMatch(GAP);
    expect([...page.container.querySelectorAll("[aria-label]")].filter((part) => /^$|«|undefined/.test(part.getAttribute("aria-label") ?? ""))).toEqual([]);
  }, 20_000);

  it("makes a lit square a button for mouse and keyboard", async () => {
    const doc = where((view, { options }) => options.some((option) => option.id.startsWith("to:")));
    const { find, played } = lay(doc);
    const way = doc.options.find((option) => option.id.startsWith("to:"))!;
    const square = find(way.targets[0]!)!;
    expect(square.getAttribute("role")).toBe("button");
    expect(square.getAttribute("tabindex")).toBe("0");
    expect(square.getAttribute("aria-label")).toMatch(/row \d, column \d/);
    await fireEvent.click(square);
    await fireEvent.keyDown(square, { key: "Enter" });
    expect(played).toEqual([way.id, way.id]);
  });

  it("shows somebody else's map in large when it is asked for", async () => {
    const doc = where((view) => view.maps.length > 1 && view.phase === "turn" && view.combat.target < 0 && view.drive.squares.length === 0);
    doc.options = [];
    const { page, find } = lay(doc);
    const other = doc.view.maps.find((map) => map.seat !== doc.view.seat && !map.tiles.some((tile) => tile.squares.some((square) => square.ref === doc.view.groups.find((group) => group.seat === doc.view.seat)?.square)))!;
    expect(find(other.tiles[0]!.ref)).toBeNull();
    await fireEvent.click(page.getByRole("button", { name: `Show the map of ${doc.table.seats[other.seat]!.name} in large` }));
    expect(find(other.tiles[0]!.ref)).not.toBeNull();
  });

  it("lets a zone be taken, turned and laid", async () => {
    const doc = where((_, { options }) => options.some((option) => option.id.startsWith("lay:")));
    const { page, played } = lay(doc);
    const zone = doc.view.maps.find((map) => map.seat === doc.view.seat)!.unlaid[0]!;
    await fireEvent.click(page.container.querySelector(`[data-ref="${zone.ref}"]`)!);
    await fireEvent.click(page.getByRole("button", { name: /Turn right/ }));
    await fireEvent.click(page.container.querySelector("[data-gap]")!);
    expect(played[0]).toMatch(new RegExp(`^lay:${zone.tile}:.*:90$`));
  });

  it("says what each card could do now, or why nothing", async () => {
    const doc = where((view) => view.hand.length > 1);
    doc.options = [choice("walk:x", "Walk with it", [doc.view.hand[0]!.ref])];
    doc.greyed = [{ id: "x", why: "Nobody to play it on.", rule: "AMZ-CARD-06", targets: [doc.view.hand[1]!.ref] }];
    const { find, asked } = lay(doc);
    expect(find(doc.view.hand[0]!.ref)!.textContent).toContain("Walk with it");
    expect(find(doc.view.hand[1]!.ref)!.textContent).toContain("Nobody to play it on.");
    await fireEvent.click(find(doc.view.hand[1]!.ref)!);
    expect(asked).toEqual([doc.view.hand[1]!.ref]);
  });

  it("shows a fight with both sides, and what the next throw needs", () => {
    const doc = where((view) => view.combat.target >= 0 && view.combat.attacker < 0);
    doc.view.combat = { ...doc.view.combat, dice: 5, zombies: ["trio", "pair"], stage: "melee", next: { zombieDice: 5, zombieNeeds: 6, rangedDice: 0, meleeDice: 4, groupNeeds: 5 }, rolls: [{ seat: -1, what: "melee", dice: [6, 1], needs: 6, hits: 1 }] };
    const words = lay(doc).region(/^Combat$/)!.textContent!.replace(/\s+/g, " ");
    expect(words).toContain("Trio");
    expect(words).toContain("5 Zombie dice");
    expect(words).toMatch(/next: 5 dice, hit on 6\+/);
    expect(words).toMatch(/4 in melee, hit on 5\+/);
    expect(words).toMatch(/1 hit/);
  });

  it("shows a fight between Groups with both their people and no Zombie dice", () => {
    const doc = where((view) => view.groups.length > 1 && view.groups.every((group) => group.people.length > 0));
    doc.view.combat = { ...doc.view.combat, target: 1, attacker: 0, zombies: [], dice: 0, stage: "ranged", next: { zombieDice: 3, zombieNeeds: 5, rangedDice: 2, meleeDice: 2, groupNeeds: 5 }, rolls: [] };
    const combat = lay(doc).region(/^Combat$/)!;
    for (const seat of [0, 1]) expect(combat.textContent).toContain(doc.table.seats[seat]!.name);
    expect(combat.querySelectorAll(".fighter").length).toBe(doc.view.groups[0]!.people.length + doc.view.groups[1]!.people.length);
    expect(combat.textContent).not.toContain("Zombie di");
  });

  it("lays out the dice of the next throw of both sides before any has been thrown, and who could take more Damage", () => {
    const doc = where((view) => view.combat.target >= 0 && view.combat.attacker < 0);
    doc.view.combat = { ...doc.view.combat, rolls: [], next: { zombieDice: 3, zombieNeeds: 6, rangedDice: 0, meleeDice: 4, groupNeeds: 5 } };
    const group = doc.view.groups.find(({ seat }) => seat === doc.view.combat.target)!;
    const { page, region } = lay(doc);
    expect(region(/^Combat$/)!.querySelectorAll(".dice svg")).toHaveLength(7);
    expect([...page.container.querySelectorAll("[data-figure]")].map((figure) => figure.getAttribute("data-figure"))).toEqual(group.people.map(({ ref }) => ref));
    for (const [at, person] of group.people.entries()) expect(page.container.querySelectorAll("[data-figure]")[at]!.querySelectorAll(".wounds .taken")).toHaveLength(person.damages.length);
  });

  it("has what is asked in the fight itself, where there is no room for the Group beside it", async () => {
    const doc = where((view) => view.combat.target === view.seat && view.groups.some((group) => group.seat === view.seat && group.people.some(({ objects }) => objects.length > 0)));
    const person = doc.view.groups.find(({ seat }) => seat === doc.view.seat)!.people.find(({ objects }) => objects.length > 0)!;
    doc.options = [choice("with:x", "With it", [person.objects[0]!.ref, person.ref]), choice("no-weapon", "Bare hands", [])];
    const { pick, played } = picking(doc);
    const game = context("en", doc);
    const page = render(Combat, { t: { view: doc.view, game, pick, say: speaker(game) }, within: true });
    const row = page.getByRole("group", { name: "Choose one of these" });
    await fireEvent.click(row.querySelector(`[data-ref="${person.objects[0]!.ref}"]`)!);
    expect(played).toEqual(["with:x"]);
  });

  it("says on each card what it does, and that it cannot be played where no reason came", () => {
    const doc = where((view) => view.hand.some(({ kind }) => kind === "event"));
    const card = doc.view.hand.find(({ kind }) => kind === "event")!;
    doc.options = [choice("x", "Something else", [])];
    doc.greyed = [];
    const { find } = lay(doc);
    const game = context("en", doc);
    expect(find(card.ref)!.querySelector(".does")!.textContent).toBe(inBrief(game, card.action));
    expect(find(card.ref)!.querySelector(".use")!.textContent).toBe("Not now");
  });

  it("shows the order of the turns, and whose it is", () => {
    const doc = where((view) => view.phase === "turn" && view.groups.length === 3);
    Object.assign(doc.view, { firstPlayer: 1, active: 2 });
    const turns = [...lay(doc).page.container.querySelectorAll(".turns li")];
    expect(turns.map((turn) => turn.textContent!.trim().at(-1) && turn.className.match(/past|now/)?.[0])).toEqual(["past", "now", undefined]);
    expect(turns.map((turn) => turn.textContent)).toEqual([1, 2, 0].map((seat) => expect.stringContaining(doc.table.seats[seat]!.name)));
  });

  it("keeps as many Missions as were asked for, once they are ticked", async () => {
    const doc = where((_, { options }) => options.some((option) => option.id.startsWith("keep:") && option.targets.length > 1));
    const { page, find, played } = lay(doc);
    const keep = page.getByRole("button", { name: /^Keep these/ });
    expect(keep.hasAttribute("disabled")).toBe(true);
    const wanted = doc.options.at(-1)!;
    for (const ref of wanted.targets) await fireEvent.click(find(ref)!);
    await fireEvent.click(keep);
    expect(played).toEqual([wanted.id]);
  });

  it("lays a turned card crosswise, and says so", () => {
    const doc = where((view) => view.groups.some((group) => group.people.some((person) => person.objects.length > 0)));
    const object = doc.view.groups.flatMap((group) => group.people).find((person) => person.objects.length > 0)!.objects[0]!;
    object.turned = true;
    const piece = lay(doc).find(object.ref)!;
    expect(piece.querySelector(".turned")).not.toBeNull();
    expect(piece.textContent).toContain("turned");
  });

  it("offers what was dealt by what the choices speak of, not by their ids", async () => {
    const doc = where((_, { options }) => options.some((option) => option.verb === "keep" && option.args.length === 1));
    doc.options = doc.options.map((option, n) => ({ ...option, id: `x${n}` }));
    const { page, played } = lay(doc);
    const name = doc.options[1]!.label;
    await fireEvent.click(page.getByRole("button", { name }));
    expect(played).toEqual(["x1"]);
  });

  it("shows how far each Mission is", () => {
    const doc = where((view, { options }) => view.missions.length > 0 && !options.some((option) => option.verb === "keep"));
    Object.assign(doc.view.missions[0]!, { have: 7, need: 3, ready: false });
    expect(lay(doc).find(doc.view.missions[0]!.ref)!.textContent).toContain("3/3");
  });

  it("says what fleeing costs, and marks where to", () => {
    const doc = where((view) => view.combat.target >= 0 && view.combat.attacker < 0);
    const stands = doc.view.groups.find((group) => group.seat === doc.view.combat.target)!.square;
    Object.assign(doc.view.combat, { fleeCards: 2, fleeTo: [stands], blocked: false });
    const { page, region } = lay(doc);
    expect(region(/^Combat$/)!.textContent).toContain("Fleeing costs 2 cards or 1 Px; 1 square");
    expect(page.container.querySelectorAll(".marks .way")).toHaveLength(1);
  });

  it("keeps the other maps at the sides, clockwise", () => {
    const doc = where((view) => view.maps.length === 4);
    const { after, before } = peeks(doc.view, 1);
    expect(after.map((map) => map.seat)).toEqual([2]);
    expect(before.map((map) => map.seat)).toEqual([0, 3]);
  });

  it("changes with the season", () => {
    const doc = where((view) => view.season !== "");
    doc.view.season = "blizzard";
    expect(lay(doc).page.container.querySelector(".table")!.classList).toContain("winter");
  });
});
