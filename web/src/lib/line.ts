/**
 * The line to a table (docs/table-protocol.md, WebSocket). Says hello, counts messages, comes back by itself after a loss, and sends
 * again what was never acknowledged: the server carries each id out once. Knows no browser: sockets and timers are handed in.
 */
import type { PreviewPart } from "../contract/PreviewPart";
import type { Think } from "../contract/FromServer";
import type { Hello as Greeting, Lang as Speak, Lend, Look, Looking, Thought, ToServer } from "../contract/ToServer";
import { Refused } from "./api";
import type { FromServer } from "./protocol";

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export type Hello = Omit<Greeting, "c">;

export type LineState = "opening" | "open" | "lost" | "closed";

export type News = Extract<FromServer, { s: "whole" | "update" }>;

type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;

/** What is acknowledged; the line gives it an id. */
export type Command = WithoutId<Extract<ToServer, { id: string }>>;

export interface LineParts {
  socket(): Socket;
  hello(): Hello;
  /** In order and without gaps. Throwing means that the message did not fit: everything is asked for again. */
  heard(news: News): void;
  /** A bot's question to a browser that lends itself. */
  think?(errand: Think): void;
  state(state: LineState, bye?: { code: string; text: string }): void;
  /** Runs something later; gives what calls it off. */
  later(run: () => void, ms: number): () => void;
  newId(): string;
  /** Between 0 and 1, so that not all come back in the same moment. */
  jitter(): number;
}

/** What an acknowledgement says besides: the table of a rematch; or the answer to a `preview`. */
export interface Answer {
  table?: string;
  preview?: PreviewPart | null;
}

export interface Line {
  /** Ends when acknowledged or answered, throws `Refused`. Survives a lost line. */
  ask(command: Command): Promise<Answer>;
  /** Without acknowledgement (`look`, `lang`, `looking`): what they set is said again by `hello`; `lend` has to be said again. */
  tell(message: Look | Looking | Speak | Lend | Thought): void;
  /** Tries at once instead of waiting. */
  now(): void;
  close(): void;
}

interface Waiting {
  text: string;
  done(answer: Answer): void;
  fail(reason: Refused): void;
}

const PING = 20_000;
const SILENCE = 10_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

/** Reasons for a good-bye that will not last: it is worth coming back. */
const PASSING = ["busy", "crowded", "closing"];

export function openLine(parts: LineParts): Line {
  const waiting = new Map<string, Waiting>();
  let socket: Socket | undefined;
  let greeted = false;
  let everGreeted = false;
  let expected = 1;
  let failures = 0;
  let over = false;
  let farewell: { code: string; text: string } | undefined;
  let stopRetry = () => {};
  let stopPulse = () => {};

  function connect(): void {
    stopRetry();
    if (over) return;
    const mine = parts.socket();
    socket = mine;
    greeted = false;
    expected = 1;
    farewell = undefined;
    mine.onopen = () => mine === socket && mine.send(JSON.stringify({ c: "hello", ...parts.hello() }));
    mine.onmessage = ({ data }) => mine === socket && typeof data === "string" && receive(data);
    mine.onclose = () => mine === socket && lost();
    mine.onerror = () => {};
    pulse(SILENCE * 2);
  }

  /** Gives this socket up and comes back. */
  function lost(): void {
    drop();
    if (over) return;
    if (farewell && !everGreeted && !PASSING.includes(farewell.code)) {
      over = true;
      parts.state("closed", farewell);
      return;
    }
    parts.state("lost", farewell);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
    failures += 1;
    stopRetry = parts.later(connect, wait * (0.6 + 0.4 * parts.jitter()));
  }

  function drop(): void {
    const old = socket;
    socket = undefined;
    greeted = false;
    stopPulse();
    old?.close();
  }

  function receive(text: string): void {
    pulse(PING);
    const message = JSON.parse(text) as FromServer;
    switch (message.s) {
      case "whole":
      case "update":
        news(message);
        break;
      case "ack":
        settle(message.id)?.done(message.table === undefined ? {} : { table: message.table });
        break;
      case "preview":
        settle(message.id)?.done({ preview: message.preview });
        break;
      case "no":
        settle(message.id)?.fail(new Refused(message.code, message.rule, message.text));
        break;
      case "bye":
        farewell = { code: message.code, text: message.text };
        break;
      case "think":
        parts.think?.(message);
        break;
      case "pong":
    }
  }

  function news(message: News): void {
    if (message.n !== expected || (!greeted && message.s !== "whole")) return lost();
    expected += 1;
    // Whoever hears the first whole may answer it at once.
    const first = !greeted;
    greeted = true;
    try {
      parts.heard(message);
    } catch {
      return lost();
    }
    if (!first) return;
    everGreeted = true;
    failures = 0;
    parts.state("open");
    for (const { text } of waiting.values()) socket?.send(text);
  }

  function settle(id: string): Waiting | undefined {
    const found = waiting.get(id);
    waiting.delete(id);
    return found;
  }

  /** A line that is silent is asked; one that stays silent is lost. */
  function pulse(ms: number): void {
    stopPulse();
    stopPulse = parts.later(() => {
      if (!greeted) return lost();
      socket?.send('{"c":"ping"}');
      stopPulse = parts.later(lost, SILENCE);
    }, ms);
  }

  parts.state("opening");
  connect();

  return {
    ask(command) {
      const id = parts.newId();
      const text = JSON.stringify({ ...command, id });
      return new Promise((done, fail) => {
        waiting.set(id, { text, done, fail });
        if (greeted) socket?.send(text);
      });
    },
    tell(message) {
      if (greeted) socket?.send(JSON.stringify(message));
    },
    now() {
      if (over) return;
      if (!socket) connect();
      else if (greeted) socket.send('{"c":"ping"}');
    },
    close() {
      over = true;
      stopRetry();
      drop();
      parts.state("closed");
    },
  };
}
