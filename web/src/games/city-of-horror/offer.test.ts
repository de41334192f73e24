import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Board from "./Board.svelte";
import { all, at, context, games4, picking, term, vow, type Recorded } from "./testing/table";
import { offered, reason, sentence, termWords, type Term } from "./terms";
import { choice } from "../../lib/testing/wire";

afterEach(cleanup);

function lay(doc: Recorded) {
  const hand = picking(doc);
  const { container } = render(Board, { view: doc.view, game: context("en", doc), pick: hand.pick });
  const region = (name: string) => container.querySelector<HTMLElement>(`section[aria-label="${name}"]`)!;
  const sheet = region("A deal");
  const button = (name: string) => [...sheet.querySelectorAll("button")].find((known) => (known.getAttribute("aria-label") ?? known.textContent ?? "").startsWith(name))!;
  return { ...hand, region, sheet, button };
}

const draft = (terms: number) => structuredClone(games4.find((doc) => doc.view.offer.from === doc.view.seat && !doc.view.offer.sent && doc.view.offer.terms.length === terms)!);
const sent = () => structuredClone(games4.find((doc) => doc.view.offer.sent && doc.view.offer.to === doc.view.seat)!);

describe("terms", () => {
  it("says every term that was ever offered, in both languages", () => {
    const terms = new Map(all.flatMap(([, doc]) => doc.view.offer.addable.map((one) => [one.id, one])));
    expect(terms.size).toBeGreaterThan(60);
    for (const lang of ["en", "es"] as const) {
      const game = context(lang, games4[0]!);
      for (const [id, one] of terms) expect(termWords(game, one), id).not.toMatch(/«|undefined|NaN/);
    }
  });

  const offer = (terms: Term[], third = -1) => ({ from: 0, to: 1, third, asked: 1, sent: true, terms, addable: [] });

  it("says in one sentence what will happen, and what is only words", () => {
    const game = context("en", games4[0]!);
    const said = sentence(game, offer([term("give", "antidotes", ["1"]), vow("want", "vote-for", ["2"], { binding: true }), vow("want", "support")]), 0);
    expect(said).toContain("You give Ben now: 1 antidote");
    expect(said).toContain("Ben must keep a promise: to point at");
    expect(said).toContain("Ben promises, but is free to break it: support later");
  });

  it("takes from the server what must be kept, whatever the table agreed on", () => {
    const english = context("en", games4[0]!);
    expect(sentence(english, offer([vow("want", "vote-for", ["2"])]), 0)).toContain("Ben promises, but is free to break it: to point at");
    expect(sentence(english, offer([vow("give", "no-action", [], { place: "bank", binding: true })]), 0)).toContain("You must keep a promise: ");
    const spanish = context("es", games4[0]!);
    expect(sentence(spanish, offer([vow("want", "vote-for", ["2"])]), 0)).toContain("Ben promete, pero puede romperlo: ");
    expect(sentence(spanish, offer([vow("give", "no-action", [], { place: "bank", binding: true })]), 0)).toContain("Tienes que cumplir una promesa: ");
  });

  it("says why, apart from what will happen", () => {
    const terms = [term("give", "antidotes", ["1"]), { ...term("give", "danger", ["blonde"]), id: "say:danger:blonde", side: "say" as const }];
    const english = context("en", games4[0]!);
    expect(reason(english, offer(terms))).toMatch(/^You would lose this character here: .*Blonde/);
    expect(sentence(english, offer(terms), 0)).not.toContain("lose");
    expect(reason(context("es", games4[0]!), offer([{ ...term("give", "leader", ["2"]), side: "say" as const }]))).toContain("va por delante de nosotros");
    expect(reason(english, offer([term("give", "antidotes", ["1"])]))).toBe("");
  });

  it("says to whom, where three deal", () => {
    const game = context("en", games4[0]!);
    const terms = [vow("want", "vote-for", ["3"], { of: 2, to: 1, binding: true }), vow("give", "support", [], { to: 2 })];
    const said = sentence(game, offer(terms, 2), 0);
    expect(said).toMatch(/^\S+ must keep a promise to Ben: to point at/);
    expect(said).toMatch(/you promise \S+, but are free to break it: support later/);
  });

  it("says what three deal about, whoever gives and gets", () => {
    const game = context("en", games4[0]!);
    expect(sentence(game, offer([term("want", "gun", [], { of: 2, to: 1 })], 2), 0)).toContain(" gives Ben now: Gun");
    for (const one of [
      vow("give", "no-action", [], { place: "bank" }),
      vow("want", "play", ["rescue-flare", "church", "bank"]),
      vow("give", "ability", ["rocker", "tower"]),
      vow("give", "share-card", ["2"]),
      term("give", "food", ["2"]),
      term("want", "hand", ["all"], { shown: true }),
      vow("give", "play-there", ["gun"], { place: "tower" }),
      vow("want", "share-tie-not", ["1"]),
    ])
      expect(termWords(game, one), one.id).not.toMatch(/«|undefined|NaN|board\./);
  });

  it("loses none on the way to the sheet", () => {
    const { offer } = draft(1).view;
    const count = (["give", "want"] as const)
      .map((side) => offered(offer, side))
      .reduce((sum, list) => sum + list.antidotes.length + list.cards.length + list.food.length + list.shown.length + list.promises.length + list.abilities.length + [...list.plays.values(), ...list.later.values()].flat().length, 0);
    expect(count).toBe(offer.addable.length);
    expect(count).toBeGreaterThan(20);
  });
});

