/** The numbers on the cards, read from the game's content. Everything may be missing: content comes a moment after the table. */
import type { GameContext } from "../../lib/board";

export interface AttackFacts {
  name?: string;
  type: "melee" | "ranged" | "explosive" | "paralysing";
  value: number;
  "uses-per-attack"?: number;
  noise?: number;
}

export interface Facts {
  id: string;
  kind?: string;
  speed?: "normal" | "fast" | "instantaneous";
  use?: "hand" | "equip" | "load";
  hp?: number;
  "zombie-damage"?: number;
  "green-vitality"?: number;
  "red-vitality"?: number;
  "green-immunity"?: number;
  "red-immunity"?: number;
  explosive?: number;
  defence?: number;
  uses?: number;
  tools?: boolean;
  call?: string;
  attack?: AttackFacts;
  sides?: AttackFacts[];
  options?: Partial<Facts>[];
  counter?: { value: number; colour: "white" | "yellow"; action: string; amount?: number; letter?: string };
  provenance?: string;
  "provenance-of"?: Record<string, string>;
}

export interface SurvivorFacts {
  id: string;
  vitality: number;
  immunity: number;
  "hand-size": number;
  reserve: number;
  hand: string[];
  "start-reserve": string[];
  provenance?: string;
  "provenance-of"?: Record<string, string>;
}

type Section = "cards" | "survivors" | "threats";

const indexed = new WeakMap<object, Map<string, unknown>>();

function index(game: GameContext): Map<string, unknown> {
  let found = indexed.get(game.content);
  if (!found) {
    found = new Map();
    for (const section of ["cards", "survivors", "threats"] satisfies Section[]) {
      const rows = game.content[section];
      for (const row of Array.isArray(rows) ? (rows as { id: string }[]) : []) {
        found.set(`${section}/${row.id}`, row);
      }
    }
    indexed.set(game.content, found);
  }
  return found;
}

export const cardFacts = (game: GameContext, card: string): Facts | undefined =>
  (index(game).get(`cards/${card}`) ?? index(game).get(`threats/${card}`)) as Facts | undefined;

export const survivorFacts = (game: GameContext, survivor: string): SurvivorFacts | undefined =>
  index(game).get(`survivors/${survivor}`) as SurvivorFacts | undefined;
