/** What the tests of this folder play with: recorded tables, the game's real texts, and a hand that notes what it clicks. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { texts } from "../../../../dev/texts";
import type { GameContext, Picking } from "../../../lib/board";
import { gameContext } from "../../../lib/context";
import { createPicking } from "../../../lib/picking.svelte";
import type { Choice, Lang } from "../../../lib/protocol";
import type { CardsView } from "../view";
import { choice } from "../../../lib/testing/wire";
import choosing from "./choosing.json";
import drawn from "./drawn.json";
import fight from "./fight.json";
import three from "./three.json";

export interface Recorded {
  view: CardsView;
  options: Choice[];
  awaited: number[];
  seat: number;
}

/** They were recorded before choices had a verb and arguments; here those are their targets. */
const whole = (doc: unknown): Recorded => {
  const { options, ...rest } = doc as Recorded;
  return { ...rest, options: options.map(({ id, label, targets }) => choice(id, label, targets)) };
};

export const recorded = { choosing: whole(choosing), drawn: whole(drawn), fight: whole(fight), three: whole(three) };

/** Tests run in the folder web. */
const games = resolve("../games");

/** A few rows of the content, as the server sends them. */
const content = {
  survivors: [{ id: "rick", vitality: 12, immunity: 12, "hand-size": 5, reserve: 6, hand: ["bat"], "start-reserve": ["antiviral"], provenance: "D", "provenance-of": { name: "R" } }],
  cards: [
    { id: "zombie", kind: "zombie", speed: "normal", hp: 3, "zombie-damage": 2, provenance: "D", "provenance-of": { name: "R", "zombie-damage": "R" } },
    { id: "bat", kind: "resource", use: "equip", attack: { type: "melee", value: 3, "uses-per-attack": 1 }, uses: 4, provenance: "D" },
    { id: "antiviral", kind: "resource", use: "hand", "green-immunity": 3, provenance: "R" },
    { id: "expired_antiviral", kind: "resource", use: "hand", "green-immunity": 4, "red-vitality": 1, provenance: "D" },
    { id: "fat_zombie", kind: "zombie", hp: 6, explosive: 5, counter: { value: 2, colour: "white", action: "explode" }, provenance: "D" },
  ],
};

export function context(lang: Lang, { awaited, seat, view }: Pick<Recorded, "awaited" | "seat" | "view">, seat2 = seat): GameContext {
  const names = ["Ana", "Ben", "Cleo"];
  const table = {
    id: "t", game: "cards-of-the-dead", status: "playing" as const, public: false, talk: "open" as const, clock: null, windowSeconds: 0, pace: 0, practice: true, options: {}, commitment: "", onlookers: 0,
    seats: view.survivors.map((who) => ({ seat: who.seat, name: names[who.seat]!, colour: "red", kind: "person" as const, standIn: false, present: true })),
  };
  return gameContext({ lang, texts: texts(games, "cards-of-the-dead", lang), content, table, you: { seat: seat2, seats: [seat2], host: false }, awaited });
}

/** The real way of picking; `played` collects the ids of what was chosen. */
export function picking(options: Choice[]): { pick: Picking; played: string[] } {
  const played: string[] = [];
  const pick = createPicking({ choices: () => options, greyed: () => [], play: (choice) => played.push(choice.id), explain: () => {}, closeup: () => {} });
  return { pick, played };
}

/** Every id of a section of content.yaml. */
export function contentIds(section: "survivors" | "cards" | "threats"): string[] {
  const file = readFileSync(`${games}/cards-of-the-dead/src/main/resources/horda/cardsofthedead/content.yaml`, "utf8");
  const start = file.indexOf(`\n${section}:`) + 1;
  const rest = file.slice(start + section.length + 1);
  const end = rest.search(/\n[a-z]/);
  return [...rest.slice(0, end).matchAll(/- \{?(?:id: )(\w+)/g)].map((match) => match[1]!);
}
