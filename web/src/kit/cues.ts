/** How the events of a game are staged, from a list of their kinds. */
import { isOf } from "./refs";
import type { BeatKind, Cue } from "../lib/beats";
import type { GameEvent, Ref } from "../lib/protocol";

/** Kinds of events by the kind of beat that they are; what is on no list is told plainly. */
export type Casting<Kind extends string = string> = Partial<Record<BeatKind, readonly Kind[]>>;

/** `more` adds what is read or who speaks. */
export function casting<View, Kind extends string = string>(list: Casting<Kind>, more: (event: GameEvent, view: View) => Partial<Cue> = () => ({})): (event: GameEvent, view: View) => Cue | undefined {
  const kinds = new Map(Object.entries(list).flatMap(([beat, events]) => events.map((event) => [event as string, beat as BeatKind])));
  return (event, view) => {
    const kind = kinds.get(event.kind);
    return kind && { kind, ...more(event, view) };
  };
}

/** The face of a card that lies open somewhere in a view, by its ref. */
export function faceOf(view: unknown, ref: Ref): string | undefined {
  if (typeof view !== "object" || view === null) return undefined;
  if ("ref" in view && view.ref === ref && "card" in view && typeof view.card === "string") return view.card;
  for (const part of Object.values(view)) {
    const found = faceOf(part, ref);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first component of this kind that an event speaks of. */
export const firstOf = (event: GameEvent, kind: string): Ref | undefined => event.targets.find((ref) => isOf(ref, kind)) ?? event.args.find((arg): arg is Ref => typeof arg === "string" && isOf(arg, kind));
