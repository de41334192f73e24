import { describe, expect, it } from "vitest";
import type { Shelf } from "../lib/keys";
import { checker } from "./checker";
import { drafts, dropDraft, keepDraft } from "./drafts";
import { begin, change, redo, undo } from "./history";

describe("the past", () => {
  it("goes back and forth, and forgets what was undone when something new is done", () => {
    let past = change(change(begin("a"), "b"), "c");
    past = undo(undo(past));
    expect(past.now).toBe("a");
    expect(undo(past)).toBe(past);
    past = redo(past);
    expect(past.now).toBe("b");
    past = change(past, "d");
    expect(redo(past)).toBe(past);
    expect(undo(past).now).toBe("b");
  });

  it("takes letters typed in one breath as one change", () => {
    let past = change(begin(""), "H", "title", 1000);
    past = change(past, "Ho", "title", 1200);
    expect(undo(past).now).toBe("");
    past = change(past, "Hor", "title", 9000);
    expect(undo(past).now).toBe("Ho");
    past = change(past, "x", "other", 9100);
    expect(undo(past).now).toBe("Hor");
  });

  it("does not remember what changed nothing", () => {
    const past = begin("a");
    expect(change(past, "a")).toBe(past);
  });
});

function memory(room = Infinity): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new Error("full");
      kept.set(key, value);
    },
  };
}

describe("drafts", () => {
  it("are kept, the newest first, and dropped", () => {
    const shelf = memory();
    keepDraft("g", { id: "1", title: "One", at: 1, plan: {} }, shelf);
    keepDraft("g", { id: "2", title: "Two", at: 2, plan: {} }, shelf);
    keepDraft("g", { id: "1", title: "One more", at: 3, plan: { x: "y" } }, shelf);

    expect(drafts("g", shelf).map((draft) => draft.title)).toEqual(["One more", "Two"]);
    expect(drafts("other", shelf)).toEqual([]);
    dropDraft("g", "1", shelf);
    expect(drafts("g", shelf).map((draft) => draft.id)).toEqual(["2"]);
  });

  it("survive rubbish and a full browser", () => {
    const shelf = memory(120);
    shelf.setItem("horda.workshop.g", "[1,null,{}]");
    expect(drafts("g", shelf)).toEqual([]);
    shelf.setItem("horda.workshop.g", "{no");
    expect(drafts("g", shelf)).toEqual([]);
    expect(keepDraft("g", { id: "1", title: "x".repeat(200), at: 1, plan: {} }, shelf)).toBe(false);
  });
});

describe("the checker", () => {
  it("asks about the newest plan only, one question at a time", async () => {
    const asked: string[] = [];
    const told: string[] = [];
    let answer: () => void = () => {};
    const check = checker<string, string>(
      (plan) => {
        asked.push(plan);
        return new Promise((done) => (answer = () => done(plan.toUpperCase())));
      },
      { answer: (said) => told.push(said), failed: () => told.push("failed") },
      () => Promise.resolve(),
    );

    check.ask("a");
    await settled();
    check.ask("b");
    check.ask("c");
    await settled();
    expect(asked).toEqual(["a"]);
    answer();
    await settled();
    expect(asked).toEqual(["a", "c"]);
    answer();
    await settled();
    expect(told).toEqual(["A", "C"]);
  });

  it("asks again when the line is lost", async () => {
    let times = 0;
    const told: string[] = [];
    const check = checker<string, string>(
      (plan) => (++times === 1 ? Promise.reject(new Error("offline")) : Promise.resolve(plan)),
      { answer: (said) => told.push(said), failed: () => told.push("failed") },
      () => Promise.resolve(),
    );

    check.ask("a");
    await settled();

    expect(told).toEqual(["failed", "a"]);
  });
});

async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}
