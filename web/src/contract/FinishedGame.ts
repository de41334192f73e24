/** Made from the Java records by `./horda contract --write`. */

/** A public game that is over, as anybody may find and watch it. */
export interface FinishedGame {
  table: string;
  game: string;
  /** In milliseconds since 1970. */
  ended: number;
  /** How many decisions it had. */
  answers: number;
  /** Whether all seats won or lost together. */
  team: boolean;
  rated: boolean;
  option: string;
  value: string;
  seats: FinishedSeat[];
  /** What to ask for to get the games after this one. */
  more: string;
}

export interface FinishedSeat {
  kind: "person" | "bot";
  /** Of people only where they agree, else empty. */
  name: string;
  /** The level or name of a bot. */
  bot?: string;
  won: boolean;
  score: number;
}
