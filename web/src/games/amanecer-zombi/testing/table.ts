/** What the tests of this folder play with: recorded tables, the game's real texts and content, and a hand that notes what it clicks. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { texts } from "../../../../dev/texts";
import type { GameContext, Picking } from "../../../lib/board";
import { gameContext } from "../../../lib/context";
import { createPicking } from "../../../lib/picking.svelte";
import type { Lang, TableDoc } from "../../../lib/protocol";
import type { AmanecerView } from "../view";

export type Recorded = TableDoc<AmanecerView> & { view: AmanecerView };

/** Tests run in the folder web. */
const games = resolve("../games");
const box = `${games}/amanecer-zombi/src/main/resources/horda/amanecerzombi`;

/** All positions that were recorded. */
export const all: [string, Recorded][] = readdirSync(resolve("dev/recorded"))
  .filter((name) => name.startsWith("amanecer-zombi-"))
  .sort()
  .flatMap((name) =>
    (JSON.parse(readFileSync(resolve("dev/recorded", name), "utf8")) as Recorded[]).map((doc, at): [string, Recorded] => [`${name.slice(15, -5)} ${at}: ${doc.view.moment || doc.view.phase}`, doc]),
  );

/** The first position for which this holds, as a copy. */
export function where(holds: (view: AmanecerView, doc: Recorded) => boolean): Recorded {
  const found = all.find(([, doc]) => holds(doc.view, doc));
  if (!found) throw new Error("no such position was recorded");
  return structuredClone(found[1]);
}

const words = new Map<Lang, Record<string, string>>();

export function context(lang: Lang, doc: Recorded): GameContext {
  if (!words.has(lang)) words.set(lang, texts(games, "amanecer-zombi", lang));
  return gameContext({ lang, texts: words.get(lang)!, content: CONTENT, table: doc.table, you: doc.you, awaited: doc.awaited });
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

const file = readFileSync(`${box}/content.yaml`, "utf8");

function section(name: string): string {
  const rest = file.slice(file.indexOf(`\n${name}:`) + name.length + 2);
  const end = rest.search(/\n[a-z]/);
  return end < 0 ? rest : rest.slice(0, end);
}

/** Every id of a section of content.yaml. */
export function contentIds(name: string): string[] {
  return [...new Set([...section(name).matchAll(/- \{?id: ([\w-]+)/g)].map((match) => match[1]!))];
}

/** Some rows as the server sends them, and every zone. */
const CONTENT = {
  zombies: [{ id: "stealthy", count: 3, dice: 1, "initial-attack": 3, trophy: 2, provenance: "R+D" }],
  objects: [{ id: "pistol", blue: 4, icons: ["ammunition"], weapon: { kind: "ranged", dice: 3, noise: 2, turns: true }, provenance: "R+D" }],
  missions: [{ id: "clean-the-central-hospital", site: "hospital", points: 5, solo: true, goal: { clean: { dice: 4, cards: 2 } }, provenance: "R+D" }],
  damage: [{ id: "fracture", count: 3, "removed-by": ["medicine"], "life-or-death": 3, provenance: "R+D" }],
  characters: [{ id: "hiker", load: 4, traits: {}, provenance: "D" }],
  zones: [...section("zones").matchAll(/- id: ([\w-]+)\n(?: {4}gender: \w+\n)? {4}terrain: (\w+)\n(?: {4}colour: \w+\n)?(?: {4}active: (\w+)\n)? {4}rows:\n((?: {6}- ".*"\n){5})/g)].map(([, id, terrain, active, rows]) => ({
    id,
    terrain,
    ...(active ? { active } : {}),
    rows: [...(rows ?? "").matchAll(/"(.*)"/g)].map((line) => line[1]),
    provenance: "D",
  })),
};

/** A text that is missing shows its key in guillemets; a Spanish sentence may use them for a name. */
export const GAP = /«[\w-]+\.|«\{|undefined|NaN/;

// A page without a screen has no sizes to watch.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
