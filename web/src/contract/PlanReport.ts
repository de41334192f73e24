/** Made from the Java records by `./horda contract --write`. */

/** What is said about a plan. */
export interface PlanReport {
  /** It can be played. */
  sound: boolean;
  /** The plan as a file. */
  text: string;
  /** The same as a tree, every plain value a text; missing when it cannot be read at all. */
  plan?: unknown;
  faults: Fault[];
  /** The game's own: the plan as it would lie on the table; missing when too much is wrong. */
  picture?: unknown;
}

/** Something wrong with a plan. */
export interface Fault {
  code: string;
  /** A sentence in the language of the request. */
  text: string;
  /** In the plan's text; 0 if unknown. */
  line: number;
  /** Through the plan's tree: `doors/2/at`; empty for the whole. */
  path: string;
  /** Where on the plan, in the game's names. */
  places: string[];
}
