import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Board from "./Board.svelte";
import { all, context, GAP, picking, where, type Recorded } from "./testing/table";
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
});
