/**
 * What happened, shown one after the other with short pauses, so that people can follow bots. The longer the queue, the shorter the pauses;
 * `skip` shows the newest at once.
 */
export interface QueueParts<T> {
  /** Shows one; ends when its motion is over. `last`: nothing waits behind it. */
  show(item: T, last: boolean): Promise<void> | void;
  /** How long it should be looked at, in milliseconds. */
  pause(item: T): number;
  later(run: () => void, ms: number): () => void;
  /** The number of those that wait has changed. */
  waiting(count: number): void;
  /** Ends the motion that is running. */
  hurry(): void;
}

export interface Queue<T> {
  add(item: T): void;
  /** Straight to the newest. */
  skip(): void;
  /** Forgets what waits without showing it. */
  clear(): void;
}

export function createQueue<T>(parts: QueueParts<T>): Queue<T> {
  let items: T[] = [];
  let busy = false;
  let run = 0;
  let stopPause = () => {};

  async function next(): Promise<void> {
    const item = items.shift();
    parts.waiting(items.length);
    if (item === undefined) {
      busy = false;
      return;
    }
    busy = true;
    const mine = ++run;
    await parts.show(item, items.length === 0);
    if (mine !== run) return;
    stopPause = parts.later(() => void next(), parts.pause(item) / (1 + items.length / 3));
  }

  function stop(): void {
    run += 1;
    busy = false;
    stopPause();
    parts.hurry();
  }

  return {
    add(item) {
      items.push(item);
      if (busy) parts.waiting(items.length);
      else void next();
    },
    skip() {
      const newest = items.at(-1);
      stop();
      items = newest === undefined ? [] : [newest];
      void next();
    },
    clear() {
      stop();
      items = [];
      parts.waiting(0);
    },
  };
}
