/** Made from the Java records by `./horda contract --write`. */

/** A new device of somebody, and its token, which is told this once. */
export interface Arrived {
  id: string;
  token: string;
  name?: string;
}
