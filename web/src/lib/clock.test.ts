import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clockText } from "./clock";
import type { guessClock as Guess, serverNow as Now, setClock as Set } from "./clock";

let serverNow: typeof Now;
let setClock: typeof Set;
let guessClock: typeof Guess;

beforeEach(async () => {
  vi.resetModules();
  ({ serverNow, setClock, guessClock } = await import("./clock"));
});

afterEach(() => {
  vi.useRealTimers();
});

it("counts by the server's clock, however wrong the device's is", () => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
  setClock(5_000_000);
  vi.setSystemTime(1_002_000);
  expect(serverNow()).toBe(5_002_000);
  setClock(undefined);
  expect(serverNow()).toBe(5_002_000);
});

it("is guessed from an answer over HTTP until a message says it", () => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
  guessClock(Number.NaN);
  expect(serverNow()).toBe(1_000_000);
  guessClock(7_000_000);
  expect(serverNow()).toBe(7_000_000);
  setClock(7_000_250);
  guessClock(7_000_000);
  expect(serverNow()).toBe(7_000_250);
});

it.each([
  [7, "0:07"],
  [3599, "59:59"],
  [3600, "1 h 00"],
  [18_180, "5 h 03"],
  [172_800, "2 d 0 h"],
])("%s seconds are %s", (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
