/** What the tests of this folder play with: recorded tables, the game's real texts, and a hand that notes what it clicks. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { texts } from "../../../../dev/texts";
import type { GameContext, Picking } from "../../../lib/board";
import { beatsOf, type Beat } from "../../../lib/beats";
import { gameContext } from "../../../lib/context";
import { applyPatch } from "../../../lib/patch";
import { createPicking } from "../../../lib/picking.svelte";
import type { GameEvent, Lang, PatchStep, TableDoc } from "../../../lib/protocol";
import { cue } from "../cue";
import type { MorgueView } from "../view";

export type Recorded = TableDoc<MorgueView> & { view: MorgueView };

/** Tests run in the folder web. */
const games = resolve("../games");

const read = (name: string) => JSON.parse(readFileSync(resolve(`dev/recorded/rue-morgue-${name}.json`), "utf8")) as Recorded[];

/** Positions of games: one alone on the first tutorial, three on a large hospital, four in two teams. */
export const alone = read("1-9");
export const large = read("3-5-m09");
export const teams = read("4-3-pvp1");

export const all: [string, Recorded][] = [
  ...alone.map((doc, at): [string, Recorded] => [`alone, ${at}: ${doc.view.moment}`, doc]),
  ...large.map((doc, at): [string, Recorded] => [`three on M09, ${at}: ${doc.view.moment}`, doc]),
  ...teams.map((doc, at): [string, Recorded] => [`two teams, ${at}: ${doc.view.moment}`, doc]),
];

/** The newest position of that question. */
export function at(moment: string, among: Recorded[] = alone): Recorded {
  const found = among.filter((doc) => doc.view.moment === moment).at(-1);
  if (!found) throw new Error(`no recorded position of ${moment}`);
  return structuredClone(found);
}

/** What the house told of an answer, moment by moment (dev/moments.mjs): the view before it, what changes in it, what is told. */
interface Answered {
  before: MorgueView;
  frames: { patch: PatchStep[]; events: GameEvent[] }[];
}

/** Beats as the page plays them: what is told, what the view of that moment shows already and is told later, and the view until then. */
export interface Staged {
  beat: Beat;
  coming: GameEvent[];
  view: MorgueView;
  before: MorgueView;
}

export function played(name: "door" | "drag" | "helicopter"): Staged[] {
  return (read(`moments-${name}`) as unknown as Answered[]).flatMap(({ before: first, frames }) => {
    let view = first;
    return frames.flatMap(({ patch, events }) => {
      const before = view;
      view = applyPatch(view, patch);
      let told = 0;
      return beatsOf(events, (event) => cue(event, view), "seat:0").map((beat) => {
        told += beat.events.length;
        return { beat, coming: events.slice(told), view, before };
      });
    });
  });
}

/** Some rows as the server sends them. */
const content = {
  survivors: [{ id: "bear", blue: ["shove"], yellow: "extra-action", orange: ["free-melee", "roll-melee"], red: [{ damage: "melee" }, "die-combat", "lifesaver"], provenance: "P", reverse: { id: "bear-z", blue: ["shove"], provenance: "P" } }],
  skills: [{ id: "sprint", rule: "RMO-SK-46", when: "own-turn", limit: "turn", provenance: "R" }],
  weapons: [
    { id: "crowbar", count: 4, kind: "melee", range: [0, 0], dice: 1, accuracy: 4, damage: 1, dual: false, noise: "silent", door: "silent", reload: false, pile: "start", provenance: "P" },
    { id: "fire-axe", count: 4, kind: "melee", range: [0, 0], dice: 1, accuracy: 4, damage: 2, dual: false, noise: "silent", door: "loud", reload: false, pile: "start", provenance: "P" },
    { id: "bow", count: 4, kind: "ranged", range: [0, 1], dice: 1, accuracy: 3, damage: 1, dual: false, noise: "silent", door: false, reload: false, pile: "start", special: "six-hits-harder", provenance: "P" },
    { id: "rifle", count: 2, kind: "ranged", range: [1, 3], dice: 1, accuracy: 3, damage: 1, dual: false, noise: "loud", door: false, reload: false, pile: "deck", provenance: "P" },
  ],
  items: [{ id: "ammo-light", count: 4, pile: "deck", effect: "reroll", weapons: ["pistol", "rifle"], provenance: "R" }],
  combinations: [{ makes: "sniper-rifle", of: ["rifle", "scope"], keeps: true, as: "rifle", special: "chooses-targets", provenance: "R" }],
  zombies: [
    { id: "fatty", count: 8, actions: 1, damage: 2, xp: 1, row: 3, skinner: true, escort: 2, provenance: "R" },
    { id: "a-bomb", count: 1, actions: 1, damage: "fire", xp: 5, row: 3, skinner: false, provenance: "R" },
  ],
  "zombie-cards": [
    { id: 145, kind: "spawn", lines: ["-", "2 runner", "2 runner", "5 walker"], provenance: "P" },
    { id: 181, kind: "extra", lines: ["-", "walker", "walker", "walker"], provenance: "P" },
  ],
  tents: [{ id: "tent-02", blue: 3, green: 1, search: false, provenance: "P" }],
  "team-actions": [{ id: "charge", count: 3, provenance: "R" }],
};

const words = new Map<Lang, Record<string, string>>();

export function context(lang: Lang, doc: Recorded): GameContext {
  if (!words.has(lang)) words.set(lang, texts(games, "rue-morgue", lang));
  return gameContext({ lang, texts: words.get(lang)!, content, table: doc.table, you: doc.you, awaited: doc.awaited });
}

/** The real way of picking; `played` collects the ids of what was chosen. */
export function picking(doc: Recorded): { pick: Picking; played: string[]; asked: string[] } {
  const played: string[] = [];
  const asked: string[] = [];
  const pick = createPicking({
    choices: () => doc.options,
    greyed: () => doc.greyed,
    play: (choice) => played.push(choice.id),
    explain: (ref) => asked.push(ref),
    closeup: () => {},
  });
  return { pick, played, asked };
}

/** Every id of a section of content.yaml. */
export function contentIds(section: string): string[] {
  const file = readFileSync(`${games}/rue-morgue/src/main/resources/horda/ruemorgue/content.yaml`, "utf8");
  const rest = file.slice(file.indexOf(`\n${section}:`) + section.length + 2);
  const end = rest.search(/\n[a-z]/);
  return [...new Set([...rest.slice(0, end).matchAll(/(?:- \{?| {6})id: ([\w-]+)/g)].map((match) => match[1]!))];
}
