import { describe, expect, it } from "vitest";
import type { Choice, Greyed } from "../lib/protocol";
import { choice as made } from "../lib/testing/wire";
import { createPicking } from "../lib/picking.svelte";
import { byKey, glowing, handles, light, marks, rim } from "./light";

function hand(choices: Choice[], greyed: Greyed[] = []) {
  const played: string[] = [];
  const asked: string[] = [];
  const pick = createPicking({ choices: () => choices, greyed: () => greyed, play: (choice) => played.push(choice.id), explain: (ref) => asked.push(ref), closeup: () => {} });
  return { pick, played, asked };
}

const choice = (id: string, ...targets: string[]): Choice => made(id, id, targets);

describe("the light of a thing", () => {
  it("is its own, when a choice touches it", () => {
    const { pick } = hand([choice("a", "card:1"), choice("b", "card:2")]);
    expect(light({ pick }, ["card:1"], ["card:2"])).toMatchObject({ ref: "card:1", lit: true, picked: false });
    expect(light({ pick }, ["card:3"])).toMatchObject({ ref: "card:3", lit: false });
  });

  it("is that of another it stands for, when nothing can be done with itself", () => {
    const { pick } = hand([choice("a", "card:1")]);
    expect(light({ pick }, ["card:2"], ["card:1"])).toMatchObject({ ref: "card:1", lit: true });
  });

  it("stays with what is picked, so that a second click releases it", () => {
    const { pick } = hand([choice("a", "card:1", "space:4"), choice("b", "card:1", "space:5")]);
    pick.pick("card:1");
    expect(light({ pick }, ["space:4", "card:1"])).toMatchObject({ ref: "card:1", picked: true });
  });

  it("asks for the reason that is known, when nothing can be done at all", () => {
    const { pick } = hand([], [{ id: "x", why: "Too late.", rule: "R-1", targets: ["card:1"] }]);
    expect(light({ pick }, ["card:2"], ["card:1"]).ref).toBe("card:1");
  });

  it("is hot when it is spoken of under one of its own names, not when a stand-in is", () => {
    const { pick } = hand([]);
    pick.point(["space:4"]);
    expect(light({ pick }, ["card:1", "space:4"]).hot).toBe(true);
    expect(light({ pick }, ["card:1"], ["space:4"]).hot).toBe(false);
  });
});

describe("what glows", () => {
  const choices = [choice("play:gun", "card:1", "place:1"), choice("play:gun2", "card:1", "place:2"), choice("trade:x", "person:1")];
  const begins = ({ id, targets }: Choice) => (id.startsWith("trade") ? [] : targets.slice(0, 1));

  it("is at first what a choice begins with; the rest can be clicked, faintly", () => {
    const { pick } = hand(choices);
    const glow = glowing(pick, begins);
    expect(["card:1", "place:1", "person:1", "card:9"].map((ref) => glow(ref))).toEqual(["full", "faint", "faint", "none"]);
    expect(rim(light({ pick, glow }, ["place:1"]))).toBe("none");
    expect(rim(light({ pick, glow }, ["card:1"]))).toBe("var(--lit)");
  });

  it("is soft where the question is about something else, and full again once it is picked", () => {
    const { pick } = hand([...choices, choice("pass")]);
    const glow = glowing(pick, begins, ({ id }) => id.startsWith("play"));
    expect(["card:1", "place:1", "card:9"].map((ref) => glow(ref))).toEqual(["soft", "faint", "none"]);
    expect(rim(light({ pick, glow }, ["card:1"]))).toBe("var(--lit-dim)");
    expect(marks(light({ pick, glow }, ["card:1"]))).toMatchObject({ lit: true, soft: true, faint: false });
    pick.pick("card:1");
    expect(glowing(pick, begins, () => true)("place:1")).toBe("full");
  });

  it("is, once something is picked, where it leads to", () => {
    const { pick } = hand(choices);
    pick.pick("card:1");
    expect(["place:1", "person:1"].map((ref) => glowing(pick, begins)(ref))).toEqual(["full", "none"]);
  });
});

describe("handles", () => {
  it("make a button of what can be picked, for mouse and keyboard", () => {
    const { pick, played } = hand([choice("a", "card:1")]);
    const node = document.createElement("div");
    const made = handles(pick, light({ pick }, ["card:1"]), "Axe");
    expect(made).toMatchObject({ role: "button", tabindex: 0, "aria-label": "Axe", "aria-pressed": false });
    node.addEventListener("click", made.onclick!);
    node.addEventListener("keydown", made.onkeydown!);
    node.click();
    node.dispatchEvent(new KeyboardEvent("keydown", { key: " " }));
    node.dispatchEvent(new KeyboardEvent("keydown", { key: "x" }));
    expect(played).toEqual(["a", "a"]);
  });

  it("leave a picture with words otherwise, or nothing where that would be too much", () => {
    const { pick } = hand([]);
    const at = light({ pick }, ["card:1"]);
    expect(handles(pick, at, "Axe", "spoken")).toEqual({ role: "img", "aria-label": "Axe" });
    expect(handles(pick, at, "Axe", "silent")).toEqual({});
  });

  it("keep Enter and Space to themselves", () => {
    const event = new KeyboardEvent("keydown", { key: "Enter", cancelable: true });
    let acted = 0;
    byKey(() => acted++)(event);
    expect([acted, event.defaultPrevented]).toEqual([1, true]);
  });
});
