/** A game as one pair of eyes saw it (docs/table-protocol.md, Replay), and the positions in it. */
import { applyPatch } from "../lib/patch";
import type { Decision, Opening, RecordedBeat } from "../contract/RecordedFrame";
import type { RecordedPicture } from "../contract/RecordedPicture";
import type { RecordingDoc } from "../contract/RecordingDoc";
import type { GameEvent, Ref } from "../lib/protocol";

export type { RecordedBeat as Beat, Decision as Frame } from "../contract/RecordedFrame";
export type { RecordedPicture as Picture } from "../contract/RecordedPicture";

/** The first frame is the opening, the others are decisions. */
export type Recording = Omit<RecordingDoc, "frames"> & { frames: [Opening, ...Decision[]] };

/** The newest format that this page reads. */
export const NEWEST = 2;

/** A file that was kept before events had kinds and arguments: it is told as ever, but makes no sound. */
export function completed(recording: Recording): Recording {
  if (recording.format >= 2) return recording;
  const complete = (log: (Omit<GameEvent, "kind" | "args"> & Partial<GameEvent>)[]) => log.map((event) => ({ ...event, kind: event.kind ?? "", args: event.args ?? [] }));
  const [first, ...rest] = recording.frames;
  return { ...recording, frames: [{ ...first, log: complete(first.log) }, ...rest.map((frame) => ({ ...frame, log: complete(frame.log) }))] };
}

/** One line of the story, and the position at which it has happened. */
export interface Line {
  at: number;
  kind: "said" | "event";
  seat?: number;
  text: string;
  rule: string;
  targets: Ref[];
}

/** The number of the last position; the first is 0. */
export function last(recording: Recording): number {
  return recording.frames.length - 1;
}

export function clamp(recording: Recording, at: number): number {
  return Number.isFinite(at) ? Math.max(0, Math.min(last(recording), Math.trunc(at))) : 0;
}

/** Gives any picture; each is made once, of the one before it, and they share what did not change. */
export function pictures(recording: Recording): (at: number) => RecordedPicture {
  const made: RecordedPicture[] = [recording.frames[0].doc];
  return (at) => {
    const asked = clamp(recording, at);
    for (let next = made.length; next <= asked; next++) {
      made.push(way(recording, next).reduce((before, beat) => applyPatch(before, beat.patch), made[next - 1]!));
    }
    return made[asked]!;
  };
}

/** The moments of a decision in order, its end last. */
export function way(recording: Recording, at: number): RecordedBeat[] {
  const frame = recording.frames[at] as Decision;
  return [...(frame.beats ?? []), frame];
}

/** The pictures on the way from the position before to this one, which is the last. */
export function between(recording: Recording, picture: (at: number) => RecordedPicture, at: number): RecordedPicture[] {
  let shown = picture(at - 1);
  return way(recording, at).map((beat) => (shown = applyPatch(shown, beat.patch)));
}

export function later(recording: Recording): Decision[] {
  return recording.frames.slice(1) as Decision[];
}

/** Everything that is told, in order. */
export function story(recording: Recording): Line[] {
  const lines = recording.frames[0].log.map((event) => line(0, event));
  later(recording).forEach((frame, index) => {
    for (const said of frame.said ?? []) lines.push({ at: index + 1, kind: "said", seat: said.seat, text: said.label, rule: "", targets: [] });
    for (const event of heard(frame)) lines.push(line(index + 1, event));
  });
  return lines;
}

function line(at: number, event: GameEvent): Line {
  return { at, kind: "event", text: event.text, rule: event.rule, targets: event.targets };
}

/** All that was told of a decision. */
export function heard(frame: Decision): GameEvent[] {
  return [...(frame.beats ?? []).flatMap((beat) => beat.log), ...frame.log];
}

/** The components that the last decision spoke of. */
export function touched(recording: Recording, at: number): Ref[] {
  return at === 0 ? [] : [...new Set(heard(recording.frames[at] as Decision).flatMap((event) => event.targets))];
}
