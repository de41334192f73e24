import { describe, expect, it } from "vitest";
import { glowing } from "../../kit/light";
import { begins } from "./glow";
import { mapUnder, shownMap } from "./shown";
import { picking, where } from "./testing/table";
import { choice } from "../../lib/testing/wire";

/** A turn of a game of three in which nothing special goes on. */
function quiet() {
  const doc = where((view) => view.maps.length === 3 && view.phase === "turn");
  Object.assign(doc.view.combat, { target: -1 });
  doc.view.active = doc.view.seat;
  Object.assign(doc.view.drive, { seat: -1, squares: [] });
  Object.assign(doc.view.search, { seat: -1, square: "" });
  doc.options = [];
  return doc;
}

const other = (seat: number) => (seat + 1) % 3;

describe("which map lies in large", () => {
  it("is the one on which one's own Group stands", () => {
    const doc = quiet();
    expect(shownMap(doc.view, picking(doc).pick, -1)).toBe(mapUnder(doc.view, doc.view.seat));
  });

  it("is that of whoever has the turn: one sees what they do", () => {
    const doc = quiet();
    doc.view.active = doc.view.groups.find((group) => mapUnder(doc.view, group.seat) !== mapUnder(doc.view, doc.view.seat))!.seat;
    expect(shownMap(doc.view, picking(doc).pick, -1)).toBe(mapUnder(doc.view, doc.view.active));
    doc.view.phase = "season";
    expect(shownMap(doc.view, picking(doc).pick, -1)).toBe(mapUnder(doc.view, doc.view.seat));
  });

  it("is the one that was asked for, unless something has to be chosen elsewhere", () => {
    const doc = quiet();
    const asked = other(mapUnder(doc.view, doc.view.seat)!);
    expect(shownMap(doc.view, picking(doc).pick, asked)).toBe(asked);
    const elsewhere = other(asked);
    doc.options = [choice("to:x", "", [doc.view.maps[elsewhere]!.tiles[0]!.squares[7]!.ref])];
    expect(shownMap(doc.view, picking(doc).pick, asked)).toBe(elsewhere);
  });

  it("is where a fight rages", () => {
    const doc = quiet();
    const fights = doc.view.groups.find((group) => mapUnder(doc.view, group.seat) !== mapUnder(doc.view, doc.view.seat))!;
    doc.view.combat.target = fights.seat;
    expect(shownMap(doc.view, picking(doc).pick, -1)).toBe(mapUnder(doc.view, fights.seat));
  });

  it("is an onlooker's of whoever has the turn", () => {
    const doc = quiet();
    doc.view.seat = -1;
    expect(shownMap(doc.view, picking(doc).pick, -1)).toBe(mapUnder(doc.view, doc.view.active));
  });
});

describe("what glows", () => {
  it("is what a choice begins with; where it leads to glows once that is picked", () => {
    const doc = quiet();
    doc.options = [
      choice("zombie:pair:1", "", ["action:1", "seat:1"]),
      choice("zombie:pair:2", "", ["action:1", "seat:2"]),
      choice("offer:1", "", ["seat:1"]),
    ];
    const { pick } = picking(doc);
    expect(["action:1", "seat:1", "seat:2", "seat:0"].map(glowing(pick, begins))).toEqual(["full", "faint", "faint", "none"]);
    pick.pick("action:1");
    expect(["seat:1", "seat:2"].map(glowing(pick, begins))).toEqual(["full", "full"]);
  });
});
