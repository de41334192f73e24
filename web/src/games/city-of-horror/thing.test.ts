import { expect, it } from "vitest";
import { at, context } from "./testing/table";
import { thing } from "./thing";
import { choice } from "../../lib/testing/wire";

it("a choice names its card, its character, its place or whom it is about", () => {
  const doc = at("round-start");
  const card = doc.view.hand[0]!;
  const person = doc.view.places.flatMap(({ people }) => people)[0]!;
  const names = (lang: "en" | "es") =>
    [
      choice("play:a:bank", "", [card.ref, "place:2"]),
      choice("use:b:1", "", [person.ref, "seat:1"]),
      choice("go:bank", "", ["place:2"]),
      choice("offer:1", "", ["seat:1"]),
      choice("vote:1", "", ["seat:1", person.ref]),
      choice(`${card.card}:1`, "", [card.ref, "seat:1"]),
      choice("give:c", "", ["seat:0", "seat:1", card.ref]),
      choice("give:antidotes:2", "", [], [2]),
      choice("pass"),
      choice("show:all"),
    ].map((one) => thing(one, doc.view, context(lang, doc)));
  const { text } = context("en", doc);
  const [held, who] = [text(`action-card.${card.card}`), text(`character.${person.character}`)];
  expect(names("en")).toEqual([held, who, "Bank", "Ben", "Ben", "Ben", held, "", "", ""]);
  expect(names("es").slice(2, 5)).toEqual(["Banco", "Ben", "Ben"]);
});
