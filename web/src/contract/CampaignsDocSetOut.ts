/** Made from the Java records by `./horda contract --write`. */

/** Options with which the next chapter's table is made. */
export interface SetOut {
  options: Record<string, string>;
}
