/** Made from the Java records by `./horda contract --write`. */

/** What a passkey is to sign. */
export interface PasskeyAsk {
  challenge: string;
  house: string;
  /** For a new passkey: whose it will be. */
  member?: string;
  /** The passkeys that there are already. */
  known: string[];
}
