/** Made from the Java records by `./horda contract --write`. */

/** Whether a house can do its work. */
export interface HealthDoc {
  ok: boolean;
  /** What is wrong, in a sentence. */
  text?: string;
}
