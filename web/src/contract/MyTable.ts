/** Made from the Java records by `./horda contract --write`. */

/** A table at which somebody has a seat, or that they made. */
export interface MyTable {
  table: string;
  game: string;
  status: "waiting" | "playing" | "over";
  /** -1 for a host without a seat. */
  seat: number;
  /** Of the seat. */
  name: string;
  /** This seat is asked something. */
  yourTurn: boolean;
  /** The names at the other seats; empty for a free one. */
  others: string[];
  /** How many seats are not those of bots. */
  people: number;
  /** When something last happened there, in milliseconds since 1970. */
  updated: number;
  /** When the cards were dealt, in milliseconds since 1970; 0 before that. */
  began: number;
  /** How many there were. */
  answers: number;
  /** The table that follows. */
  rematch?: string;
  /** How it ended for this seat. */
  result?: MyResult;
}

export interface MyResult {
  /** Whether all won or lost together. */
  team: boolean;
  won: boolean;
  score: number;
}
