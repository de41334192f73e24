/** Made from the Java records by `./horda contract --write`. */

export type Terrain = "start" | "field" | "forest" | "city";

export type Ground = "open" | "road" | "water" | "exit" | "tent" | "green" | "blue" | "site";

export type Icon = "mechanic" | "electric" | "fuel" | "ammunition" | "medicine" | "food" | "light" | "survivor";

/** The table as one seat sees it. */
export interface AmanecerView {
  /** Whose view it is; -1 for an onlooker. */
  seat: number;
  /** The name of the question or window that is open; empty if there is none. */
  moment: string;
  /** Building, dealing, season, turn, end-of-round or over. */
  phase: "building" | "dealing" | "season" | "turn" | "end-of-round" | "over";
  round: number;
  rounds: number;
  firstPlayer: number;
  /** Whose turn it is. */
  active: number;
  /** The Season card of this round, or empty. */
  season: string;
  /** The Season cards of earlier rounds. */
  seasons: string[];
  /** One a seat: its zones as they lie. */
  maps: MapView[];
  groups: GroupView[];
  /** One's own Action cards. */
  hand: ActionView[];
  /** One's own Missions that are not done yet. */
  missions: MissionView[];
  /** The two Skills or Characters that this seat alone is choosing from, else empty. */
  offered: string[];
  /** Skill:4 or character:7, in the order of `offered`. */
  offeredRefs: string[];
  /** One's own secret answer, if it is in; else empty. */
  ownChoice: string;
  /** Seats whose secret answer is in. */
  chosen: number[];
  search: SearchView;
  combat: CombatView;
  /** Cards that are announced and may still be cancelled, oldest first. */
  pending: PendingView[];
  waiting: WaitingView[];
  drive: DriveView;
  piles: PilesView;
  /** Missions that must be done in a game for one; 0 else. */
  required: number;
  winners: number[];
  /** Action cards turned up by Noise, a Mission or a search that are being resolved. */
  revealed: string[];
  /** What this seat alone sees through the Binoculars at this moment: ids of cards. */
  looked: string[];
  offer: OfferView;
}

/** A player's map. */
export interface MapView {
  /** Whose it is. */
  seat: number;
  /** Of the Start zone and of the tokens: blue, red, green or yellow. */
  colour: string;
  /** As they lie. */
  tiles: TileView[];
  /** Zones that were dealt and lie nowhere yet. */
  unlaid: TileView[];
}

/** A zone. */
export interface TileView {
  /** Tile:5. */
  ref: string;
  /** Id in the content. */
  tile: string;
  /** To the right, in zones; the Start zone lies at 0, 0. */
  x: number;
  /** Down. */
  y: number;
  /** Quarter turns clockwise. */
  turned: number;
  /** Start, field, forest or city. */
  terrain: Terrain;
  /** The Special Zombie whose icon it bears, or empty. */
  special: string;
  /** 25, as they lie: row by row from the top after turning. */
  squares: SquareView[];
}

/** A square. */
export interface SquareView {
  /** Square:130. */
  ref: string;
  /** Open, road, water, exit, tent, green, blue or site. */
  ground: Ground;
  /** Number of a Location, else 0. */
  finds: number;
  /** Name of a Site, else empty. */
  site: string;
  /** Seats whose tokens lie there. */
  registered: number[];
  /** The seat whose Group stands there, or -1. */
  group: number;
}

/** A player's Group and what lies open before the player. */
export interface GroupView {
  seat: number;
  ref: string;
  /** Square:130, or empty. */
  square: string;
  /** Tile:5, or empty. */
  zone: string;
  experience: number;
  /** How many Action cards. */
  hand: number;
  /** How many Missions that are not done. */
  missions: number;
  people: PersonView[];
  /** Missions done. */
  done: string[];
  /** Characters in the pile of Victory points. */
  dead: string[];
  skills: string[];
  /** Zombie cards kept as trophies, by id. */
  trophies: string[];
  /** What they are worth together. */
  trophyPoints: number;
  /** Vehicle in play, or empty. */
  vehicle: VehicleView;
  /** Cards of Blocked Access that hold the Group. */
  blocked: number;
  tokens: number;
  /** Victory points that everybody can count now. */
  points: number;
  /** Zones with at least one token. */
  zones: number;
  /** Dead Characters that were no cards. */
  nameless: number;
  /** Price of the next Skill. */
  skillCost: number;
  /** The final count; 0 while the game goes on. */
  score: number;
}

