import { afterEach, expect, it, vi } from "vitest";
import { serverNow, setClock } from "./clock";

afterEach(() => {
  vi.useRealTimers();
  setClock(Date.now());
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
