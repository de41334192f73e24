/** Made from the Java records by `./horda contract --write`. */

/** Something that moves along with them: settings, a mission of their own. */
export interface Belonging {
  key: string;
  /** When it was last changed, in milliseconds since 1970. */
  at: number;
  /** Null: it was deleted then. */
  value: string | null;
}
