import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fileName, open } from "./file";
import { moveOf } from "./keyboard";
import { between, clamp, last, pictures, story, touched, type Recording } from "./recording";
import { sha256 } from "../lib/sha256";
import { next, previous, stops, stopsOf } from "./turns";

const event = (text: string, ...targets: string[]) => ({ text, rule: "COD-ACT-01", targets });

const recording = {
  format: 1,
  table: { id: "T", game: "toy", seats: [{ seat: 0 }, { seat: 1 }] },
  game: "toy",
  seat: 0,
  names: ["Ana", "José Luis"],
  over: false,
  commitment: "",
  frames: [
    { log: [event("The deal.")], doc: { view: { hand: [1, 2], far: { deep: true } }, awaited: [0] } },
    { by: [0], said: [{ seat: 0, label: "Play 2" }], log: [event("Ana plays.", "card:2")], patch: [{ p: "view/hand", len: 1 }] },
    { by: [0], log: [], patch: [{ p: "awaited", v: [1] }] },
    { by: [1], log: [event("Ben plays.", "card:3", "card:2"), event("Again.", "card:3")], patch: [{ p: "view/hand/1", v: 9 }] },
    { by: [0, 1], log: [], patch: [{ p: "prompt", v: "And now?" }] },
  ],
} as unknown as Recording;

describe("positions", () => {
  it("are made of the one before, in any order of asking", () => {
    const at = pictures(recording);
    expect(at(3).view).toEqual({ hand: [1, 9], far: { deep: true } });
    expect(at(0).view).toEqual({ hand: [1, 2], far: { deep: true } });
    expect(at(4).prompt).toBe("And now?");
    expect(at(1).awaited).toEqual([0]);
  });

  it("share what did not change", () => {
    const at = pictures(recording);
    expect((at(3).view as { far: object }).far).toBe((at(0).view as { far: object }).far);
  });

  it("end at both ends, and nonsense is the beginning", () => {
    expect(last(recording)).toBe(4);
    expect([-3, 99, Number.NaN, 2.7].map((n) => clamp(recording, n))).toEqual([0, 4, 0, 2]);
    expect(pictures(recording)(99).prompt).toBe("And now?");
  });
});

describe("the moments of a decision", () => {
  const slow = structuredClone(recording);
  slow.format = 2;
  Object.assign(slow.frames[1]!, { beats: [{ log: [event("Ana draws.", "card:7")], patch: [{ p: "view/hand", v: [1, 2, 7] }] }], patch: [{ p: "view/hand", v: [1] }] });

  it("come before its end, and lead to the same position", () => {
    expect(pictures(slow)(1)).toEqual(pictures(recording)(1));
    expect(between(slow, pictures(slow), 1).map(({ view }) => (view as { hand: number[] }).hand)).toEqual([[1, 2, 7], [1]]);
    expect(between(slow, pictures(slow), 2)).toHaveLength(1);
  });

  it("are part of the story", () => {
    expect(story(slow).filter(({ at, kind }) => at === 1 && kind === "event").map(({ text }) => text)).toEqual(["Ana draws.", "Ana plays."]);
    expect(touched(slow, 1)).toEqual(["card:7", "card:2"]);
  });

  it("that are no moments make a file no recording", () => {
    expect(open(JSON.stringify(slow)).kind).toBe("recording");
    const broken = structuredClone(slow);
    Object.assign(broken.frames[1]!, { beats: [{ log: [] }] });
    expect(open(JSON.stringify(broken)).kind).toBe("neither");
  });
});

describe("a file of the first format", () => {
  const old = readFileSync("src/replay/testing/format-1.json", "utf8");

  it("opens, and its events get a kind", () => {
    const opened = open(old);
    if (opened.kind !== "recording") throw new Error(opened.kind);
    expect(opened.recording.format).toBe(1);
    expect(last(opened.recording)).toBe(5);
    expect(pictures(opened.recording)(5).view).toBeDefined();
    expect(opened.recording.frames.flatMap(({ log }) => log).every(({ kind, args, text }) => kind === "" && args.length === 0 && text !== "")).toBe(true);
  });
});

