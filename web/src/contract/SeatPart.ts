/** Made from the Java records by `./horda contract --write`. */
import type { Choice } from "./Choice";

/** What one seat sees and may do now, in its language. */
export interface SeatPart {
  /** None before the deal. */
  view?: unknown;
  /** The seats that owe an answer. */
  awaited: number[];
  /** None for a seat that is not asked. */
  prompt?: string;
  rule?: string;
  options: Choice[];
  greyed: GreyedChoice[];
}

/** Something that cannot be chosen just now, and why. */
export interface GreyedChoice {
  id: string;
  why: string;
  rule: string;
  targets: string[];
}