describe("the sheet of an offer", () => {
  it("adds a term, takes one out, sends and drops", async () => {
    const doc = draft(1);
    const { button, played } = lay(doc);
    const give = doc.view.offer.addable.find((one) => one.side === "give" && !one.promise && one.kind !== "antidotes")!;
    await fireEvent.click(button(`+ ${termWords(context("en", doc), give)}`));
    await fireEvent.click(button("Take out"));
    await fireEvent.click(button("Send to"));
    await fireEvent.click(button("Drop it"));
    expect(played).toEqual([give.id, `remove:${doc.view.offer.terms[0]!.id}`, "send", "drop"]);
  });

  it("does not send an empty offer", () => {
    expect(lay(draft(0)).button("Send to").disabled).toBe(true);
  });

  it("lets the one asked accept or refuse, seen from their own side", async () => {
    const doc = sent();
    doc.view.offer.terms = [term("give", "antidotes", ["2"]), term("want", "gun"), vow("give", "vote-not", ["1"], { binding: true }), vow("give", "support")];
    doc.options = [
      choice("refuse", "", []),
      choice("accept", "", []),
    ];
    const { sheet, button, played } = lay(doc);
    const [mine, theirs] = [...sheet.querySelectorAll(".side")].map((side) => side.textContent?.replace(/\s+/g, " ").trim());
    expect(mine).toBe("You give Gun");
    expect(theirs).toContain("2 antidotes");
    expect(theirs).toContain("Promise: must be keptnot to point at");
    expect(theirs).toContain("Promise: may be brokensupport");
    await fireEvent.click(button("Accept"));
    await fireEvent.click(button("Refuse"));
    expect(played).toEqual(["accept", "refuse"]);
  });

  it("says why an offer cannot be accepted", () => {
    const doc = sent();
    doc.options = [choice("refuse", "", [])];
    doc.greyed = [{ id: "accept", why: "You do not have all that Ana asks for.", rule: "COH-NEG-05", targets: [`seat:${doc.view.offer.from}`] }];
    const { sheet, button } = lay(doc);
    expect(button("Accept").disabled).toBe(true);
    expect(sheet.textContent).toContain("You do not have all");
  });

  it("shows others that there is talk, and no more", () => {
    const doc = sent();
    doc.view.seat = [0, 1, 2, 3].find((seat) => seat !== doc.view.offer.from && seat !== doc.view.offer.to)!;
    doc.view.offer.terms = [];
    doc.options = [];
    const { sheet } = lay(doc);
    expect(sheet.querySelector("button, .sides")).toBeNull();
  });

  it("marks promises as open, kept and broken", () => {
    const doc = at("location");
    doc.view.promises = [
      { from: 0, to: 1, what: vow("give", "no-action"), place: "church", step: "attack-vote", binding: true, status: "open" },
      { from: 1, to: 0, what: vow("want", "vote-for", ["2"]), place: "church", step: "attack-vote", binding: false, status: "broken" },
      { from: 2, to: 0, what: vow("give", "share-card"), place: "church", step: "attack-vote", binding: true, status: "kept" },
    ];
    const list = lay(doc).region("Promises");
    expect([...list.querySelectorAll("li")].map((line) => line.className.split(" ")[0])).toEqual(["open", "kept", "broken"]);
    expect(list.textContent).toContain("must be kept");
  });
});
