import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Board from "./Board.svelte";
import { all, at, context, games4, picking, type Recorded } from "./testing/table";
import { offered, readTerm, termWords } from "./terms";
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
  it("knows the side and the kind of each", () => {
    expect(readTerm("give:antidotes:2")).toMatchObject({ side: "give", promise: false, kind: "antidotes", args: ["2"] });
    expect(readTerm("ask:play:shotgun:bank")).toMatchObject({ side: "want", promise: true, kind: "play", args: ["shotgun", "bank"] });
  });

  it("says every term that was ever offered, in both languages", () => {
    const ids = new Set(all.flatMap(([, doc]) => doc.options.map((option) => option.id)).filter((id) => /^(give|want|promise|ask):/.test(id)));
    expect(ids.size).toBeGreaterThan(60);
    for (const lang of ["en", "es"] as const) {
      const game = context(lang, games4[0]!);
      for (const id of ids) expect(termWords(game, id), id).not.toMatch(/«|undefined|NaN/);
    }
  });

  it("loses none on the way to the sheet", () => {
    const { options } = draft(1);
    const count = (["give", "want"] as const)
      .map((side) => offered(options, side))
      .reduce((sum, list) => sum + list.antidotes.length + list.cards.length + list.promises.length + list.abilities.length + [...list.plays.values()].flat().length, 0);
    expect(count).toBe(options.filter((option) => /^(give|want|promise|ask):/.test(option.id)).length);
  });
});

describe("the sheet of an offer", () => {
  it("adds a term, takes one out, sends and drops", async () => {
    const doc = draft(1);
    const { button, played } = lay(doc);
    const give = doc.options.find((option) => option.id.startsWith("give:") && option.targets.length > 0)!;
    await fireEvent.click(button(`+ ${termWords(context("en", doc), give.id)}`));
    await fireEvent.click(button("Take out"));
    await fireEvent.click(button("Send to"));
    await fireEvent.click(button("Drop it"));
    expect(played).toEqual([give.id, `remove:${doc.view.offer.terms[0]}`, "send", "drop"]);
  });

  it("does not send an empty offer", () => {
    expect(lay(draft(0)).button("Send to").disabled).toBe(true);
  });

  it("lets the one asked accept or refuse, seen from their own side", async () => {
    const doc = sent();
    doc.view.offer.terms = ["give:antidotes:2", "want:gun", "promise:vote-not:1"];
    doc.options = [
      choice("refuse", "", []),
      choice("accept", "", []),
    ];
    const { sheet, button, played } = lay(doc);
    const [mine, theirs] = [...sheet.querySelectorAll(".side")].map((side) => side.textContent?.replace(/\s+/g, " ").trim());
    expect(mine).toBe("You give Gun");
    expect(theirs).toContain("2 antidotes");
    expect(theirs).toContain("not to point at");
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
      { from: 0, to: 1, what: "promise:no-action", binding: true, status: "open" },
      { from: 1, to: 0, what: "ask:vote-for:2", binding: false, status: "broken" },
      { from: 2, to: 0, what: "promise:share-card", binding: true, status: "kept" },
    ];
    const list = lay(doc).region("Promises");
    expect([...list.querySelectorAll("li")].map((line) => line.className.split(" ")[0])).toEqual(["open", "kept", "broken"]);
    expect(list.textContent).toContain("must be kept");
  });
});