describe("the story", () => {
  it("tells what was said before what came of it, with the position of each", () => {
    expect(story(recording).map(({ at, kind, text }) => [at, kind, text])).toEqual([
      [0, "event", "The deal."],
      [1, "said", "Play 2"],
      [1, "event", "Ana plays."],
      [3, "event", "Ben plays."],
      [3, "event", "Again."],
    ]);
  });

  it("knows what a decision touched, once each", () => {
    expect(touched(recording, 3)).toEqual(["card:3", "card:2"]);
    expect(touched(recording, 0)).toEqual([]);
  });
});

describe("turns", () => {
  it("stop where another goes on", () => {
    expect(stops(recording)).toEqual([0, 2, 3, 4]);
    expect(stopsOf(recording, 1)).toEqual([0, 2, 3, 4]);
  });

  it("lead on and back, and stay at the ends", () => {
    const all = stops(recording);
    expect([next(all, 0), next(all, 2), next(all, 4)]).toEqual([2, 3, 4]);
    expect([previous(all, 4), previous(all, 1), previous(all, 0)]).toEqual([3, 0, 0]);
  });
});

describe("keys", () => {
  const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });
  const focus = (html: string) => {
    document.body.innerHTML = html;
    return document.body.querySelector("[data-focus]");
  };

  it("step, jump and play", () => {
    expect(["ArrowRight", "ArrowLeft", "Home", "End", "ArrowDown", "ArrowUp", " ", "x"].map((name) => moveOf(key(name), null))).toEqual([
      "forward",
      "back",
      "first",
      "last",
      "next-turn",
      "previous-turn",
      "play",
      undefined,
    ]);
  });

  it("are left to what has the focus", () => {
    expect(moveOf(key(" "), focus("<button data-focus></button>"))).toBeUndefined();
    expect(moveOf(key("ArrowLeft"), focus("<select data-focus></select>"))).toBeUndefined();
    expect(moveOf(key("ArrowLeft"), focus("<input type=range data-focus>"))).toBe("back");
    expect(moveOf(key("ArrowLeft"), focus("<button data-focus></button>"))).toBe("back");
    expect(moveOf(key("ArrowLeft", { altKey: true }), null)).toBeUndefined();
  });
});

describe("the seed's promise", () => {
  it("is SHA-256, whatever the length", () => {
    for (const text of ["", "abc", "horda:7", "é", "x".repeat(55), "x".repeat(56), "x".repeat(64), "x".repeat(1000)]) {
      expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
    }
  });
});

describe("files", () => {
  it("are a recording, a saved game, or neither, and say why", () => {
    expect(open(JSON.stringify(recording)).kind).toBe("recording");
    expect(open('{"format":1,"game":"toy","seats":2,"names":[],"log":[]}').kind).toBe("saved");
    expect(open("{")).toEqual({ kind: "neither", why: "json" });
    expect(open("[1]")).toEqual({ kind: "neither", why: "strange" });
    expect(open(JSON.stringify({ ...recording, format: 3 }))).toEqual({ kind: "neither", why: "newer" });
    expect(open(" ".repeat(4 * 1024 * 1024 + 1))).toEqual({ kind: "neither", why: "large" });
  });

  it("that lack what the page would read are refused", () => {
    for (const broken of [
      { ...recording, frames: [] },
      { ...recording, table: { seats: [null] } },
      { ...recording, frames: [recording.frames[0], { by: [0] }] },
      { ...recording, frames: [{ log: [], doc: {} }] },
      { ...recording, frames: [{ log: [{ text: 1 }], doc: recording.frames[0].doc }] },
    ]) {
      expect(open(JSON.stringify(broken)).kind).toBe("neither");
    }
  });

  it("are called after the game and its people", () => {
    expect(fileName(recording)).toBe("toy-Ana-JoseLuis.horda.json");
  });
});
