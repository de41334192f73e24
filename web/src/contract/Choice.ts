/** Made from the Java records by `./horda contract --write`. */

/** Something that can be chosen. */
export interface Choice {
  id: string;
  /** What it does: the id up to its first colon. */
  verb: string;
  /** What its label speaks of. */
  args: (number | string)[];
  label: string;
  targets: string[];
  /** True where it answers later questions too, and its first part can be chosen alone. */
  ahead?: boolean;
}
