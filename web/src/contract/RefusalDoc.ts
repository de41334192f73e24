/** Made from the Java records by `./horda contract --write`. */

/** What comes over HTTP instead of an answer. */
export interface RefusalDoc {
  error: Cause;
}

export interface Cause {
  /** Stable for programs. */
  code: string;
  /** The rule that forbids it; empty if there is none. */
  rule: string;
  /** The same for people. */
  text: string;
}
