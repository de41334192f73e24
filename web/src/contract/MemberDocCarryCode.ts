/** Made from the Java records by `./horda contract --write`. */

/** A code that lets one other device in, once. */
export interface CarryCode {
  code: string;
  /** When it ends, in milliseconds since 1970. */
  until: number;
}
