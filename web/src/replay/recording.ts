/** A game as one pair of eyes saw it (docs/table-protocol.md, Replay), and the positions in it. */
import { applyPatch } from "../lib/patch";
import type { Arg, GameEvent, PatchStep, Ref, TableInfo } from "../lib/protocol";

/** What is on the table at one moment. */
export interface Picture {
  view: unknown;
  awaited: number[];
  prompt?: string;
  rule?: string;
  end?: string;
}

export interface Said {
  seat: number;
  verb?: string;
  args?: Arg[];
  label: string;
}

export interface Frame {
  by: number[];
  said?: Said[];
  log: GameEvent[];
  patch: PatchStep[];
}

export interface Recording {
  format: number;
  table: TableInfo;
  game: string;
  seat: number;
  names: string[];
  over: boolean;
  /** None for a game from a given position. */
  commitment?: string;
  seed?: string;
  cut?: boolean;
  frames: [{ log: GameEvent[]; doc: Picture }, ...Frame[]];
}

/** The newest format that this page reads. */
export const NEWEST = 1;

/** A file that was kept before events had kinds and arguments: it is told as ever, but makes no sound. */
export function completed(recording: Recording): Recording {
  const complete = (log: GameEvent[]) => log.map((event) => ({ ...event, kind: event.kind ?? "", args: event.args ?? [] }));
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
export function pictures(recording: Recording): (at: number) => Picture {
  const made: Picture[] = [recording.frames[0].doc];
  return (at) => {
    const asked = clamp(recording, at);
    for (let next = made.length; next <= asked; next++) {
      made.push(applyPatch(made[next - 1]!, (recording.frames[next] as Frame).patch));
    }
    return made[asked]!;
  };
}

export function later(recording: Recording): Frame[] {
  return recording.frames.slice(1) as Frame[];
}

/** Everything that is told, in order. */
export function story(recording: Recording): Line[] {
  const lines = recording.frames[0].log.map((event) => line(0, event));
  later(recording).forEach((frame, index) => {
    for (const said of frame.said ?? []) lines.push({ at: index + 1, kind: "said", seat: said.seat, text: said.label, rule: "", targets: [] });
    for (const event of frame.log) lines.push(line(index + 1, event));
  });
  return lines;
}

function line(at: number, event: GameEvent): Line {
  return { at, kind: "event", text: event.text, rule: event.rule, targets: event.targets };
}

/** The components that the last decision spoke of. */
export function touched(recording: Recording, at: number): Ref[] {
  return at === 0 ? [] : [...new Set(recording.frames[at]?.log.flatMap((event) => event.targets) ?? [])];
}
