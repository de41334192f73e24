/**
 * Plays what happened, beat by beat. What is true is known already; this only decides when it is shown. Every wait has an end of its own,
 * so that a motion that never reports back freezes nothing. Knows no browser: timers are handed in.
 */
export interface Timed {
  motion: number;
  dwell: number;
}

/** All that one update brought: the way, and what is true after it. */
export interface Stage<B extends Timed, End> {
  beats: readonly B[];
  end: End;
}

export interface Progress {
  /** From 1 on. */
  at: number;
  of: number;
}

export interface PlayerParts<B extends Timed, End> {
  /** Draws a beat; ends when its motion is over. */
  draw(beat: B, motion: number): Promise<void> | void;
  /** The beats of a stage were played or left out. `last`: nothing waits behind it. */
  settle(end: End, last: boolean): void;
  progress(now: Progress | undefined): void;
  /** Ends the motion that is running. */
  hurry(): void;
  /** Times the calm length; 0 plays nothing. */
  speed(): number;
  later(run: () => void, ms: number): () => void;
}

export interface Player<B extends Timed, End> {
  add(stage: Stage<B, End>): void;
  /** To the next beat. */
  skipBeat(): void;
  /** To the newest. */
  skipAll(): void;
  /** Forgets what waits without showing it. */
  clear(): void;
  /** The beat that is on stays until it is skipped, or until this is taken back. */
  pause(on: boolean): void;
  readonly busy: boolean;
}

/** How long after its time a beat ends at the latest. */
const GRACE = 400;
/** One stage is squeezed into this. */
const LONGEST_STAGE = 12_000;
/** With this much waiting behind it, everything goes faster; with more, all but the newest is left out. */
const HURRIED = 6_000;
const TOO_MUCH = 12_000;
const HURRY = 0.4;

export function createPlayer<B extends Timed, End>(parts: PlayerParts<B, End>): Player<B, End> {
  let waiting: Stage<B, End>[] = [];
  let now: Stage<B, End> | undefined;
  let step = 0;
  let run = 0;
  let timers: (() => void)[] = [];
  let paused = false;
  /** The beat that is on is over, except for the pause. */
  let due = false;

  const length = (stage: Stage<B, End>) => Math.min(LONGEST_STAGE, stage.beats.reduce((sum, { motion, dwell }) => sum + motion + dwell, 0));
  const backlog = () => waiting.reduce((sum, stage) => sum + length(stage), 0);

  function next(): void {
    now = waiting.shift();
    step = 0;
    if (now) return play(now);
    paused = false;
    parts.progress(undefined);
  }

  function play(stage: Stage<B, End>): void {
    const beat = stage.beats[step];
    const factor = parts.speed() * (backlog() > HURRIED ? HURRY : 1) * squeeze(stage);
    if (!beat || factor === 0) return over(stage);
    stop();
    due = false;
    const mine = run;
    const motion = beat.motion * factor;
    const dwell = beat.dwell * factor;
    const on = () => {
      if (mine !== run) return;
      if (paused) due = true;
      else advance(stage);
    };
    parts.progress({ at: step + 1, of: stage.beats.length });
    timers.push(parts.later(on, motion + dwell + GRACE));
    const rest = () => void (mine === run && timers.push(parts.later(on, dwell)));
    Promise.resolve(parts.draw(beat, motion)).then(rest, rest);
  }

  function squeeze(stage: Stage<B, End>): number {
    const whole = stage.beats.reduce((sum, { motion, dwell }) => sum + motion + dwell, 0);
    return whole > LONGEST_STAGE ? LONGEST_STAGE / whole : 1;
  }

  function advance(stage: Stage<B, End>): void {
    stop();
    step += 1;
    play(stage);
  }

  function over(stage: Stage<B, End>): void {
    stop();
    parts.settle(stage.end, waiting.length === 0);
    next();
  }

  function stop(): void {
    run += 1;
    timers.forEach((cancel) => cancel());
    timers = [];
  }

  /** Leaves out everything up to the newest; `most` stages are still played. */
  function cut(most: number): void {
    stop();
    parts.hurry();
    const all = now ? [now, ...waiting] : waiting;
    const kept = all.slice(all.length - most);
    waiting = [];
    now = undefined;
    all.slice(0, all.length - most).forEach((stage, at, left) => parts.settle(stage.end, most === 0 && at === left.length - 1));
    waiting = kept;
    next();
  }

  return {
    add(stage) {
      waiting.push(stage);
      if (!now) next();
      else if (!paused && waiting.length > 1 && backlog() > TOO_MUCH) cut(1);
    },
    skipBeat() {
      if (!now) return;
      parts.hurry();
      advance(now);
    },
    skipAll() {
      paused = false;
      if (now) cut(0);
      else parts.hurry();
    },
    clear() {
      paused = false;
      stop();
      parts.hurry();
      waiting = [];
      now = undefined;
      parts.progress(undefined);
    },
    pause(on) {
      paused = on;
      if (!on && due && now) advance(now);
    },
    get busy() {
      return now !== undefined;
    },
  };
}
