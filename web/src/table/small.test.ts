import { describe, expect, it } from "vitest";
import type { TableDoc } from "../lib/protocol";
import { readOutcome } from "./outcome";
import { beside } from "./place";
import { actionOf } from "./shortcuts";
import { pageTitle } from "./status";

const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });
const free = { typing: false, onButton: false, letters: true };

describe("keys", () => {
  it("do what the map says", () => {
    expect(actionOf(key("u"), free)).toBe("undo");
    expect(actionOf(key("U"), free)).toBe("undo");
    expect(actionOf(key("3"), free)).toBe(3);
    expect(actionOf(key("?"), free)).toBe("help");
    expect(actionOf(key(" "), free)).toBe("beat");
  });
  it("are letters while somebody types", () => expect(actionOf(key("u"), { ...free, typing: true })).toBeUndefined());
  it("leave the browser its own", () => expect(actionOf(key("u", { ctrlKey: true }), free)).toBeUndefined());
  it("leave a button its space bar", () => expect(actionOf(key(" "), { ...free, onButton: true })).toBeUndefined());
  it("can be switched off, but for Escape", () => {
    expect(actionOf(key("u"), { ...free, letters: false })).toBeUndefined();
    expect(actionOf(key("Escape"), { ...free, letters: false })).toBe("skip");
  });
});

describe("what floats", () => {
  const screen = { left: 0, top: 0, width: 400, height: 800 };
  const box = { width: 200, height: 100 };
  it("hangs below", () => expect(beside({ left: 100, top: 100, width: 50, height: 50 }, box, screen)).toEqual({ left: 25, top: 158 }));
  it("stands above where there is no room below", () => expect(beside({ left: 100, top: 700, width: 50, height: 50 }, box, screen)?.top).toBe(592));
  it("never leaves the screen", () => {
    expect(beside({ left: 390, top: 100, width: 10, height: 10 }, box, screen)?.left).toBe(192);
    expect(beside({ left: 0, top: 100, width: 10, height: 10 }, box, screen)?.left).toBe(8);
  });
  it("goes beside what fills the height", () => {
    expect(beside({ left: 0, top: 0, width: 100, height: 800 }, box, screen)).toEqual({ left: 108, top: 350 });
  });
  it("covers nothing that glows", () => {
    const at = { left: 100, top: 100, width: 50, height: 50 };
    expect(beside(at, box, screen, [{ left: 0, top: 160, width: 400, height: 10 }])?.top).not.toBe(158);
  });
  it("floats nowhere where it would cover something anyway", () => {
    const all = { left: 0, top: 0, width: 400, height: 800 };
    expect(beside({ left: 100, top: 100, width: 50, height: 50 }, box, screen, [all])).toBeUndefined();
  });
});

it("an outcome that lacks something is still read", () => {
  expect(readOutcome(undefined)).toEqual({ team: false, winners: [], scores: [], reason: "", rule: "" });
  expect(readOutcome({ team: true, winners: [0, "x"], reason: 3 })).toMatchObject({ team: true, winners: [0], reason: "" });
});

describe("the title", () => {
  const doc = (awaited: number[]) => ({ table: { status: "playing" }, you: { seats: [1] }, awaited }) as unknown as TableDoc;
  it("calls when it is one's turn", () => expect(pageTitle(doc([1]), "Your turn", "Lanterns")).toBe("● Your turn · Lanterns · Horda"));
  it("is quiet else", () => expect(pageTitle(doc([0]), "Your turn", "Lanterns")).toBe("Lanterns · Horda"));
});
