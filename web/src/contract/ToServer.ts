/** Made from the Java records by `./horda contract --write`. */

export type ToServer = Hello | Account | Answer | Undo | Order | OrderAdd | OrderEnd | Hold | Say | Phrase | Name | StandIn | Commit | Reveal | Start | Open | Close | Remove | Halt | Host | React | Rematch | Look | Lang | Preview | Looking | Lend | Thought | Ping;

/** The first message: to which table, and through whose eyes. */
export interface Hello {
  c: "hello";
  table: string;
  /** Of every seat, and of the host, that this browser holds. */
  tokens?: string[];
  lang?: "en" | "es";
  /** -1 for an onlooker. */
  seat?: number;
  /** The moments of an answer are wanted one by one. */
  beats?: boolean;
  /** False while the page is in the background. */
  looking?: boolean;
  /** What is here still after a lost line. */
  have?: Have;
  /** Of a bot. */
  account?: AccountToken;
}

/** What a client still has of the log and the chat. */
export interface Have {
  log: number;
  /** How often an undo had cut the log. */
  cuts?: number;
  chat?: number;
}

export interface AccountToken {
  name: string;
  token: string;
}

/** The first message of a bot with an account that waits for tables. */
export interface Account {
  c: "account";
  name: string;
  token: string;
}

/** One of the options that the seat is offered. */
export interface Answer {
  c: "answer";
  id: string;
  seat: number;
  /** Of the document that offered it. */
  turn: number;
  option: string;
}

/** The last answer of the seat is taken back. */
export interface Undo {
  c: "undo";
  id: string;
  seat: number;
}

/** Just this standing order is in force. */
export interface Order {
  c: "order";
  id: string;
  seat: number;
  /** 0 for none. */
  order: number;
}

/** One standing order more. */
export interface OrderAdd {
  c: "order-add";
  id: string;
  seat: number;
  order: number;
}

/** One standing order less. */
export interface OrderEnd {
  c: "order-end";
  id: string;
  seat: number;
  order: number;
}

/** More time in a pause; before one: stop me at the next window, or not. */
export interface Hold {
  c: "hold";
  id: string;
  seat: number;
  /** True where it is missing. */
  on?: boolean;
}

/** A chat message. */
export interface Say {
  c: "say";
  id: string;
  seat: number;
  text: string;
}

/** A ready-made sentence of the game. */
export interface Phrase {
  c: "phrase";
  id: string;
  seat: number;
  phrase: string;
}

/** Another name and colour for the seat. */
export interface Name {
  c: "name";
  id: string;
  seat: number;
  name: string;
  colour?: string;
}

/** A bot plays the seat. */
export interface StandIn {
  c: "stand-in";
  id: string;
  seat: number;
  /** Null: a person again. */
  bot: string | null;
}

/** A promise for the dice (docs/dice.md). */
export interface Commit {
  c: "commit";
  id: string;
  seat: number;
  /** 64 hexadecimal digits. */
  hash: string;
}

/** The number that was promised. */
export interface Reveal {
  c: "reveal";
  id: string;
  seat: number;
  /** 64 hexadecimal digits. */
  value: string;
}

/** The game begins; for the host. */
export interface Start {
  c: "start";
  id: string;
  /** The bot that takes free seats. */
  fill?: string;
}

/** A seat becomes free before the game; for the host. */
export interface Open {
  c: "open";
  id: string;
  seat: number;
}

/** The table ends for good; for the host. */
export interface Close {
  c: "close";
  id: string;
}

/** Somebody's seat is taken away; for the host. */
export interface Remove {
  c: "remove";
  id: string;
  seat: number;
}

/** The table stands still: no clock runs, and nobody is asked anything. For the host; whoever sits at the table may end it after an hour. */
export interface Halt {
  c: "halt";
  id: string;
  /** False: it goes on; true where it is missing. */
  on?: boolean;
}

/** Whoever sits there is the host from now on; for the host. */
export interface Host {
  c: "host";
  id: string;
  seat: number;
}

/** A picture or a word, shown at the seat for a moment. */
export interface React {
  c: "react";
  id: string;
  seat: number;
  reaction: "clap" | "laugh" | "wow" | "ouch" | "thanks" | "sorry" | "luck" | "brains";
}

/** The same people at a new table. */
export interface Rematch {
  c: "rematch";
  id: string;
  /** Everybody one seat further on. */
  swap?: boolean;
}

/** Other eyes. */
export interface Look {
  c: "look";
  /** -1 for an onlooker. */
  seat: number;
}

/** Another language. */
export interface Lang {
  c: "lang";
  lang: "en" | "es";
}

/** What an option would lead to. */
export interface Preview {
  c: "preview";
  id: string;
  seat: number;
  turn: number;
  option: string;
}

/** The page is before somebody's eyes again, or in the background: whoever looks is sent no message that it is their turn. */
export interface Looking {
  c: "looking";
  on: boolean;
}

/** This browser can think for bots of the table, or no longer: see [FromServer.Think]. */
export interface Lend {
  c: "lend";
  on: boolean;
}

/** What the browser has thought. */
export interface Thought {
  c: "thought";
  /** The number of what it was asked. */
  n: number;
  /** Empty if it came to nothing: then the house thinks. */
  option: string;
}

/** Is the line still there? */
export interface Ping {
  c: "ping";
}
