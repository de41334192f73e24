import { beforeEach, describe, expect, it } from "vitest";
import { openLine, type Line, type LineState, type News, type Socket } from "./line";
import type { TableDoc } from "./protocol";

/** A socket of which the test is the other end. */
class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const DOC = { turn: 1 } as TableDoc;
const whole = (n = 1) => ({ s: "whole", n, doc: DOC, log: { keep: 0, add: [] }, chat: { keep: 0, add: [] }, cuts: 0 });
const update = (n: number) => ({ s: "update", n, patch: [], cuts: 0 });

let sockets: FakeSocket[];
let timers: { run: () => void; ms: number; on: boolean }[];
let heard: News[];
let states: LineState[];
let misfit = false;
let ids: number;
let line: Line;

const last = () => sockets.at(-1)!;

/** Runs the timers that wait no longer than that. */
function wait(ms: number): void {
  for (const timer of timers.filter((one) => one.on && one.ms <= ms)) {
    timer.on = false;
    timer.run();
  }
}

function open(): void {
  line = openLine({
    socket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    hello: () => ({ table: "T", tokens: ["secret"], lang: "en", seat: 0, beats: true, ...(heard.length > 0 ? { have: { log: heard.length, cuts: 0, chat: 0 } } : {}) }),
    heard: (news) => {
      if (misfit) throw new Error("does not fit");
      heard.push(news);
    },
    state: (state) => states.push(state),
    later: (run, ms) => {
      const timer = { run, ms, on: true };
      timers.push(timer);
      return () => (timer.on = false);
    },
    newId: () => `id${ids++}`,
    jitter: () => 1,
  });
}

function greeted(): FakeSocket {
  last().onopen?.();
  last().says(whole());
  return last();
}

beforeEach(() => {
  sockets = [];
  timers = [];
  heard = [];
  states = [];
  misfit = false;
  ids = 1;
  open();
});

describe("a line", () => {
  it("says hello with its tokens, and is open when the whole has come", () => {
    last().onopen?.();
    expect(last().sent).toEqual([{ c: "hello", table: "T", tokens: ["secret"], lang: "en", seat: 0, beats: true }]);
    expect(states).toEqual(["opening"]);
    last().says(whole());
    expect(states).toEqual(["opening", "open"]);
    expect(heard).toHaveLength(1);
  });

  it("hands on updates in order", () => {
    const socket = greeted();
    socket.says(update(2));
    socket.says(update(3));
    expect(heard.map((news) => news.n)).toEqual([1, 2, 3]);
  });

  it("that misses a number says hello again, with what it has", () => {
    const first = greeted();
    first.says(update(3));
    expect(heard).toHaveLength(1);
    expect(first.closed).toBe(true);
    wait(400);
    last().onopen?.();
    expect(sockets).toHaveLength(2);
    expect(last().sent[0]).toMatchObject({ c: "hello", have: { log: 1 } });
  });

  it("asks for everything again when an update does not fit", () => {
    greeted();
    misfit = true;
    last().says(update(2));
    expect(states.at(-1)).toBe("lost");
    misfit = false;
    wait(400);
    greeted();
    expect(states.at(-1)).toBe("open");
  });

  it("waits longer after each failure", () => {
    last().onclose?.();
    expect(timers.filter((timer) => timer.on).map((timer) => timer.ms)).toEqual([400]);
    wait(400);
    last().onclose?.();
    expect(timers.filter((timer) => timer.on).map((timer) => timer.ms)).toEqual([800]);
  });

  it("hears nothing more from a socket that it gave up", () => {
    const old = greeted();
    old.onclose?.();
    wait(400);
    greeted();
    old.says(update(2));
    expect(heard).toHaveLength(2);
  });

  it("asks a silent server, and gives up one that stays silent", () => {
    const socket = greeted();
    wait(20_000);
    expect(socket.sent.at(-1)).toEqual({ c: "ping" });
    wait(10_000);
    expect(states.at(-1)).toBe("lost");
  });

  it("that is told goodbye before anything else stays closed", () => {
    last().onopen?.();
    last().says({ s: "bye", code: "no-table", text: "There is no such table." });
    last().onclose?.();
    wait(60_000);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe("closed");
  });

  it("that finds the house busy or full comes back", () => {
    for (const code of ["busy", "crowded"]) {
      last().onopen?.();
      last().says({ s: "bye", code, text: "Try again." });
      last().onclose?.();
      const before = sockets.length;
      wait(60_000);
      expect(sockets).toHaveLength(before + 1);
    }
  });

  it("that is told goodbye in the middle comes back", () => {
    greeted();
    last().says({ s: "bye", code: "slow", text: "Too slow." });
    last().onclose?.();
    wait(400);
    expect(sockets).toHaveLength(2);
  });
});

describe("a command", () => {
  it("is done when it is acknowledged", async () => {
    const socket = greeted();
    const done = line.ask({ c: "rematch" });
    expect(socket.sent.at(-1)).toEqual({ c: "rematch", id: "id1" });
    socket.says({ s: "ack", id: "id1", table: "U" });
    await expect(done).resolves.toEqual({ table: "U" });
  });

  it("is refused with code, rule and sentence", async () => {
    const socket = greeted();
    const done = line.ask({ c: "undo", seat: 0 });
    socket.says({ s: "no", id: "id1", code: "stale", rule: "R-1", text: "Too late." });
    await expect(done).rejects.toMatchObject({ code: "stale", rule: "R-1", message: "Too late." });
  });

  it("without acknowledgement is sent again, with the same id, when the line is back", async () => {
    const first = greeted();
    const done = line.ask({ c: "answer", seat: 0, turn: 3, option: "pass" });
    first.onclose?.();
    wait(400);
    const second = greeted();
    expect(second.sent.at(-1)).toEqual({ c: "answer", seat: 0, turn: 3, option: "pass", id: "id1" });
    second.says({ s: "ack", id: "id1" });
    await expect(done).resolves.toEqual({});
    second.onclose?.();
    wait(400);
    expect(greeted().sent).toHaveLength(1);
  });

  it("given while the line is lost waits for it", () => {
    greeted().onclose?.();
    void line.ask({ c: "undo", seat: 0 });
    wait(400);
    expect(greeted().sent.at(-1)).toMatchObject({ c: "undo" });
  });
});

it("a closed line does not come back", () => {
  greeted();
  line.close();
  wait(60_000);
  expect(sockets).toHaveLength(1);
  expect(sockets[0]?.closed).toBe(true);
});
