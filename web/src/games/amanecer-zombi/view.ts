/** The view of Amanecer Zombi as the server sends it (records of `horda.amanecerzombi.view`). */
import type { Ref } from "../../lib/protocol";

export type Terrain = "start" | "field" | "forest" | "city";
export type Ground = "open" | "road" | "water" | "exit" | "tent" | "green" | "blue" | "site";

export interface Square {
  ref: Ref;
  ground: Ground;
  /** The number of a Location, else 0. */
  finds: number;
  site: string;
  /** Seats whose tokens lie there. */
  registered: number[];
  /** -1: nobody stands there. */
  group: number;
}

export interface Tile {
  ref: Ref;
  tile: string;
  x: number;
  y: number;
  /** Quarter turns clockwise. */
  turned: number;
  terrain: Terrain;
  special: string;
  /** 25 as they lie, row by row. */
  squares: Square[];
}

export interface PlayerMap {
  seat: number;
  colour: string;
  tiles: Tile[];
  unlaid: Tile[];
}

export interface ObjectCard {
  ref: Ref;
  object: string;
  turned: boolean;
  icons: string[];
  /** Of a weapon, else 0. */
  dice: number;
  ranged: boolean;
}

export interface Person {
  ref: Ref;
  character: string;
  load: number;
  used: number;
  objects: ObjectCard[];
  skills: string[];
  damages: string[];
  /** The Object chosen for the phase of a combat, or empty. */
  weapon: Ref;
  /** In the order of `skills`, and of those `damages` that are cards. */
  skillRefs: Ref[];
  damageRefs: Ref[];
  /** The Damage that kills. */
  fatal: number;
  /** The worst number on it, 0 for none. */
  lifeOrDeath: number;
  abilityUsed: boolean;
}

export interface Vehicle {
  ref: Ref;
  /** Empty: none. */
  vehicle: string;
  turned: boolean;
  capacity: number;
  points: number;
}

export interface Group {
  seat: number;
  ref: Ref;
  square: Ref;
  zone: Ref;
  experience: number;
  hand: number;
  missions: number;
  people: Person[];
  done: string[];
  dead: string[];
  skills: string[];
  trophies: string[];
  trophyPoints: number;
  vehicle: Vehicle;
  blocked: number;
  tokens: number;
  points: number;
  zones: number;
  /** Dead Characters that were no cards. */
  nameless: number;
  skillCost: number;
  /** The final count; 0 while the game goes on. */
  score: number;
}

export interface ActionCards {
  ref: Ref;
  action: string;
  kind: "zombie" | "vehicle" | "event";
  count: number;
}

export interface Mission {
  ref: Ref;
  mission: string;
  points: number;
  ready: boolean;
}

export interface Search {
  seat: number;
  /** Empty: no search is open. */
  square: Ref;
  deck: string;
  discards: number;
  found: ObjectCard[];
  /** Objects that the next reveal would show. */
  shows: number;
}

export interface Roll {
  /** -1: the Zombies. */
  seat: number;
  what: string;
  dice: number[];
  needs: number;
  hits: number;
}

export interface Forecast {
  zombieDice: number;
  zombieNeeds: number;
  rangedDice: number;
  meleeDice: number;
  groupNeeds: number;
}

export interface Combat {
  /** -1: no combat. */
  target: number;
  attacker: number;
  initiator: number;
  zombies: string[];
  dice: number;
  cleaning: string;
  stage: string;
  blocked: boolean;
  modifiers: { text: string; amount: number }[];
  next: Forecast;
  rolls: Roll[];
}

export interface Pending {
  action: string;
  player: number;
  victim: number;
  cancelled: boolean;
}

export interface Waiting {
  action: string;
  player: number;
  target: number;
}

export interface Piles {
  actions: number;
  actionDiscard: string[];
  special: number;
  green: number;
  blue: number;
  greenDiscard: string[];
  blueDiscard: string[];
  missions: number;
  missionDiscard: string[];
  skills: number;
  damages: number;
  characters: number;
  seasons: number;
  specialDiscard: string[];
  damageDiscard: string[];
}

/** A draft is its maker's alone; what was sent is open to all. */
export interface Offer {
  /** -1: none. */
  from: number;
  to: number;
  sent: boolean;
  terms: string[];
}

export interface AmanecerView {
  /** -1: an onlooker. */
  seat: number;
  moment: string;
  phase: "building" | "dealing" | "season" | "turn" | "end-of-round" | "over";
  round: number;
  rounds: number;
  firstPlayer: number;
  active: number;
  season: string;
  seasons: string[];
  maps: PlayerMap[];
  groups: Group[];
  hand: ActionCards[];
  missions: Mission[];
  offered: string[];
  ownChoice: string;
  chosen: number[];
  search: Search;
  combat: Combat;
  pending: Pending[];
  waiting: Waiting[];
  drive: { seat: number; squares: Ref[] };
  piles: Piles;
  /** Missions that must be done in a game for one; else 0. */
  required: number;
  winners: number[];
  /** Action cards turned up by Noise, a Mission or a search. */
  revealed: string[];
  /** What this seat alone sees through the Binoculars. */
  looked: string[];
  offer: Offer;
}
