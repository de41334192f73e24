/** Where in a recording something stands out: rounds, deaths, turning points. */
import type { Landmark, Landmarks, Moment } from "../lib/board";
import type { GameEvent } from "../lib/protocol";
import { heard, later, type Recording } from "./recording";

export interface Mark extends Moment {
  kind: Landmark;
}

/** What was told at each position. */
export function told(recording: Recording): GameEvent[][] {
  return [recording.frames[0].log, ...later(recording).map(heard)];
}

/** One a position and kind: a position where three die has one cross. */
export function marksOf(recording: Recording, landmarks: Landmarks): Mark[] {
  return told(recording).flatMap((events, at) => {
    const here = new Map<Landmark, string[]>();
    for (const { kind, text } of events) {
      const mark = landmarks[kind];
      if (mark) here.set(mark, [...(here.get(mark) ?? []), text]);
    }
    return [...here].map(([kind, texts]) => ({ at, kind, text: texts.join(" ") }));
  });
}
