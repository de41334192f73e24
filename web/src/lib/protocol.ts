/** The messages of docs/table-protocol.md, as types. Nothing here knows a game. */

/** A component of the game, `kind:id`: `card:12`, `place:2`, `seat:0`. */
export type Ref = string;

export type Lang = "en" | "es";

/** An argument of an event or a choice: a number, or a component. */
export type Arg = number | Ref;

export interface Choice {
  id: string;
  /** What it does: the id up to its first colon. */
  verb: string;
  /** What its label speaks of. */
  args: Arg[];
  label: string;
  targets: Ref[];
}

export interface Greyed {
  id: string;
  why: string;
  rule: string;
  /** The components that it speaks of. */
  targets: Ref[];
}

export interface GameEvent {
  /** What happened, and to whom or what and how much: for programs. The text is for people. */
  kind: string;
  args: Arg[];
  text: string;
  rule: string;
  targets: Ref[];
  /** Not everybody was told. */
  only?: boolean;
}

export interface ChatMessage {
  /** -1: the house. */
  seat: number;
  text: string;
  at: number;
}

export interface SeatInfo {
  seat: number;
  name: string;
  colour: string;
  kind: "person" | "bot" | "open";
  bot?: string;
  standIn: boolean;
  present: boolean;
  /** `left` milliseconds at the moment `since` (epoch), when it runs. */
  clock?: { left: number; running: boolean; since?: number };
}

/** How the dice of a table are fixed (docs/dice.md). */
export interface Dice {
  phase: "promise" | "reveal" | "fixed";
  seats: {
    /** What the seat promised. */
    commitment?: string;
    /** It has shown its number; the others see it after the deal. */
    shown?: boolean;
    /** Whose number counts, and which it is. */
    by?: "seat" | "house";
    value?: string;
  }[];
  /** After the end. */
  seed?: string;
}

export interface TableInfo {
  id: string;
  game: string;
  status: "waiting" | "playing" | "over";
  public: boolean;
  talk: "open" | "phrases" | "silent";
  clock: { bank: number; add: number } | null;
  windowSeconds: number;
  practice: boolean;
  options: Record<string, string>;
  commitment: string;
  /** The house's own number, after the end. */
  seed?: string;
  /** None where the seed was given. */
  dice?: Dice;
  remark?: string;
  rematch?: string;
  seats: SeatInfo[];
  onlookers: number;
}

export interface You {
  /** Through whose eyes; -1: an onlooker. */
  seat: number;
  /** All seats of this browser. */
  seats: number[];
  host: boolean;
}

/** What one viewer sees and may do; `View` is the game's own. */
export interface TableDoc<View = unknown> {
  table: TableInfo;
  you: You;
  view?: View;
  awaited: number[];
  prompt?: string;
  rule?: string;
  options: Choice[];
  greyed: Greyed[];
  turn: number;
  canUndo: boolean;
  orders: { number: number; label: string }[];
  order: number;
  /** This seat has answered; the answer counts when the window closes, and can be taken back until then. */
  held?: boolean;
  window?: { until: number; length: number };
  curtain: boolean;
  outcome?: unknown;
}

export type PatchStep = { p: string; v?: unknown; len?: number };

export type FromServer =
  | { s: "whole"; n: number; protocol?: number; doc: TableDoc; log: Tail<GameEvent>; chat: Tail<ChatMessage>; cuts: number }
  | { s: "update"; n: number; patch: PatchStep[]; log?: Tail<GameEvent>; chat?: Tail<ChatMessage>; cuts: number }
  | { s: "ack"; id: string; table?: string }
  | { s: "no"; id: string; code: string; rule: string; text: string }
  | { s: "bye"; code: string; text: string }
  | { s: "pong" };

/** Keep so many of the list, then add these. */
export interface Tail<T> {
  keep: number;
  add: T[];
}
