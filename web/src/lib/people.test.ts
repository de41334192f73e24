import { expect, it } from "vitest";
import { marked } from "./people";

const people = [
  { seat: 0, name: "Ana", colour: "red" },
  { seat: 1, name: "Ana María", colour: "blue" },
  { seat: 2, name: "Óscar", colour: "green" },
  { seat: 3, name: "", colour: "" },
];
const read = (line: string) => marked(line, people).map(({ text, person }) => (person ? `<${person.seat}:${text}>` : text));

it("finds whole names in a line, the longest first", () => {
  expect(read("Ana gives Ana María 1 card.")).toEqual(["<0:Ana>", " gives ", "<1:Ana María>", " 1 card."]);
  expect(read("The Granny (Ana) meets Óscar")).toEqual(["The Granny (", "<0:Ana>", ") meets ", "<2:Óscar>"]);
  expect(read("Anabel has a banana in Ósca.")).toEqual(["Anabel has a banana in Ósca."]);
  expect(read("")).toEqual([]);
});
