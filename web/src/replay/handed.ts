/** A recording that another page has opened and hands to the replay. */
import type { Recording } from "./recording";

let waiting: Recording | undefined;

export function hand(recording: Recording): void {
  waiting = recording;
}

/** What was handed over, once. */
export function handed(): Recording | undefined {
  const brought = waiting;
  waiting = undefined;
  return brought;
}
