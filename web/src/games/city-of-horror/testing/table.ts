/** What the tests of this folder play with: recorded tables, the game's real texts, and a hand that notes what it clicks. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { texts } from "../../../../dev/texts";
import type { GameContext, Picking } from "../../../lib/board";
import { gameContext } from "../../../lib/context";
import { createPicking } from "../../../lib/picking.svelte";
import type { Lang, TableDoc } from "../../../lib/protocol";
import type { Term } from "../terms";
import type { CityView } from "../view";

export type Recorded = TableDoc<CityView> & { view: CityView };

/** Tests run in the folder web. */
const games = resolve("../games");

const read = (name: string) => JSON.parse(readFileSync(resolve(`dev/recorded/city-of-horror-${name}.json`), "utf8")) as Recorded[];

/** Whole games, one position for each kind of question: three players on sides B, four and six on sides A. */
export const games3 = read("3-7");
export const games4 = read("4-7");
export const games6 = read("6-21");

export const all: [string, Recorded][] = [
  ...games3.map((doc, at): [string, Recorded] => [`3 players, ${at}: ${doc.view.moment}`, doc]),
  ...games4.map((doc, at): [string, Recorded] => [`4 players, ${at}: ${doc.view.moment}`, doc]),
  ...games6.map((doc, at): [string, Recorded] => [`6 players, ${at}: ${doc.view.moment}`, doc]),
];

export function at(moment: string, among: Recorded[] = games4): Recorded {
  const found = among.find((doc) => doc.view.moment === moment);
  if (!found) throw new Error(`no recorded position of ${moment}`);
  return structuredClone(found);
}

const content = {
  "action-cards": [{ id: "molotov", count: 3, explosion: true, when: "general", effect: "kill", amount: 1, provenance: "R" }],
  characters: [{ id: "blonde", fresh: 5, exhausted: 3, provenance: "R" }],
  locations: [{ id: "church", side: "A", capacity: 4, provenance: "R" }],
  "invasion-cards": [{ id: "03-b", moves: [[2, 1], ["tower", "crossroads"]], zombies: { 1: 0, 2: 3, tower: 1 }, supplies: { 1: { antidotes: 1, cards: 1 } }, leader: 2, provenance: "D" }],
  food: { 2: 5 },
};

const words = new Map<Lang, Record<string, string>>();

export function context(lang: Lang, doc: Recorded): GameContext {
  if (!words.has(lang)) words.set(lang, texts(games, "city-of-horror", lang));
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
  const file = readFileSync(`${games}/city-of-horror/src/main/resources/horda/cityofhorror/content.yaml`, "utf8");
  const rest = file.slice(file.indexOf(`\n${section}:`) + section.length + 2);
  const end = rest.search(/\n[a-z]/);
  return [...new Set([...rest.slice(0, end).matchAll(/- \{?id: ([\w-]+)/g)].map((match) => match[1]!))];
}

/** A term, as the server sends it. */
export function term(side: Term["side"], kind: string, args: string[] = [], more: Partial<Term> = {}): Term {
  return { id: `${side}:${kind}:${args.join(":")}`, side, promise: false, shown: false, kind, args, place: "", of: -1, to: -1, binding: false, ...more };
}

/** A promise. */
export const vow = (side: Term["side"], kind: string, args: string[] = [], more: Partial<Term> = {}): Term => term(side, kind, args, { promise: true, ...more });

/** jsdom has none; nothing is measured there. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
