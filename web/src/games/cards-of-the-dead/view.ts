/** The view of this game, as the server sends it (the records of games/cards-of-the-dead, package view). */
import type { Ref } from "../../lib/protocol";

export interface CardView {
  /** `card:12` */
  ref: Ref;
  /** The printed card, `fat_zombie`. */
  card: string;
  kind: "zombie" | "resource" | "event" | "object" | "place" | "threat";
  back: string;
}

export type Paralysis = "none" | "next-turn" | "served";

export interface SurvivorView {
  /** `survivor:0`; `seat:0` while the seat has not chosen. */
  ref: Ref;
  seat: number;
  /** `rick`; empty while the seat has not chosen. */
  survivor: string;
  alive: boolean;
  vitality: number;
  vitalityMax: number;
  immunity: number;
  immunityMax: number;
  paralysis: Paralysis;
  hand: CardView[];
  handLimit: number;
  reserve: CardView[];
  reserveSize: number;
  equipped: CardView | null;
  equippedUses: number;
  /** 0: no limit. */
  equippedUsesMax: number;
  weaponSide: number;
  loaded: CardView | null;
  loadedUses: number;
  loadedUsesMax: number;
  worn: CardView[];
  wornHits: number;
}

export interface SpaceView {
  ref: Ref;
  number: number;
  blocked: boolean;
  card: CardView | null;
  hits: number;
  toughness: number;
  turns: number;
  /** What the Turn tokens count up to; 0 without a counter. */
  counter: number;
  damage: number;
  paralysis: Paralysis;
}

export interface SpotView {
  ref: Ref;
  /** Row and x, `4.3`. */
  id: string;
  row: number;
  /** In half card widths. */
  x: number;
  back: string;
  faceUp: boolean;
  known: boolean;
  uncovered: boolean;
  inPlay: boolean;
  card: CardView | null;
}

export interface PilesView {
  common: number;
  commonDiscard: CardView[];
  city: number;
  kit: number;
  kitDiscard: CardView[];
  threats: number;
  pileA: CardView[];
  pileB: CardView[];
  pileC: CardView[];
  pileD: CardView[];
  outOfTheGame: CardView[];
}

export interface CardsView {
  /** 0 until everybody has chosen. */
  day: number;
  zone: "main" | "pharmacy" | "market";
  active: number;
  actions: number;
  abilityUsed: boolean;
  lastBreath: boolean;
  survivors: SurvivorView[];
  free: { ref: Ref; survivor: string }[];
  spaces: SpaceView[];
  layout: SpotView[];
  threats: CardView[];
  drawn: CardView[];
  inUse: CardView[];
  piles: PilesView;
  venuesEntered: string[];
  kills: number;
  challenges: { challenge: string; holds: boolean }[];
  hard: boolean;
  result: "going-on" | "won" | "all-dead" | "no-breath";
}

export const DAYS = 3;
export const ACTIONS = 3;

/** Whose sheet lies large before the viewer: one's own, or that of whoever is in turn. */
export const focus = (view: CardsView, you: number): number => (you >= 0 && you < view.survivors.length ? you : Math.max(0, view.active));

/** What the active survivor would lose to bites if nothing changed. */
export const bitesComing = (view: CardsView): number =>
  view.spaces.reduce((sum, space) => sum + (space.card?.kind === "zombie" && space.paralysis !== "next-turn" ? space.damage : 0), 0);

/** The leftmost Free space, which the next card takes. */
export const nextSpace = (view: CardsView): number => view.spaces.find((space) => !space.blocked && space.card === null)?.number ?? 0;

/** Every component that a choice may touch. */
export function allRefs(view: CardsView): Ref[] {
  const refs: Ref[] = [...view.free.map((one) => one.ref), ...view.drawn.map((card) => card.ref)];
  for (const who of view.survivors) {
    refs.push(who.ref, ...[...who.hand, ...who.reserve, ...who.worn].map((card) => card.ref));
    for (const card of [who.equipped, who.loaded]) if (card) refs.push(card.ref);
  }
  for (const place of [...view.spaces, ...view.layout]) {
    refs.push(place.ref);
    if (place.card) refs.push(place.card.ref);
  }
  return refs;
}
