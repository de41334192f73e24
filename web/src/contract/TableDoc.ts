/** Made from the Java records by `./horda contract --write`. */
import type { Choice } from "./Choice";
import type { TableInfo } from "./TableInfo";

/** What one viewer sees and may do. */
export interface TableDoc {
  table: TableInfo;
  you: You;
  /** The game's own; none before the deal. */
  view?: unknown;
  /** The seats that owe an answer. */
  awaited: number[];
  /** What this seat is asked, if it is. */
  prompt?: string;
  /** The rule behind the question. */
  rule?: string;
  options: Choice[];
  /** What cannot be done just now, with the reason. */
  greyed: GreyedChoice[];
  /** The number of the question. */
  turn: number;
  canUndo: boolean;
  /** This seat has answered; the answer counts when the window closes. */
  held?: boolean;
  /** The standing orders that this seat can give. */
  orders: OrderChoice[];
  /** The first standing order in force; 0 for none. */
  order: number;
  /** All standing orders of this seat that are in force. */
  given: number[];
  /** This seat can ask for more time in windows, or to be asked in the next one. */
  holds?: boolean;
  /** This seat is asked in the next window, whatever it could play there. */
  stop?: boolean;
  window?: WindowTime;
  outcome?: Result;
  /** Whether another's secrets must be covered before this seat looks. */
  curtain: boolean;
}

/** Who looks. */
export interface You {
  /** Through whose eyes; -1 for an onlooker. */
  seat: number;
  /** All seats of this browser. */
  seats: number[];
  host: boolean;
}

/** Something that cannot be chosen just now, and why. */
export interface GreyedChoice {
  id: string;
  why: string;
  rule: string;
  targets: string[];
}

/** A standing order that a seat can give. */
export interface OrderChoice {
  number: number;
  label: string;
  /** Where it ends by itself: with the game, the round, or before the seat's next turn. */
  until: "end" | "round" | "turn";
}

/** A window that lasts its time. Everybody has the same `until`, `length` and `held`; the rest is for these eyes alone. */
export interface WindowTime {
  /** When it closes, in milliseconds since 1970. */
  until: number;
  /** How long it lasts, in milliseconds. */
  length: number;
  /** Somebody has asked for more time. */
  held: boolean;
  /** This seat could play something. */
  canAct: boolean;
  /** The option that this seat will answer with. */
  wish?: string;
  /** An earlier wish came too late in order; the card stays. */
  returned?: boolean;
  /** The seats at this browser that might respond, by public knowledge. */
  anybody: number[];
}

/** How the game ended. */
export interface Result {
  /** Whether all won or lost together. */
  team: boolean;
  winners: number[];
  scores: number[];
  reason: string;
  rule: string;
}
