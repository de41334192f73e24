/** Made from the Java records by `./horda contract --write`. */

/** What one seat sees. */
export interface ShelterView {
  night: number;
  nights: number;
  /** Null before the first night and after the last. */
  tonight: NightView | null;
  /** How many come tonight. */
  zombies: number;
  /** Of the door, as far as its cards are open. */
  strength: number;
  breaches: number;
  lookout: number;
  /** The question that waits; empty if there is none. */
  asks: "lay" | "last-moment" | "vote" | "";
  survivors: SurvivorView[];
  hand: CardView[];
  /** One's own secret answer, which others cannot see yet; empty if there is none. */
  chosen: string;
  deck: number;
  discard: CardView[];
  end: "going-on" | "dawn" | "fallen";
}

/** The card of the night. */
export interface NightView {
  ref: string;
  id: string;
  tins: number;
}

/** What everybody sees of a survivor. */
export interface SurvivorView {
  seat: number;
  cards: number;
  tins: number;
  bites: number;
  hidden: boolean;
  /** The card at the door, once it is open. */
  laid: CardView | null;
  /** What its card and flares add to the door. */
  given: number;
  /** Whether a secret answer is in. */
  answered: boolean;
  score: number;
}

/** A card that is open to this seat. */
export interface CardView {
  ref: string;
  id: string;
}
