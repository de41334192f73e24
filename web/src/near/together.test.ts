import { describe, expect, test } from "vitest";
import type { Between, FromHouse, ToHouse } from "./messages";
import { together, type Channel, type Locks } from "./together";

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A browser with tabs; each tab writes down what its page hears and what is asked of a house in it. */
function browser() {
  const held = new Map<string, { tab: string }>();
  const queues = new Map<string, { tab: string; run: (lock: Lock | null) => unknown }[]>();
  const channels = new Map<string, Channel>();
  const closed = new Set<string>();

  function next(name: string): void {
    if (held.has(name)) return;
    const first = queues.get(name)?.shift();
    if (!first) return;
    if (closed.has(first.tab)) return next(name);
    held.set(name, { tab: first.tab });
    void Promise.resolve(first.run({ name, mode: "exclusive" })).then(() => {
      held.delete(name);
      next(name);
    });
  }

  function locksOf(tab: string): Locks {
    return {
      request(name: string, ...rest: unknown[]) {
        const run = rest.at(-1) as (lock: Lock | null) => unknown;
        const { ifAvailable } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
        if (ifAvailable && held.has(name)) {
          void Promise.resolve().then(() => run(null));
        } else {
          queues.set(name, [...(queues.get(name) ?? []), { tab, run }]);
          void Promise.resolve().then(() => next(name));
        }
        return Promise.resolve() as never;
      },
    };
  }

  function open(me: string) {
    const heard: FromHouse[] = [];
    const taken: [string, ToHouse][] = [];
    const gone: string[] = [];
    let say: ((tab: string, message: FromHouse) => void) | undefined;
    const channel: Channel = {
      onmessage: null,
      postMessage(data: Between) {
        if (closed.has(me)) return;
        for (const [tab, other] of channels) if (tab !== me) void Promise.resolve().then(() => other.onmessage?.({ data }));
      },
    };
    channels.set(me, channel);
    const send = together({
      me,
      locks: locksOf(me),
      channel,
      open(words) {
        say = words;
        return { take: (tab, message) => void taken.push([tab, message]), gone: (tab) => void gone.push(tab) };
      },
      tell: (message) => void heard.push(message),
    });
    return { heard, taken, gone, send, isHouse: () => say !== undefined, say: (tab: string, message: FromHouse) => say?.(tab, message) };
  }

  function close(tab: string): void {
    closed.add(tab);
    channels.delete(tab);
    for (const [name, { tab: whose }] of [...held]) {
      if (whose !== tab) continue;
      held.delete(name);
      next(name);
    }
  }

  return { open, close };
}

const ask = (n: number): ToHouse => ({ t: "ask", n, path: "/api/house", lang: "en", body: "" });
const hear = (line: number): ToHouse => ({ t: "hear", line, text: "{}" });

describe("one house for several tabs", () => {
  test("the first tab is the house; what is said at once waits for that", async () => {
    const { open } = browser();
    const a = open("a");
    a.send(ask(1));
    await aMoment();
    expect(a.isHouse()).toBe(true);
    expect(a.taken).toEqual([["a", ask(1)]]);
    a.say("a", { t: "answer", n: 1, status: 200, body: "x" });
    expect(a.heard).toEqual([{ t: "answer", n: 1, status: 200, body: "x" }]);
  });

  test("a second tab asks the first", async () => {
    const { open } = browser();
    const a = open("a");
    await aMoment();
    const b = open("b");
    b.send(ask(1));
    b.send(hear(2));
    await aMoment();
    expect(b.isHouse()).toBe(false);
    expect(a.taken).toEqual([["b", ask(1)], ["b", hear(2)]]);
    a.say("b", { t: "say", line: 2, text: "hello" });
    await aMoment();
    expect(a.heard).toEqual([]);
    expect(b.heard).toEqual([{ t: "say", line: 2, text: "hello" }]);
  });

  test("tabs that open in the same moment have one house", async () => {
    const { open } = browser();
    const tabs = ["a", "b", "c"].map(open);
    await aMoment();
    expect(tabs.filter((tab) => tab.isHouse())).toHaveLength(1);
  });

  test("when the house closes, the next takes over: lines end, and what was never answered is asked there, once", async () => {
    const { open, close } = browser();
    const a = open("a");
    await aMoment();
    const b = open("b");
    await aMoment();
    const c = open("c");
    for (const tab of [b, c]) {
      tab.send(ask(1));
      tab.send(ask(2));
      tab.send(hear(3));
    }
    await aMoment();
    for (const tab of ["b", "c"]) a.say(tab, { t: "answer", n: 1, status: 200, body: "" });
    await aMoment();
    close("a");
    await aMoment();
    expect(b.isHouse()).toBe(true);
    expect(c.isHouse()).toBe(false);
    expect(b.taken).toEqual([["b", ask(2)], ["c", ask(2)]]);
    for (const tab of [b, c]) expect(tab.heard).toEqual([{ t: "answer", n: 1, status: 200, body: "" }, { t: "end", line: 3 }]);
  });

  test("the house hears that a tab has gone", async () => {
    const { open, close } = browser();
    const a = open("a");
    await aMoment();
    const b = open("b");
    b.send(hear(1));
    await aMoment();
    expect(a.gone).toEqual([]);
    close("b");
    await aMoment();
    expect(a.gone).toEqual(["b"]);
  });
});
