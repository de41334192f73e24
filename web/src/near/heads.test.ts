import { describe, expect, test } from "vitest";
import { heads, howMany, type Thinker } from "./heads";
import type { ToThinker } from "./thinker";

function threads() {
  const all: (Thinker & { heard: ToThinker[] })[] = [];
  const make = (): Thinker => {
    const heard: ToThinker[] = [];
    const one = { heard, onmessage: null, onerror: null, postMessage: (message: ToThinker) => void heard.push(message) };
    all.push(one);
    return one;
  };
  const answer = (thread: number, said?: string) => {
    const asked = all[thread]?.heard.filter((message) => message.t === "think").at(-1);
    all[thread]?.onmessage?.({ data: { n: asked?.t === "think" ? asked.n : -1, ...(said === undefined ? {} : { said }) } });
  };
  return { all, make, answer };
}

describe("who thinks", () => {
  test("a seat keeps its thread, and threads begin when they are needed", async () => {
    const { all, make, answer } = threads();
    const think = heads("base", 2, make);
    const first = think(1, "g", "a");
    expect(all).toHaveLength(1);
    answer(0, "x");
    expect(await first).toBe("x");
    const others = [think(2, "g", "b"), think(3, "g", "c")];
    expect(all).toHaveLength(2);
    expect(all[0]?.heard.map((message) => (message.t === "think" ? message.text : message.t))).toEqual(["begin", "a", "c"]);
    answer(1, "y");
    answer(0, "z");
    expect(await Promise.all(others)).toEqual(["y", "z"]);
  });

  test("a thread that cannot think, or is not there, says so", async () => {
    const { all, make, answer } = threads();
    const think = heads("base", 2, make);
    const one = think(0, "g", "a");
    answer(0);
    await expect(one).rejects.toThrow();
    const two = think(0, "g", "b");
    all[0]?.onerror?.(new Error());
    await expect(two).rejects.toThrow();
    await expect(think(0, "g", "c")).rejects.toThrow();
  });

  test.each([[0, 1], [1, 1], [2, 1], [4, 3], [16, 4]])("with %d cores there are %d", (cores, count) => {
    expect(howMany(cores)).toBe(count);
  });
});
