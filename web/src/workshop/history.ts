/** Undo and redo over values that are never changed in place. Pure. */

export interface Past<T> {
  now: T;
  before: T[];
  after: T[];
  /** What the last change was called, and when. */
  word: string;
  at: number;
}

const MOST = 200;
/** Letters typed within that many milliseconds are one change. */
const BREATH = 1500;

export function begin<T>(now: T): Past<T> {
  return { now, before: [], after: [], word: "", at: 0 };
}

export function change<T>(past: Past<T>, next: T, word = "", at = Date.now()): Past<T> {
  if (next === past.now) return past;
  const together = word !== "" && word === past.word && at - past.at < BREATH && past.before.length > 0;
  return { now: next, before: together ? past.before : [...past.before.slice(1 - MOST), past.now], after: [], word, at };
}

export function undo<T>(past: Past<T>): Past<T> {
  const last = past.before.at(-1);
  if (last === undefined) return past;
  return { now: last, before: past.before.slice(0, -1), after: [past.now, ...past.after], word: "", at: 0 };
}

export function redo<T>(past: Past<T>): Past<T> {
  const [next, ...rest] = past.after;
  if (next === undefined) return past;
  return { now: next, before: [...past.before, past.now], after: rest, word: "", at: 0 };
}
