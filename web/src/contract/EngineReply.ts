/** Made from the Java records by `./horda contract --write`. */
import type { Choice } from "./Choice";
import type { LogLine } from "./LogLine";
import type { PreviewPart } from "./PreviewPart";
import type { SavedGameDoc } from "./SavedGameDoc";
import type { Asked } from "./SeatPartAsked";
import type { SeenEvent } from "./SeenEvent";
import type { StateDoc } from "./StateDoc";
import type { ToldRule } from "./ToldRule";

export type EngineReply = Changed | Hello | Games | Rules | Looked | Previewed | Described | Saved | Result | Log | Done | Refused;

/** To what changes the game: what happened, and who is asked. */
export interface Changed {
  id?: number | string;
  ok: boolean;
  /** The hash of the seed, of a new game. */
  commitment?: string;
  /** What has changed since a game was saved. */
  remark?: string;
  /** The seat whose answer was taken back. */
  undone?: number;
  /** How many random answers were played. */
  moves?: number;
  events: SeenEvent[];
  /** Every seat that owes an answer. */
  turn: Asked[];
  over: boolean;
}

/** To `hello`. */
export interface Hello {
  id?: number | string;
  ok: boolean;
  protocol: number;
}

/** To `games`. */
export interface Games {
  id?: number | string;
  ok: boolean;
  games: CatalogueGame[];
}

export interface CatalogueGame {
  id: string;
  name?: string;
  short?: string;
  about?: string;
  minSeats: number;
  maxSeats: number;
  revision: number;
  /** The SHA-256 of the content. */
  content: string;
  /** What a host may settle. */
  options: CatalogueOption[];
  /** Standing orders. */
  orders: CatalogueOrder[];
}

export interface CatalogueOption {
  id: string;
  /** The value that holds if nobody chooses. */
  standard: string;
  values: string[];
  /** Where any value of a form will do: its name. */
  form?: string;
}

export interface CatalogueOrder {
  order: number;
  label: string;
}

/** To `rules`. */
export interface Rules {
  id?: number | string;
  ok: boolean;
  rules: ToldRule[];
}

/** To `view`: what a seat sees and may do. */
export interface Looked {
  id?: number | string;
  ok: boolean;
  /** Each game has a shape of its own. */
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

/** To `preview`. */
export interface Previewed {
  id?: number | string;
  ok: boolean;
  /** Null where there is nothing to say. */
  preview: PreviewPart | null;
}

/** To `state`. */
export interface Described {
  id?: number | string;
  ok: boolean;
  state: StateDoc;
}

/** To `save`. */
export interface Saved {
  id?: number | string;
  ok: boolean;
  saved: SavedGameDoc;
}

/** To `result`. */
export interface Result {
  id?: number | string;
  ok: boolean;
  over: boolean;
  /** Whether all won or lost together. */
  team?: boolean;
  winners?: number[];
  scores?: number[];
  reason?: string;
  rule?: string;
  /** None for a game from a given position. */
  seed?: string;
}

/** To `log`. */
export interface Log {
  id?: number | string;
  ok: boolean;
  log: LogLine[];
}

/** To `quit`. */
export interface Done {
  id?: number | string;
  ok: boolean;
}

/** To any line that is refused: `ok` is false. */
export interface Refused {
  id?: number | string;
  ok: boolean;
  /** A sentence for people. */
  error: string;
  /** Stable for programs. */
  code: string;
  /** The rule that forbids it; empty if there is none. */
  rule: string;
}
