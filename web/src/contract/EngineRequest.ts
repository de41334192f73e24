/** Made from the Java records by `./horda contract --write`. */
import type { SavedGameDoc } from "./SavedGameDoc";
import type { StateDoc } from "./StateDoc";

export type EngineRequest = Hello | Games | New | Answer | Undo | Order | Random | View | Preview | State | Load | Save | Restore | Result | Log | Rules | Quit;

/** The version of the protocol. */
export interface Hello {
  cmd: "hello";
  id?: number | string;
  lang?: "en" | "es";
}

/** What can be played. */
export interface Games {
  cmd: "games";
  id?: number | string;
  lang?: "en" | "es";
}

/** A new game. */
export interface New {
  cmd: "new";
  id?: number | string;
  lang?: "en" | "es";
  game: string;
  seats: number;
  /** A secret one is drawn where it is missing. */
  seed?: number | string;
  options?: Record<string, string>;
  /** What the seats are called in texts. */
  names?: string[];
}

/** One of the options of a seat. */
export interface Answer {
  cmd: "answer";
  id?: number | string;
  lang?: "en" | "es";
  seat: number;
  option: string;
}

/** The last answer of a seat is taken back. */
export interface Undo {
  cmd: "undo";
  id?: number | string;
  lang?: "en" | "es";
  seat: number;
}

/** A standing order for windows. */
export interface Order {
  cmd: "order";
  id?: number | string;
  lang?: "en" | "es";
  seat: number;
  /** 0 asks always again. */
  order: number;
}

/** Random answers for all seats. */
export interface Random {
  cmd: "random";
  id?: number | string;
  lang?: "en" | "es";
  /** How many at most. */
  moves?: number;
  /** It follows from the state where it is missing. */
  seed?: number | string;
}

/** What a seat sees and may do. */
export interface View {
  cmd: "view";
  id?: number | string;
  lang?: "en" | "es";
  /** An onlooker where it is missing. */
  seat?: number;
}

/** What an option would lead to. */
export interface Preview {
  cmd: "preview";
  id?: number | string;
  lang?: "en" | "es";
  seat: number;
  option: string;
}

/** The whole game as a document. */
export interface State {
  cmd: "state";
  id?: number | string;
  lang?: "en" | "es";
}

/** A game from such a document. */
export interface Load {
  cmd: "load";
  id?: number | string;
  lang?: "en" | "es";
  state: StateDoc;
  names?: string[];
}

/** The game as a saved game. */
export interface Save {
  cmd: "save";
  id?: number | string;
  lang?: "en" | "es";
}

/** A game from a saved game. */
export interface Restore {
  cmd: "restore";
  id?: number | string;
  lang?: "en" | "es";
  saved: SavedGameDoc;
}

/** How it ended. */
export interface Result {
  cmd: "result";
  id?: number | string;
  lang?: "en" | "es";
}

/** All answers and standing orders. */
export interface Log {
  cmd: "log";
  id?: number | string;
  lang?: "en" | "es";
}

/** Rules of a game. */
export interface Rules {
  cmd: "rules";
  id?: number | string;
  lang?: "en" | "es";
  /** The one on the table where it is missing. */
  game?: string;
  /** Rules that hold all these words. */
  word?: string;
}

/** The end. */
export interface Quit {
  cmd: "quit";
  id?: number | string;
  lang?: "en" | "es";
}
