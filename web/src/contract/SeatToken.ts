/** Made from the Java records by `./horda contract --write`. */

/** A seat, and the token that opens it. */
export interface SeatToken {
  seat: number;
  token: string;
}
