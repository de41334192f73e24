/** The view of City of Horror as the server sends it (records of `horda.cityofhorror.view`). */
import type { Ref } from "../../lib/protocol";

export interface Card {
  ref: Ref;
  card: string;
}

export interface Person {
  ref: Ref;
  character: string;
  owner: number;
  fresh: boolean;
  hidden: boolean;
  value: number;
}

export type PlaceId = "church" | "hospital" | "bank" | "armory" | "tower" | "crossroads";

export interface Place {
  ref: Ref;
  place: PlaceId;
  /** 1 to 4 for corners, else 0. */
  number: number;
  side: "A" | "B";
  /** 0: no limit. */
  capacity: number;
  /** 0: they attack when they outnumber the characters. */
  attackAt: number;
  ruined: boolean;
  shut: boolean;
  markers: number;
  zombies: number;
  antidotes: number;
  cards: number;
  knownCards: Card[];
  people: Person[];
  /** Votes that each seat would have there now. */
  votes: number[];
}

export interface Player {
  seat: number;
  colour: string;
  living: boolean;
  hand: number;
  antidotes: number;
  foodTokens: number;
  openFood: number[];
  /** The revealed Movement card, or empty. */
  movement: string;
  moved: boolean;
  knownCards: Card[];
  /** Dealt, and not placed yet. */
  waiting: Person[];
  lost: string[];
  score: number;
}

export interface Invasion {
  /** Empty if this seat has not seen it. */
  id: string;
  moves: { from: string; to: string }[];
  arrivals: { place: string; zombies: number; antidotes: number; cards: number }[];
  leader: number;
}

export interface OfferView {
  from: number;
  to: number;
  sent: boolean;
  terms: string[];
}

export type PromiseStatus = "open" | "kept" | "broken" | "lapsed";

export interface PromiseView {
  from: number;
  to: number;
  what: string;
  binding: boolean;
  status: PromiseStatus;
}

export interface Ballot {
  place: string;
  step: string;
  votes: { seat: number; target: number; votes: number }[];
}

export interface CityView {
  /** -1: an onlooker. */
  seat: number;
  round: number;
  moment: string;
  firstPlayer: number;
  leader: string;
  here: string;
  order: PlaceId[];
  places: Place[];
  players: Player[];
  zombieReserve: number;
  antidoteReserve: number;
  deck: number;
  discard: Card[];
  invasionPile: number;
  topInvasion: string;
  coming: Invasion;
  invasionsTurned: string[];
  lastInvasion: Invasion;
  openFood: number[];
  faceDownFood: number;
  hand: Card[];
  kept: Card[];
  food: number[];
  pending: Card[];
  chosen: number[];
  ownChoice: string;
  offer: OfferView;
  promises: PromiseView[];
  ballot: Ballot;
  over: boolean;
}

/** The Leader ring, clockwise, as printed on the Crossroads. */
export const RING = ["green", "violet", "white", "blue", "red", "yellow"] as const;

/** Would zombies attack there if nobody did anything any more? */
export function attacked(place: Place): boolean {
  if (place.people.length === 0) return false;
  return place.zombies >= threshold(place);
}

/** From how many zombies on they attack, as things stand. */
export function threshold(place: Place): number {
  return place.attackAt > 0 ? place.attackAt : place.people.length + 1;
}

/** Explosion markers that set a place off; 0: none ever. */
export function fuse(place: Place): number {
  if (place.place === "tower") return place.ruined ? 0 : 3;
  if (place.place === "armory") return place.shut ? 0 : place.side === "A" ? 3 : 2;
  return 0;
}

/** `tower-a`, `ruined-tower`: the id under which texts and close-ups know it. */
export function siteId(place: Pick<Place, "place" | "side" | "ruined">): string {
  return place.ruined ? "ruined-tower" : `${place.place}-${place.side.toLowerCase()}`;
}
