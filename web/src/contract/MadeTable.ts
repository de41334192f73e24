/** Made from the Java records by `./horda contract --write`. */
import type { SeatToken } from "./SeatToken";

/** A table that was just made, and the tokens of its maker. */
export interface MadeTable {
  table: string;
  /** The host's token. */
  host: string;
  /** Of an imported game. */
  status?: "playing" | "over";
  /** Those of the maker. */
  seats: SeatToken[];
}
