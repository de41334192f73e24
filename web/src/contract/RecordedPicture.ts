/** Made from the Java records by `./horda contract --write`. */

/** What is on the table at one moment of a recording. */
export interface RecordedPicture {
  view: unknown;
  /** The seats that owe an answer. */
  awaited: number[];
  /** What the viewer is asked, if so. */
  prompt?: string;
  /** The rule behind the question. */
  rule?: string;
  /** How the game ended, in words. */
  end?: string;
}
