/** Made from the Java records by `./horda contract --write`. */
import type { LogLine } from "./LogLine";
import type { StateDoc } from "./StateDoc";

/** A saved game: what it began from, and its log. */
export interface SavedGameDoc {
  /** Of the file. */
  format: number;
  game: string;
  /** Of the game's rules. */
  revision: number;
  /** The SHA-256 of the game's content. */
  content: string;
  seats: number;
  options: Record<string, string>;
  /** Of the seats. */
  names: string[];
  seed: string;
  /** The position that it began from, where that was given. */
  start?: StateDoc;
  /** Why the game was kept, where something is wrong at its end. */
  found?: SavedFinding;
  /** How its dice were fixed (docs/dice.md). */
  proof?: SavedProof;
  log: LogLine[];
}

export interface SavedFinding {
  /** The check that fails there. */
  check: string;
  message: string;
  /** How many answers it had when it was found, before it was cut. */
  answers: number;
  /** Finds it again. */
  command: string;
}

export interface SavedProof {
  /** What the house promised. */
  commitment: string;
  /** Its number. */
  house: string;
  seats: SavedShare[];
  /** The digest of the last position. */
  end: string;
}

export interface SavedShare {
  /** What the seat promised; missing where the house contributed. */
  commitment?: string;
  value: string;
}
