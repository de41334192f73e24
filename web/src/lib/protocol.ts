/** The messages of docs/table-protocol.md, as types. Nothing here knows a game. The document itself is made from the server's records. */
import type { TableDoc as Document } from "../contract/TableDoc";

export type { Choice, Dice, GreyedChoice as Greyed, SeatInfo, TableInfo, You } from "../contract/TableDoc";

/** A component of the game, `kind:id`: `card:12`, `place:2`, `seat:0`. */
export type Ref = string;

export type Lang = "en" | "es";

/** An argument of an event or a choice: a number, or a component. */
export type Arg = number | Ref;

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

/** What one viewer sees and may do; `View` is the game's own. */
export type TableDoc<View = unknown> = Omit<Document, "view"> & { view?: View };

export type PatchStep = { p: string; v?: unknown; len?: number };

export type FromServer =
  | { s: "whole"; n: number; protocol?: number; doc: TableDoc; log: Tail<GameEvent>; chat: Tail<ChatMessage>; cuts: number; now?: number }
  | { s: "update"; n: number; patch?: PatchStep[]; frames?: Frame[]; log?: Tail<GameEvent>; chat?: Tail<ChatMessage>; cuts: number; now?: number }
  | { s: "ack"; id: string; table?: string }
  | { s: "no"; id: string; code: string; rule: string; text: string }
  | { s: "bye"; code: string; text: string }
  | { s: "pong" };

/** A moment on the way of an answer: what is told, and what has changed since the moment before. */
export interface Frame {
  log?: Tail<GameEvent>;
  patch: PatchStep[];
}

/** An update as moments: one, unless the server sent frames. */
export function framesOf(update: { patch?: PatchStep[]; frames?: Frame[]; log?: Tail<GameEvent> }): Frame[] {
  if (update.frames) return update.frames;
  return [{ patch: update.patch ?? [], ...(update.log ? { log: update.log } : {}) }];
}

/** Keep so many of the list, then add these. */
export interface Tail<T> {
  keep: number;
  add: T[];
}
