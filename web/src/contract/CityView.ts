/** Made from the Java records by `./horda contract --write`. */

export type PlaceId = "church" | "hospital" | "bank" | "armory" | "tower" | "crossroads";

/** The table as one seat sees it. */
export interface CityView {
  /** Whose view it is; -1 for an onlooker. */
  seat: number;
  round: number;
  /** What is being asked just now: the name of a window or of a question; empty at the end. */
  moment: string;
  firstPlayer: number;
  leader: string;
  /** The location being resolved, or empty. */
  here: string;
  /** The locations in the order in which they are resolved. */
  order: PlaceId[];
  places: PlaceView[];
  players: PlayerView[];
  zombieReserve: number;
  antidoteReserve: number;
  deck: number;
  discard: CardView[];
  invasionPile: number;
  /** The top Invasion card, for those who have looked; else empty. */
  topInvasion: string;
  /** What that card brings, for the same seats. */
  coming: InvasionView;
  invasionsTurned: string[];
  /** What the last card turned has brought. */
  lastInvasion: InvasionView;
  openFood: number[];
  faceDownFood: number;
  /** One's own Action cards. */
  hand: CardView[];
  /** One's own cards kept in the draft so far. */
  kept: CardView[];
  food: number[];
  /** Announced cards that may still be cancelled. */
  pending: CardView[];
  /** Seats whose secret answer is in. */
  chosen: number[];
  /** One's own secret answer, if it is in; else empty. */
  ownChoice: string;
  offer: OfferView;
  promises: PromiseView[];
  /** The last vote of this round. */
  ballot: BallotView;
  over: boolean;
}

/** A location. */
export interface PlaceView {
  ref: string;
  place: PlaceId;
  /** 1 to 4 for corners, else 0. */
  number: number;
  side: "A" | "B";
  /** Slots, or 0 without a limit. */
  capacity: number;
  /** Zombies attack from this many on; 0 if they attack when they outnumber the characters. */
  attackAt: number;
  ruined: boolean;
  /** A burnt or blocked Armory. */
  shut: boolean;
  markers: number;
  zombies: number;
  antidotes: number;
  /** Face-down supplies. */
  cards: number;
  /** Those of them that this seat has seen. */
  knownCards: CardView[];
  people: PersonView[];
  /** Votes that each seat would have there now. */
  votes: number[];
}

/** An Action card whose face this seat knows. */
export interface CardView {
  ref: string;
  card: string;
}

/** A living townsperson; all about it is public. */
export interface PersonView {
  ref: string;
  character: string;
  owner: number;
  fresh: boolean;
  hidden: boolean;
  value: number;
}

/** A player, as far as this seat knows. */
export interface PlayerView {
  seat: number;
  colour: string;
  living: boolean;
  hand: number;
  antidotes: number;
  /** How many; `openFood` are the values that everybody knows. */
  foodTokens: number;
  openFood: number[];
  /** The revealed Movement card, or empty. */
  movement: string;
  moved: boolean;
  /** Cards of that hand that this seat knows of. */
  knownCards: CardView[];
  /** Characters that have been dealt and are not placed yet. */
  waiting: PersonView[];
  /** Characters of this player that have died. */
  lost: string[];
  score: number;
}

/** What an Invasion card brings, with the places of this table. */
export interface InvasionView {
  /** `03-a`; empty if this seat has not seen the card. */
  id: string;
  /** Where zombies go from and to, in printed order. */
  moves: Move[];
  arrivals: Arrival[];
  /** Steps of the Leader. */
  leader: number;
}

/** All zombies of a place go to another. */
export interface Move {
  from: string;
  to: string;
}

/** What comes to a place. */
export interface Arrival {
  place: string;
  zombies: number;
  antidotes: number;
  cards: number;
}

/** An offer on the table. Others see that there is one, those who deal see its terms. */
export interface OfferView {
  from: number;
  to: number;
  /** A third side, or -1. */
  third: number;
  /** Whose answer it needs next. */
  asked: number;
  sent: boolean;
  terms: TermView[];
  /** What may be added to it, for whoever is putting it together. */
  addable: TermView[];
}

/** A term of an offer or a promise, taken apart. */
export interface TermView {
  /** As in the option that adds it; the one that takes it out is `remove:` and this. */
  id: string;
  /** Whether whoever makes the offer gives it or wants it, or only says it: a reason. */
  side: "give" | "want" | "say";
  /** Goods change hands at once; a promise is for later. */
  promise: boolean;
  /** Something that is shown and stays where it is. */
  shown: boolean;
  /** What it is about: `antidotes`, a card, `vote-for`. */
  kind: string;
  /** Numbers of antidotes, food and players, locations, cards, characters, colours; `all` for what everybody is shown. */
  args: string[];
  /** The location that a promise is about, if it is not the one being resolved; else empty. */
  place: string;
  /** Whose it is, where that does not go without saying; else -1. */
  of: number;
  /** Who gets it, where that does not go without saying; else -1. */
  to: number;
  /** A promise that must be kept; others are only words. */
  binding: boolean;
}

/** A promise of an accepted deal; promises are public. */
export interface PromiseView {
  from: number;
  to: number;
  /** The term that was agreed on, without its place. */
  what: TermView;
  /** Where it holds, or empty. */
  place: string;
  /** In which it holds there. */
  step: "outside" | "before-attack" | "attack-vote" | "attack-tie" | "before-sharing" | "sharing-vote" | "sharing-tie" | "sharing";
  binding: boolean;
  status: "open" | "kept" | "broken" | "lapsed";
}

/** The last vote of the round; cast votes are public (COH-VOTE-16). */
export interface BallotView {
  /** Where it was; empty if there was none this round. */
  place: string;
  /** `attack` or `share`. */
  step: string;
  votes: Pointing[];
}

/** One seat pointed at another, with so many votes. */
export interface Pointing {
  seat: number;
  target: number;
  votes: number;
}
