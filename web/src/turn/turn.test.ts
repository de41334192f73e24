import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { pageTitle } from "../table/status";
import type { TableDoc } from "../lib/protocol";
import { showTurn } from "./icon";
import { ability, bytes, text, wanted } from "./push.svelte";

describe("whether this browser can be told", () => {
  const able = { isSecureContext: true, navigator: { serviceWorker: {} }, PushManager: class {}, Notification: { permission: "default" } };

  test.each([
    [{}, "able"],
    [{ isSecureContext: false }, "insecure"],
    [{ navigator: {} }, "unable"],
    [{ Notification: { permission: "denied" } }, "denied"],
  ])("%o: %s", (other, expected) => {
    expect(ability({ ...able, ...other })).toBe(expected);
  });

  test("nobody is told who has not asked for it", () => {
    expect(wanted({ getItem: () => null, setItem: () => {} })).toBe(false);
  });
});

test("a key travels as bytes and as text", () => {
  const key = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
  expect(bytes(key)).toHaveLength(65);
  expect(text(bytes(key).buffer)).toBe(key);
  expect(text(null)).toBe("");
});

describe("the tab", () => {
  beforeEach(() => (document.head.innerHTML = '<link rel="icon" href="./favicon.svg">'));
  const href = () => document.querySelector("link")?.getAttribute("href");

  test("has another icon while it is one's turn, wherever the page lies", () => {
    showTurn(true);
    expect(href()).toBe("./favicon-turn.svg");
    showTurn(true);
    expect(href()).toBe("./favicon-turn.svg");
    showTurn(false);
    expect(href()).toBe("./favicon.svg");
  });

  test("says so in its title", () => {
    const doc = (awaited: number[]) => ({ table: { status: "playing" }, you: { seats: [1] }, awaited }) as unknown as TableDoc;
    expect(pageTitle(doc([1]), "Your turn", "Six Nights")).toBe("● Your turn · Six Nights · Horda");
    expect(pageTitle(doc([0]), "Your turn", "Six Nights")).toBe("Six Nights · Horda");
  });
});

describe("the worker", () => {
  const SOURCE = readFileSync("public/push.js", "utf8");

  function worker(pages: { url: string; focused: boolean; focus?: () => void }[]) {
    const heard = new Map<string, (event: unknown) => void>();
    const shown: unknown[] = [];
    const opened: string[] = [];
    const scope = {
      addEventListener: (name: string, run: (event: unknown) => void) => heard.set(name, run),
      registration: { showNotification: (title: string, what: object) => Promise.resolve(shown.push({ title, ...what })) },
      clients: { matchAll: () => Promise.resolve(pages), openWindow: (url: string) => Promise.resolve(opened.push(url)) },
      location: { origin: "https://horda.example" },
    };
    new Function(...Object.keys(scope), SOURCE)(...Object.values(scope));
    const run = (name: string, event: object) =>
      new Promise<void>((done) => heard.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => void work.then(() => done()) }));
    return { shown, opened, push: (what: unknown) => run("push", { data: { json: () => what } }), press: (url: string) => run("notificationclick", { notification: { close: () => {}, data: { url } } }) };
  }

  const MESSAGE = { kind: "turn", title: "Your turn: Six Nights", body: "With Ben.", url: "/t/abc" };

  test("shows what the house says", async () => {
    const { shown, push } = worker([{ url: "https://horda.example/t/other", focused: true }]);
    await push(MESSAGE);
    expect(shown).toMatchObject([{ title: "Your turn: Six Nights", body: "With Ben.", tag: "turn", data: { url: "/t/abc" } }]);
  });

  test("shows nothing to whoever has the table before them, nor what is no message", async () => {
    const { shown, push } = worker([{ url: "https://horda.example/t/abc", focused: true }]);
    await push(MESSAGE);
    await push({});
    expect(shown).toEqual([]);
  });

  test("leads to the table, and to no other site", async () => {
    const { opened, press } = worker([]);
    await press("/t/abc");
    await press("https://elsewhere.example/");
    expect(opened).toEqual(["https://horda.example/t/abc"]);
  });

  test("goes to a page that is open already", async () => {
    let focused = 0;
    const { opened, press } = worker([{ url: "https://horda.example/t/abc?x", focused: false, focus: () => focused++ }]);
    await press("/t/abc");
    expect([focused, opened]).toEqual([1, []]);
  });
});
