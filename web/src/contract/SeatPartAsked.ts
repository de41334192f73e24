/** Made from the Java records by `./horda contract --write`. */

/** The question for one seat. */
export interface Asked {
  /** Whose it is. */
  seat: number;
  prompt: string;
  rule: string;
  options: Choice[];
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
