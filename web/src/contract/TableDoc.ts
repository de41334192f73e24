/** Made from the Java records by `./horda contract --write`. */

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
  orders: OrderChoice[];
  /** The standing order in force; 0 for none. */
  order: number;
  window?: WindowTime;
  outcome?: Result;
  /** Whether another's secrets must be covered before this seat looks. */
  curtain: boolean;
}

/** What everybody with the link may know of a table. */
export interface TableInfo {
  id: string;
  game: string;
  status: "waiting" | "playing" | "over";
  public: boolean;
  talk: "open" | "phrases" | "silent";
  /** Null where nobody's time is counted. */
  clock: ClockRules | null;
  /** How long a window lasts; 0: until all have answered. */
  windowSeconds: number;
  /** How long a bot waits before it acts, in milliseconds. */
  pace: number;
  practice: boolean;
  options: Record<string, string>;
  /** The hash of the seed; none where the game began from a position. */
  commitment?: string;
  /** The server's own number, after the end. */
  seed?: string;
  /** None where the seed was given. */
  dice?: Dice;
  /** What has changed since the table was made. */
  remark?: string;
  /** The table that follows. */
  rematch?: string;
  seats: SeatInfo[];
  onlookers: number;
}

export interface ClockRules {
  /** Seconds for the whole game. */
  bank: number;
  /** Seconds for each answer. */
  add: number;
}

/** How the dice of a table are fixed (docs/dice.md). */
export interface Dice {
  phase: "promise" | "reveal" | "fixed";
  seats: DiceShare[];
  /** After the end. */
  seed?: string;
}

export interface DiceShare {
  /** What the seat promised. */
  commitment?: string;
  /** It has shown its number; the others see it after the deal. */
  shown?: boolean;
  /** Whose number counts. */
  by?: "seat" | "house";
  value?: string;
}

export interface SeatInfo {
  seat: number;
  name: string;
  colour: string;
  kind: "person" | "bot" | "open";
  /** The level or name of the bot that plays it. */
  bot?: string;
  /** Whether a bot plays for somebody who is away. */
  standIn: boolean;
  present: boolean;
  clock?: SeatClock;
}

export interface SeatClock {
  /** Milliseconds at the moment `since`. */
  left: number;
  running: boolean;
  /** When the clock began to run, in milliseconds since 1970. */
  since?: number;
}

/** Who looks. */
export interface You {
  /** Through whose eyes; -1 for an onlooker. */
  seat: number;
  /** All seats of this browser. */
  seats: number[];
  host: boolean;
}

/** Something that can be chosen. */
export interface Choice {
  id: string;
  /** What it does: the id up to its first colon. */
  verb: string;
  /** What its label speaks of. */
  args: (number | string)[];
  label: string;
  targets: string[];
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
}

/** A window that lasts its time. */
export interface WindowTime {
  /** When it closes, in milliseconds since 1970. */
  until: number;
  /** How long it lasts, in milliseconds. */
  length: number;
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
