import { expect, it } from "vitest";
import { event } from "../lib/testing/wire";
import { casting, faceOf, firstOf } from "./cues";

const VIEW = { piles: [{ cards: [{ ref: "card:1", card: "axe" }] }], hand: [{ ref: "card:2" }] };

it("an event gets the kind of beat that its list is under, and what the game adds", () => {
  const cue = casting<typeof VIEW, "shot" | "walked">({ hit: ["shot"], move: ["walked"] }, ({ kind }) => (kind === "shot" ? { by: 1 } : {}));
  expect(cue(event("shot"), VIEW)).toEqual({ kind: "hit", by: 1 });
  expect(cue(event("walked"), VIEW)).toEqual({ kind: "move" });
  expect(cue(event("sang"), VIEW)).toBeUndefined();
});

it("a face is found wherever it lies open, and nowhere else", () => {
  expect(faceOf(VIEW, "card:1")).toBe("axe");
  expect(faceOf(VIEW, "card:2")).toBeUndefined();
  expect(faceOf(VIEW, "card:3")).toBeUndefined();
});

it("the first component of a kind is found among what an event touches", () => {
  expect(firstOf(event("gave", ["seat:1", "seat:2", "card:4"]), "seat")).toBe("seat:1");
  expect(firstOf(event("gave", [3]), "card")).toBeUndefined();
});
