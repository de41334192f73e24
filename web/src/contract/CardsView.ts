/** Made from the Java records by `./horda contract --write`. */

export type Paralysis = "none" | "next-turn" | "served";

export type Kind = "zombie" | "resource" | "event" | "object" | "place" | "threat";

export type Back = "common" | "kit" | "set" | "city" | "pharmacy" | "market" | "call" | "epic" | "threat";

/** The table as everybody sees it. */
export interface CardsView {
  day: number;
  /** `main`, `pharmacy` or `market`. */
  zone: "main" | "pharmacy" | "market";
  /** The seat whose turn it is, or -1 before the first turn. */
  active: number;
  actions: number;
  abilityUsed: boolean;
  lastBreath: boolean;
  survivors: SurvivorView[];
  /** Survivors that nobody has taken, while somebody still has to choose. */
  free: FreeSurvivor[];
  spaces: SpaceView[];
  layout: SpotView[];
  threats: CardView[];
  /** Cards drawn and not yet kept or discarded. */
  drawn: CardView[];
  inUse: CardView[];
  piles: PilesView;
  venuesEntered: string[];
  kills: number;
  challenges: ChallengeView[];
  hard: boolean;
  /** `going-on`, `won`, `all-dead` or `no-breath`. */
  result: "going-on" | "won" | "all-dead" | "no-breath";
}

/** A survivor's sheet and cards. */
export interface SurvivorView {
  /** `survivor:0`; `seat:0` while the seat has not chosen. */
  ref: string;
  seat: number;
  /** `rick`; empty while the seat has not chosen. */
  survivor: string;
  alive: boolean;
  vitality: number;
  vitalityMax: number;
  immunity: number;
  immunityMax: number;
  /** `none`, `next-turn` (will lose it) or `served`. */
  paralysis: Paralysis;
  hand: CardView[];
  handLimit: number;
  reserve: CardView[];
  reserveSize: number;
  equipped: CardView | null;
  /** Uses tokens on the weapon; `equippedUsesMax` 0 means no limit. */
  equippedUses: number;
  equippedUsesMax: number;
  /** 0, or 1 for the other side of the Rifle. */
  weaponSide: number;
  loaded: CardView | null;
  loadedUses: number;
  loadedUsesMax: number;
  worn: CardView[];
  /** How much of the first Kevlar is used up. */
  wornHits: number;
}

/** A card whose face everybody knows. */
export interface CardView {
  /** `card:12`. */
  ref: string;
  /** The printed card, `fat_zombie`. */
  card: string;
  kind: Kind;
  /** `common`, `kit`… */
  back: Back;
}

/** A survivor card that still lies on the table before the game. */
export interface FreeSurvivor {
  /** `survivor:1`. */
  ref: string;
  survivor: string;
}

/** A space of the Play Area, 1 to 7. */
export interface SpaceView {
  /** `space:3`. */
  ref: string;
  number: number;
  blocked: boolean;
  card: CardView | null;
  /** Hit tokens; the card goes at `toughness` (HP and Defence together). */
  hits: number;
  toughness: number;
  turns: number;
  /** What its Turn tokens count up to; 0 without a counter. */
  counter: number;
  /** What it would do to the active survivor when activated, Threats included. */
  damage: number;
  /** `none`, `next-turn` or `served`. */
  paralysis: Paralysis;
}

/** A card lying in the Deployment Area. */
export interface SpotView {
  /** `spot:5`. */
  ref: string;
  /** Row and x, `4.3`. */
  id: string;
  row: number;
  x: number;
  back: Back;
  faceUp: boolean;
  /** Face down, but seen. */
  known: boolean;
  /** Nothing lies on its corners. */
  uncovered: boolean;
  /** Whether it belongs to the zone being played. */
  inPlay: boolean;
  /** Its face, if it lies face up or everybody has seen it. */
  card: CardView | null;
}

/** How many cards are in the draw piles; what lies in the open ones. */
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

/** A challenge and whether it holds as things stand. */
export interface ChallengeView {
  challenge: string;
  holds: boolean;
}
