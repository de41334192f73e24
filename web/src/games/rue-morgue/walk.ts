/** Walking to a far zone: the page sends one step after another, each an answer like any other, and stops when something new is seen. Pure. */
import type { Choice } from "../../lib/protocol";
import { doorOf, type Edge } from "./map/geometry";
import { survivorOf } from "./table";
import type { MorgueView } from "./view";

export interface Walk {
  /** Who walks. */
  ref: string;
  /** The zones still to enter. */
  path: readonly number[];
  /** What was known when the last step was taken. */
  seen: string;
}

/** A zone with zombies in it costs more than the way round it. */
const FEAR = 4;

function isOpen(view: MorgueView, { kind }: Edge): boolean {
  if ("fos".includes(kind)) return true;
  const door = view.doors[doorOf(kind)];
  return door?.open === true;
}

const crowd = (view: MorgueView, zone: number): number => view.zones[zone]?.zombies.reduce((sum, count) => sum + count, 0) ?? 0;

/** The safest of the short ways for the active survivor, or nothing: no way, or it is next door. */
export function wayTo(view: MorgueView, borders: readonly Edge[], target: number): number[] | undefined {
  const active = survivorOf(view, view.active);
  if (!active || active.zone < 0 || active.seat > 0 || active.zone === target) return undefined;
  const ways = new Map<number, { cost: number; from: number }>([[active.zone, { cost: 0, from: -1 }]]);
  const open = new Set([active.zone]);
  while (open.size > 0) {
    const at = [...open].reduce((best, zone) => (ways.get(zone)!.cost < ways.get(best)!.cost ? zone : best));
    open.delete(at);
    for (const edge of borders) {
      const next = edge.before === at ? edge.after : edge.after === at ? edge.before : -1;
      if (next < 0 || !isOpen(view, edge)) continue;
      const cost = ways.get(at)!.cost + 1 + (crowd(view, next) > 0 ? FEAR : 0);
      if (cost < (ways.get(next)?.cost ?? Infinity)) {
        ways.set(next, { cost, from: at });
        open.add(next);
      }
    }
  }
  if (!ways.has(target)) return undefined;
  const path: number[] = [];
  for (let zone = target; zone !== active.zone; zone = ways.get(zone)!.from) path.unshift(zone);
  return path.length > 1 ? path : undefined;
}

/** Zones of a way where zombies stand. */
export const dangers = (view: MorgueView, path: readonly number[]): number[] => path.filter((zone) => crowd(view, zone) > 0);

/** So far the actions of this turn lead, as far as the page can tell. */
export function reach(view: MorgueView): number {
  return view.actions + view.free.filter(({ kind }) => kind === "move").reduce((sum, { count }) => sum + count, 0);
}

/** Whatever may not change without anybody being told: zombies, doors, tents, Wounds. */
export function seen(view: MorgueView): string {
  return JSON.stringify([view.round, view.phase, view.zones.map(({ zombies, tent, fallen }) => [zombies, tent, fallen]), view.doors.map(({ open }) => open), view.triggers.map(({ used }) => used), view.survivors.map(({ wounds }) => wounds)]);
}

export function begin(view: MorgueView, path: readonly number[]): Walk {
  return { ref: view.active, path, seen: seen(view) };
}

/** The answer that takes the next step; nothing when the walk is over, whether one is there or something has happened. */
export function stepOf(walk: Walk, view: MorgueView, choices: readonly Choice[]): Choice | undefined {
  const next = view.map.places[walk.path[0] ?? -1]?.ref;
  if (next === undefined || view.active !== walk.ref || seen(view) !== walk.seen) return undefined;
  return choices.find(({ verb, targets }) => verb === "move" && targets.length === 1 && targets[0] === next);
}

/** Where the walk is after what the view shows now. */
export function onward(walk: Walk, view: MorgueView): Walk {
  const at = survivorOf(view, walk.ref)?.zone ?? -1;
  const passed = walk.path.indexOf(at);
  return passed < 0 ? walk : { ...walk, path: walk.path.slice(passed + 1) };
}
