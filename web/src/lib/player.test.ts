import { beforeEach, describe, expect, it } from "vitest";
import { createPlayer, type Player, type Progress } from "./player";

interface Beat {
  name: string;
  motion: number;
  dwell: number;
}

let drawn: string[];
let settled: string[];
let progress: Progress | undefined;
let hurried: number;
let pace: number;
let motion: Promise<void> | undefined;
let timers: { run: () => void; ms: number; on: boolean }[];
let player: Player<Beat, string>;

const settle = () => new Promise<void>((done) => setTimeout(done));

/** The timer that would ring first. */
async function ring(): Promise<number> {
  const next = timers.filter(({ on }) => on).sort((a, b) => a.ms - b.ms)[0];
  if (next) next.on = false;
  next?.run();
  await settle();
  return next?.ms ?? -1;
}

const stage = (end: string, names: string, motion = 300, dwell = 500) => ({ end, beats: [...names].map((name) => ({ name, motion, dwell })) });

beforeEach(() => {
  drawn = [];
  settled = [];
  progress = undefined;
  hurried = 0;
  pace = 1;
  motion = undefined;
  timers = [];
  player = createPlayer<Beat, string>({
    draw: (beat, ms) => {
      drawn.push(`${beat.name} ${ms}`);
      return motion;
    },
    settle: (end, last) => settled.push(last ? end : `${end}…`),
    progress: (now) => (progress = now),
    hurry: () => (hurried += 1),
    speed: () => pace,
    later: (run, ms) => {
      const timer = { run, ms, on: true };
      timers.push(timer);
      return () => (timer.on = false);
    },
  });
});

describe("a stage", () => {
  it("plays its beats one after the other, and then what is true", async () => {
    player.add(stage("end", "ab"));
    await settle();
    expect(drawn).toEqual(["a 300"]);
    expect(progress).toEqual({ at: 1, of: 2 });
    expect(await ring()).toBe(500);
    expect(drawn).toEqual(["a 300", "b 300"]);
    expect(settled).toEqual([]);
    await ring();
    expect(settled).toEqual(["end"]);
    expect(progress).toBeUndefined();
  });

  it("without beats is just true", () => {
    player.add(stage("end", ""));
    expect(settled).toEqual(["end"]);
  });

  it("does not freeze when a motion never ends", async () => {
    motion = new Promise(() => {});
    player.add(stage("end", "a"));
    await settle();
    expect(await ring()).toBe(300 + 500 + 400);
    expect(settled).toEqual(["end"]);
  });

  it("goes on when drawing fails", async () => {
    motion = Promise.reject(new Error("no board"));
    player.add(stage("end", "a"));
    await settle();
    await ring();
    expect(settled).toEqual(["end"]);
  });

  it("is squeezed into twelve seconds", async () => {
    player.add(stage("end", "abcdefghijklmnopqrstuvwxyzabcd", 300, 500));
    await settle();
    expect(drawn).toEqual(["a 150"]);
  });
});

describe("skipping", () => {
  it("ends a beat", async () => {
    player.add(stage("end", "abc"));
    player.skipBeat();
    await settle();
    expect(drawn).toEqual(["a 300", "b 300"]);
    expect(hurried).toBe(1);
  });

  it("ends all, with every stage's end shown and only the last one open", async () => {
    player.add(stage("first", "abc"));
    player.add(stage("second", "de"));
    player.skipAll();
    await settle();
    expect(drawn).toEqual(["a 300"]);
    expect(settled).toEqual(["first…", "second"]);
    expect(timers.some(({ on }) => on)).toBe(false);
  });

  it("leaves nothing behind: the next stage plays", async () => {
    player.add(stage("first", "a"));
    player.skipAll();
    player.add(stage("second", "b"));
    await settle();
    expect(drawn).toEqual(["a 300", "b 300"]);
  });
});

describe("the pace", () => {
  it("makes beats shorter", async () => {
    pace = 0.4;
    player.add(stage("end", "a"));
    await settle();
    expect(drawn).toEqual(["a 120"]);
    expect(await ring()).toBe(200);
  });

  it("may leave them out", () => {
    pace = 0;
    player.add(stage("first", "abc"));
    player.add(stage("second", "d"));
    expect(drawn).toEqual([]);
    expect(settled).toEqual(["first", "second"]);
  });
});

describe("when more comes than can be shown", () => {
  it("waits its turn", async () => {
    player.add(stage("first", "a"));
    player.add(stage("second", "b"));
    await settle();
    await ring();
    expect(settled).toEqual(["first…"]);
    expect(drawn).toEqual(["a 300", "b 300"]);
  });

  it("goes faster", async () => {
    player.add(stage("first", "ab"));
    player.add(stage("second", "cdefghij"));
    await settle();
    await ring();
    expect(drawn).toEqual(["a 300", "b 120"]);
  });

  it("leaves out all but the newest", async () => {
    player.add(stage("first", "abc"));
    player.add(stage("second", "defghijkl"));
    player.add(stage("third", "mnopqrstu"));
    await settle();
    expect(settled).toEqual(["first…", "second…"]);
    expect(drawn).toEqual(["a 300", "m 300"]);
  });
});

it("forgets what it is told to forget", async () => {
  player.add(stage("first", "ab"));
  player.clear();
  await settle();
  expect(settled).toEqual([]);
  expect(player.busy).toBe(false);
  expect(timers.some(({ on }) => on)).toBe(false);
});

describe("a pause", () => {
  it("keeps the beat that is on, and goes on where it stood", async () => {
    player.add(stage("end", "ab"));
    await settle();
    player.pause(true);
    await ring();
    await ring();
    expect(drawn).toEqual(["a 300"]);
    player.pause(false);
    expect(drawn).toEqual(["a 300", "b 300"]);
  });

  it("shortens no beat that was not over", async () => {
    player.add(stage("end", "ab"));
    await settle();
    player.pause(true);
    player.pause(false);
    expect(drawn).toEqual(["a 300"]);
    await ring();
    expect(drawn).toEqual(["a 300", "b 300"]);
  });

  it("lets one step on, beat by beat, and ends with the last one", async () => {
    player.add(stage("end", "abc"));
    await settle();
    player.pause(true);
    player.skipBeat();
    await ring();
    await ring();
    expect(drawn).toEqual(["a 300", "b 300"]);
    player.skipAll();
    expect(settled).toEqual(["end"]);
    player.add(stage("next", "d"));
    await settle();
    await ring();
    expect(settled).toEqual(["end", "next"]);
  });

  it("leaves nothing out, however much comes meanwhile", async () => {
    player.add(stage("one", "a"));
    await settle();
    player.pause(true);
    for (const end of ["two", "three", "four"]) player.add(stage(end, "xyz", 4000, 4000));
    await ring();
    expect(settled).toEqual([]);
    expect(drawn).toEqual(["a 300"]);
  });
});
