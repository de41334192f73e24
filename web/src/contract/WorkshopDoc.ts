/** Made from the Java records by `./horda contract --write`. */

/** What plans of a game are made of. */
export interface WorkshopDoc {
  /** Those that came with the game. */
  plans: PlanTitle[];
  /** The game's own: pieces, words, limits. */
  bench: unknown;
}

export interface PlanTitle {
  name: string;
  title: string;
}