/** A living Character. */
export interface PersonView {
  /** Character:7. */
  ref: string;
  character: string;
  /** Load spaces; `used` of them are taken. */
  load: number;
  used: number;
  objects: ObjectView[];
  skills: string[];
  /** Damage cards by id; `plain` for a marker without a card. */
  damages: string[];
  /** Object:12 chosen for the phase of a combat, or empty. */
  weapon: string;
  /** Skill:4, in the order of `skills`; `damageRefs` in that of the Damage cards. */
  skillRefs: string[];
  damageRefs: string[];
  /** The Damage that kills: 4, or 5 with Toughness. */
  fatal: number;
  /** The worst number on it, 0 for none. */
  lifeOrDeath: number;
  abilityUsed: boolean;
}

/** An Object: object:12. */
export interface ObjectView {
  ref: string;
  object: string;
  turned: boolean;
  /** Mechanic, electric, fuel, ammunition, medicine, food, light. */
  icons: Icon[];
  /** Of a weapon, else 0; `ranged` if it shoots. */
  dice: number;
  ranged: boolean;
}

/** A Vehicle; `vehicle` is empty if there is none. */
export interface VehicleView {
  ref: string;
  vehicle: string;
  turned: boolean;
  capacity: number;
  points: number;
}

/** Cards of one kind in one's own hand. */
export interface ActionView {
  /** Action:3, the kind. */
  ref: string;
  action: string;
  /** Zombie, vehicle or event. */
  kind: "zombie" | "vehicle" | "event";
  /** How many of them. */
  count: number;
}

/** One of one's own Missions. */
export interface MissionView {
  ref: string;
  mission: string;
  points: number;
  /** It could be completed or declared now. */
  ready: boolean;
  /** As much as counts so far of what it asks for. */
  have: number;
  /** How much it asks for. */
  need: number;
}

/** The search that is open; `square` is empty if there is none. */
export interface SearchView {
  seat: number;
  square: string;
  /** Green or blue. */
  deck: "" | "green" | "blue";
  /** Cards discarded for it so far. */
  discards: number;
  /** Objects on the table. */
  found: ObjectView[];
  /** Objects that the next reveal would show. */
  shows: number;
}

/** The combat that is being fought; `target` is -1 if there is none. */
export interface CombatView {
  /** The attacked seat. */
  target: number;
  /** The attacking seat of a combat between Groups, else -1. */
  attacker: number;
  /** Who began it, or -1. */
  initiator: number;
  /** Zombie cards in it, by id. */
  zombies: string[];
  /** Zombie dice left. */
  dice: number;
  /** The Clean mission that is attempted, or empty. */
  cleaning: string;
  /** Initial, ranged or melee. */
  stage: "" | "initial" | "ranged" | "melee";
  /** The Group cannot flee. */
  blocked: boolean;
  /** Cards that fleeing by discarding costs. */
  fleeCards: number;
  /** Squares where the Group could flee to. */
  fleeTo: string[];
  /** What counts in the next throw, as keys of the texts with a number. */
  modifiers: ModifierView[];
  next: ForecastView;
  /** The last throws, oldest first. */
  rolls: RollView[];
}

/** Something that counts: the key of its words, and how much. */
export interface ModifierView {
  text: string;
  amount: number;
}

/** What the next throw needs. */
export interface ForecastView {
  /** Dice that the Zombies (or the other Group) would throw in melee. */
  zombieDice: number;
  /** From what number on they hit. */
  zombieNeeds: number;
  /** The Group's dice if it fires all it has. */
  rangedDice: number;
  /** The Group's dice in melee with the best weapons. */
  meleeDice: number;
  /** From what number on they hit. */
  groupNeeds: number;
}

/** A throw: who (-1 for the Zombies), what for, the dice, from what number on they hit. */
export interface RollView {
  seat: number;
  what: string;
  dice: number[];
  needs: number;
  hits: number;
}

/** An announced card: by whom, on whom (-1 for nobody), and whether it was cancelled. */
export interface PendingView {
  action: string;
  player: number;
  victim: number;
  cancelled: boolean;
}

/** Zombies that wait for another combat to end. */
export interface WaitingView {
  action: string;
  player: number;
  target: number;
}

/** A drive that may still be cut off: whose, and its squares; empty if there is none. */
export interface DriveView {
  seat: number;
  squares: string[];
}

/** Decks by size, discards by what lies there. */
export interface PilesView {
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

/** An offer on the table. A draft is its maker's alone; what was sent is open to all. */
export interface OfferView {
  from: number;
  to: number;
  sent: boolean;
  terms: TermView[];
}

/** An Object that is to change hands. */
export interface TermView {
  /** Object:12. */
  ref: string;
  object: string;
  /** Whether the maker of the offer gives it, or asks for it. */
  gives: boolean;
}
