/** Made from the Java records by `./horda contract --write`. */

/** A code that makes one other person a friend, once. */
export interface FriendCode {
  code: string;
  /** When it ends, in milliseconds since 1970. */
  until: number;
}
