/** Stops on the way through a recording: where one seat has done its part and another begins. */
import { last, later, type Recording } from "./recording";

/** Positions at which the next decision is somebody else's; the beginning and the end are among them. */
export function stops(recording: Recording): number[] {
  const frames = later(recording);
  const found = [0];
  for (let at = 1; at < frames.length; at++) {
    if (!same(frames[at - 1]!.by, frames[at]!.by)) found.push(at);
  }
  if (last(recording) > 0) found.push(last(recording));
  return found;
}

/** Those where a run of that seat's own decisions ends or begins. */
export function stopsOf(recording: Recording, seat: number): number[] {
  const frames = later(recording);
  const has = (at: number) => frames[at]?.by.includes(seat) ?? false;
  return stops(recording).filter((at) => at === 0 || at === last(recording) || has(at) || has(at - 1));
}

export function next(stops: readonly number[], at: number): number {
  return stops.find((stop) => stop > at) ?? at;
}

export function previous(stops: readonly number[], at: number): number {
  return stops.filter((stop) => stop < at).at(-1) ?? at;
}

function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((seat, index) => seat === other[index]);
}
