/** Made from the Java records by `./horda contract --write`. */
import type { PreviewPart } from "./PreviewPart";
import type { TableDoc } from "./TableDoc";
import type { ToldEvent } from "./ToldEvent";

export type FromServer = Whole | Update | Ack | No | Previewed | Bye | Think | Pong | Account | Invite;

/** All of it: first, and after other eyes or another language. */
export interface Whole {
  s: "whole";
  /** The number of the message on this line. */
  n: number;
  protocol: number;
  doc: TableDoc;
  log: LogTail;
  chat: ChatTail;
  /** How often an undo has cut the log. */
  cuts: number;
  /** The server's clock, in milliseconds since 1970. */
  now: number;
}

/** Keep so many events of one's own list, then add these. */
export interface LogTail {
  keep: number;
  add: ToldEvent[];
}

/** Keep so many messages, then add these. */
export interface ChatTail {
  keep: number;
  add: ChatMessage[];
}

export interface ChatMessage {
  /** Who said it; -1: the house. */
  seat: number;
  text: string;
  /** When, in milliseconds since 1970. */
  at: number;
  /** Which one it is, where it is no message: it is shown at the seat for a moment. */
  reaction?: string;
}

/** What has changed: at once, or as the moments on the way. */
export interface Update {
  s: "update";
  /** The number of the message on this line. */
  n: number;
  /** The steps on the document; missing where there are frames. */
  patch?: PatchStep[];
  log?: LogTail;
  /** At least two, to be carried out in turn. */
  frames?: Frame[];
  chat?: ChatTail;
  /** How often an undo has cut the log. */
  cuts: number;
  /** The server's clock, in milliseconds since 1970. */
  now: number;
}

/** One change of the document. */
export interface PatchStep {
  /** The place, as in a JSON Pointer. */
  p: string;
  /** What stands there now; missing where the field is removed or the list is cut. */
  v?: unknown;
  /** A list has so many items left. */
  len?: number;
}

/** A moment on the way of an answer: what was told by then, and what has changed. */
export interface Frame {
  log?: LogTail;
  patch: PatchStep[];
}

/** A command was carried out; the document is the new one. */
export interface Ack {
  s: "ack";
  id: string;
  /** The table that follows, after `rematch`. */
  table?: string;
}

/** A command was refused. */
export interface No {
  s: "no";
  id: string;
  code: string;
  rule: string;
  text: string;
}

/** What an option would lead to. */
export interface Previewed {
  s: "preview";
  id: string;
  /** Null where there is nothing to say. */
  preview: PreviewPart | null;
}

/** The last message before the server closes the line. */
export interface Bye {
  s: "bye";
  code: string;
  text: string;
}

/** To a browser that lends itself: what a bot is asked. */
export interface Think {
  s: "think";
  /** Comes back with the answer. */
  n: number;
  seat: number;
  game: string;
  /** For the compiled house (docs/anywhere.md): a position as this browser's own seat may imagine it. */
  errand: string;
}

export interface Pong {
  s: "pong";
}

/** To a bot with an account: the seats that wait for it. */
export interface Account {
  s: "account";
  protocol: number;
  name: string;
  seats: WaitingSeat[];
}

export interface WaitingSeat {
  table: string;
  game: string;
  seat: number;
}

/** To a bot with an account: somebody has put it at a table. */
export interface Invite {
  s: "invite";
  table: string;
  game: string;
  seat: number;
}
