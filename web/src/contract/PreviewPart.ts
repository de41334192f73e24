/** Made from the Java records by `./horda contract --write`. */

/** What a choice leads to, as far as it is fixed and the seat may know it. Chances go from 0 to 1. */
export interface PreviewPart {
  /** The id of the choice. */
  option: string;
  /** The throws that it brings, in their order: how many dice strike where, from which number on they hit, and the odds (docs/engine-protocol.md, preview, tells every field). */
  dice: Throw[];
  /** What else is sure before: costs, noise, what it wakes. */
  notes: Note[];
  /** All of it as sentences. */
  text: string[];
}

export interface Throw {
  at: string;
  dice: number;
  needs: number;
  rerolls: number;
  once: Odds;
  again: Odds | null;
}

export interface Odds {
  expected: number;
  hits: number[];
  kills: number[];
  targets: Target[];
  friends: Bystander[];
}

export interface Target {
  whom: string;
  count: number;
  rank: number;
  chances: number[];
}

export interface Bystander {
  who: string;
  hit: number;
  dies: number;
}

export interface Note {
  /** Which note it is, stable for programs. */
  kind: string;
  /** What it speaks of. */
  args: (number | string)[];
  text: string;
}
