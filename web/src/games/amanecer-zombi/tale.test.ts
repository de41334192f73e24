import { expect, it } from "vitest";
import { folded } from "../../lib/tale";
import { tale } from "./tale";
import { all, context } from "./testing/table";
import type { GameEvent } from "../../lib/protocol";

const [, doc] = all[0]!;
const event = (kind: string, text: string, ...args: (string | number)[]): GameEvent => ({ kind, args, text, rule: "", targets: [] }) as unknown as GameEvent;
const lines = (events: GameEvent[]) => folded(events, tale).map((line) => (line.events.length > 1 ? tale.line(line.events, context("en", doc), doc.view) : line.events[0]!.text));

it("tells a throw with its dice in one line, and the hits of both sides in one", () => {
  const told = [
    event("melee-phase", "Melee phase: the Group of Ana is attacked.", "seat:0"),
    event("group-rolled", "Ana throws 3 white dice.", "seat:0", 3),
    ...[1, 5, 2].map((die) => event("die", `A white die: ${die}.`, die)),
    event("zombies-rolled", "The Zombies throw 2 black dice.", 2),
    ...[6, 3].map((die) => event("zombie-die", `A black die: ${die}.`, die)),
    event("turned-card", "The Rifle is turned.", "object:3"),
    event("group-hits", "Ana: 1 hit.", "seat:0", 1),
    event("zombie-hits", "1 hit on Ana.", "seat:0", 1),
    event("damage", "The Hiker receives Cut.", "seat:0", "damage:1", "character:2"),
  ];
  expect(lines(told)).toEqual([
    "Melee phase: the Group of Ana is attacked.",
    "Ana throws 3 white dice: 1 5 2.",
    "The Zombies throw 2 black dice: 6 3.",
    "The Rifle is turned.",
    "Ana: 1 hit. 1 hit on Ana.",
    "The Hiker receives Cut.",
  ]);
});

it("keeps the Initial Attack apart from what it does", () => {
  expect(lines([event("initial-attack", "Initial Attack on Ana with 1 die.", "seat:0", 1), event("zombie-die", "A black die: 4.", 4), event("zombie-hits", "0 hits on Ana.", "seat:0", 0)])).toEqual(["Initial Attack on Ana with 1 die: 4.", "0 hits on Ana."]);
});
