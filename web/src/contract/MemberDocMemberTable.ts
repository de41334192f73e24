/** Made from the Java records by `./horda contract --write`. */

/** A table at which they have a seat, or that they made. */
export interface MemberTable {
  table: string;
  /** Which ones their devices open. */
  seats: number[];
  /** Whether they made it. */
  host: boolean;
}
