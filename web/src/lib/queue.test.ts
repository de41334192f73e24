import { beforeEach, expect, it } from "vitest";
import { createQueue, type Queue } from "./queue";

let shown: string[];
let waiting: number;
let hurried: number;
let timers: { run: () => void; ms: number; on: boolean }[];
let motion: Promise<void> | undefined;
let queue: Queue<string>;

const settle = () => new Promise<void>((done) => setTimeout(done));

async function pauseEnds(): Promise<void> {
  const timer = timers.find((one) => one.on);
  if (timer) timer.on = false;
  timer?.run();
  await settle();
}

beforeEach(() => {
  shown = [];
  waiting = 0;
  hurried = 0;
  timers = [];
  motion = undefined;
  queue = createQueue<string>({
    show: (item) => {
      shown.push(item);
      return motion;
    },
    pause: () => 900,
    later: (run, ms) => {
      const timer = { run, ms, on: true };
      timers.push(timer);
      return () => (timer.on = false);
    },
    waiting: (count) => (waiting = count),
    hurry: () => (hurried += 1),
  });
});

it("shows the first at once", () => {
  queue.add("a");
  expect(shown).toEqual(["a"]);
});

it("shows the next after a pause, one after the other", async () => {
  queue.add("a");
  queue.add("b");
  queue.add("c");
  await settle();
  expect(shown).toEqual(["a"]);
  expect(waiting).toBe(2);
  await pauseEnds();
  expect(shown).toEqual(["a", "b"]);
  await pauseEnds();
  expect(shown).toEqual(["a", "b", "c"]);
  expect(waiting).toBe(0);
});

it("waits for the motion before it pauses", async () => {
  let arrive = () => {};
  motion = new Promise((done) => (arrive = done));
  queue.add("a");
  queue.add("b");
  await settle();
  expect(timers).toHaveLength(0);
  arrive();
  await settle();
  expect(timers).toHaveLength(1);
});

it("makes its pauses shorter the more there is to show", async () => {
  for (const item of "abcdefg") queue.add(item);
  await settle();
  expect(timers[0]?.ms).toBe(300);
});

it("skips to the newest, over what lies between", async () => {
  for (const item of "abcd") queue.add(item);
  await settle();
  queue.skip();
  await settle();
  expect(shown).toEqual(["a", "d"]);
  expect(waiting).toBe(0);
  expect(hurried).toBe(1);
});

it("goes on after a skip", async () => {
  queue.add("a");
  queue.add("b");
  queue.skip();
  await settle();
  await pauseEnds();
  queue.add("c");
  expect(shown).toEqual(["a", "b", "c"]);
});

it("forgets what waits when cleared", async () => {
  queue.add("a");
  queue.add("b");
  await settle();
  queue.clear();
  await pauseEnds();
  expect(shown).toEqual(["a"]);
  queue.add("c");
  expect(shown).toEqual(["a", "c"]);
});
