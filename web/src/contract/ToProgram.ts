/** Made from the Java records by `./horda contract --write`. */

export type ToProgram = Hello | Choose | Quit;

/** The first. */
export interface Hello {
  cmd: "hello";
  id: number;
  /** The version of this protocol. */
  protocol: number;
  /** The program's name in the house. */
  bot: string;
}

/** A seat has to decide. */
export interface Choose {
  cmd: "choose";
  id: number;
  /** Its id; it never comes again. */
  table: string;
  game: string;
  seat: number;
  /** How many play. */
  seats: number;
  /** Its name, stable for programs. */
  question: string;
  /** The question for people, in English. */
  prompt: string;
  /** What the seat sees; each game has a shape of its own. */
  view: unknown;
  choices: NumberedChoice[];
  /** How long it may take. */
  millis: number;
}

export interface NumberedChoice {
  /** Its number, from 0. */
  choice: number;
  id: string;
  /** What it does: the id up to its first colon. */
  verb: string;
  /** What its label speaks of. */
  args: (number | string)[];
  label: string;
  targets: string[];
}

/** The last; then the input is closed. */
export interface Quit {
  cmd: "quit";
}
