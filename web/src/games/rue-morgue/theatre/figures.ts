/** Figures as they have been told: the view knows where everybody ends, the beats tell how they get there. Pure. */
import { numberOf } from "../../../kit/refs";
import type { RueMorgueEvent } from "../../../contract/rue-morgue.events";
import type { GameEvent, Ref } from "../../../lib/protocol";
import type { MorgueView } from "../view";

/** Zombies of one kind that go from a zone to the next. */
export interface March {
  from: number;
  to: number;
  kind: number;
  count: number;
  /** The zone's group has parted: there are others that go elsewhere. */
  splits: number;
}

/** A survivor whom an A-Bomb drags to itself. */
export interface Drag {
  ref: Ref;
  from: number;
  to: number;
}

type Happened = GameEvent & RueMorgueEvent;

export function marchesOf(events: readonly GameEvent[]): March[] {
  const all = (events as readonly Happened[]).flatMap((event) =>
    event.kind === "horde-moves" ? [{ from: numberOf(event.args[0]), to: numberOf(event.args[1]), kind: numberOf(event.args[2]), count: event.args[3] }] : [],
  );
  return all.map((one) => ({ ...one, splits: all.filter((other) => other.from === one.from && other.kind === one.kind).length }));
}

/** Who is dragged from where: `before` is the table as it was until this moment. */
export function dragsOf(events: readonly GameEvent[], before: MorgueView | undefined): Drag[] {
  return (events as readonly Happened[]).flatMap((event) => {
    const from = event.kind === "grabbed" ? before?.survivors.find(({ ref }) => ref === event.args[0])?.zone : undefined;
    return event.kind === "grabbed" && from !== undefined && from >= 0 ? [{ ref: event.args[0], from, to: numberOf(event.args[1]) }] : [];
  });
}

/**
 * What stands where while a beat is on: `coming` is not told yet, and those who march have left but not arrived. Taken back from the end,
 * so a kind of event that is not known here only shows its end early.
 */
export function figuresAt(view: MorgueView, coming: readonly GameEvent[], marching: readonly March[]): number[][] {
  const zones = view.zones.map(({ zombies }) => [...zombies]);
  const add = (zone: number, kind: number, by: number) => {
    const row = zones[zone];
    if (row && row[kind] !== undefined) row[kind] = Math.max(0, row[kind] + by);
  };
  const events = coming as readonly Happened[];
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at]!;
    switch (event.kind) {
      case "horde-moves": {
        const next = events[at + 1];
        const grown = next?.kind === "horde-grows" && next.args[0] === event.args[1] && next.args[1] === event.args[2] ? next.args[2] : 0;
        add(numberOf(event.args[1]), numberOf(event.args[2]), grown - event.args[3]);
        add(numberOf(event.args[0]), numberOf(event.args[2]), event.args[3] - grown);
        break;
      }
      case "horde-grows":
        add(numberOf(event.args[0]), numberOf(event.args[1]), -event.args[2]);
        break;
      case "appears":
        add(numberOf(event.args[1]), numberOf(event.args[0]), -event.args[2]);
        break;
      case "kills":
        add(numberOf(event.args[2]), numberOf(event.args[1]), 1);
        break;
    }
  }
  for (const march of marching) add(march.to, march.kind, -march.count);
  return zones;
}

/** The view while a beat is on: whoever is dragged later still stands where they stood. The same object when nothing is to be told. */
export function staged(view: MorgueView, coming: readonly GameEvent[], marching: readonly March[], before?: MorgueView): MorgueView {
  if (coming.length === 0 && marching.length === 0) return view;
  const figures = figuresAt(view, coming, marching);
  const still = new Map(dragsOf(coming, before).map(({ ref, from }) => [ref, from]));
  return {
    ...view,
    zones: view.zones.map((zone, at) => ({ ...zone, zombies: figures[at] ?? zone.zombies })),
    survivors: still.size === 0 ? view.survivors : view.survivors.map((one) => ({ ...one, zone: still.get(one.ref) ?? one.zone })),
  };
}
