/** Made from the Java records by `./horda contract --write`. */

/** A position: a whole game as it stands, also what is hidden. */
export interface StateDoc {
  game: string;
  /** Of the game's rules. */
  revision: number;
  seats: number;
  options: Record<string, string>;
  /** Where numbers are not drawn as usual, how they are. */
  dice?: "chacha20";
  /** The fields of the state, each game's own. */
  state: unknown;
}
