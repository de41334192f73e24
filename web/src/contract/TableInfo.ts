/** Made from the Java records by `./horda contract --write`. */

/** What everybody with the link may know of a table. */
export interface TableInfo {
  id: string;
  game: string;
  status: "waiting" | "playing" | "over";
  public: boolean;
  /** True where it counts for the ratings of the house. */
  rated?: boolean;
  talk: "open" | "phrases" | "silent";
  /** Null where nobody's time is counted. */
  clock: ClockRules | null;
  /** How long a window lasts; 0: until all have answered. */
  windowSeconds: number;
  /** How long a bot waits before it acts, in milliseconds. */
  pace: number;
  /** True where the browsers of people may think for its bots. */
  lend?: boolean;
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
  /** Its host has stopped it for a while: nobody is asked anything. */
  halted?: boolean;
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
