/** Made from the Java records by `./horda contract --write`. */

/** A line of a match's log: an answer, a standing order, or an answer that was taken back. */
export interface LogLine {
  seat: number;
  /** Of an answer. */
  option?: string;
  /** Of a standing order. */
  order?: number;
  /** True where it stands. */
  undo?: boolean;
}
