/** Made from the Java records by `./horda contract --write`. */

/** What a browser needs to be told when it is somebody's turn. */
export interface PushDoc {
  /** The house's public key, by which push services know it (RFC 8292), in Base64 for URLs. */
  key: string;
}
