/** Who thinks for bots: a few threads, begun when the first is needed. A seat always has the same one, which remembers what it thought before. */
import type { FromThinker, ToThinker } from "./thinker";

export interface Thinker {
  onmessage: ((message: { data: FromThinker }) => void) | null;
  onerror: ((fault: unknown) => void) | null;
  postMessage(message: ToThinker): void;
}

/** One core is for the page, and each thread has the whole program in memory. */
export function howMany(cores: number): number {
  return Math.max(1, Math.min(4, cores - 1));
}

/** Gives what thinks; it fails where no thread can, and then the house has to think itself. */
export function heads(base: string, most: number, make: () => Thinker): (seat: number, game: string, text: string) => Promise<string> {
  interface Head {
    thinker: Thinker;
    asked: Map<number, { done(said: string): void; failed(fault: Error): void }>;
    broken: boolean;
  }
  const all = new Map<number, Head>();
  let next = 0;

  function begin(): Head {
    const head: Head = { thinker: make(), asked: new Map(), broken: false };
    head.thinker.onmessage = ({ data }) => {
      const asked = head.asked.get(data.n);
      head.asked.delete(data.n);
      if (data.said === undefined) asked?.failed(new Error("a thread could not think"));
      else asked?.done(data.said);
    };
    // It could not even be loaded.
    head.thinker.onerror = () => {
      head.broken = true;
      for (const asked of head.asked.values()) asked.failed(new Error("a thread broke"));
      head.asked.clear();
    };
    head.thinker.postMessage({ t: "begin", base });
    return head;
  }

  return (seat, game, text) =>
    new Promise((done, failed) => {
      const head = all.get(seat % most) ?? begin();
      all.set(seat % most, head);
      if (head.broken) return failed(new Error("a thread broke"));
      const n = next++;
      head.asked.set(n, { done, failed });
      head.thinker.postMessage({ t: "think", n, game, text });
    });
}
