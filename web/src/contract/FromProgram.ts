/** Made from the Java records by `./horda contract --write`. */

export type FromProgram = Hello | Chosen;

/** To `hello`. */
export interface Hello {
  id: number;
  ok: boolean;
  /** Those it plays; all where it is missing. */
  games?: string[];
}

/** To `choose`. */
export interface Chosen {
  id: number;
  ok?: boolean;
  /** The number of what it chooses. */
  choice: number;
}
