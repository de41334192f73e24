/** Made from the Java records by `./horda contract --write`. */

/** A public table, as the lobby shows it. */
export interface ListedTable {
  id: string;
  game: string;
  status: "waiting" | "playing" | "over";
  seats: ListedSeat[];
  /** How many seats are free. */
  free: number;
  /** When, in milliseconds since 1970. */
  created: number;
  /** When something last happened there, in milliseconds since 1970. */
  updated: number;
}

export interface ListedSeat {
  name: string;
  kind: "person" | "bot" | "open";
}
