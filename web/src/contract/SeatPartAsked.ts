/** Made from the Java records by `./horda contract --write`. */
import type { Choice } from "./Choice";

/** The question for one seat. */
export interface Asked {
  /** Whose it is. */
  seat: number;
  prompt: string;
  rule: string;
  options: Choice[];
}
