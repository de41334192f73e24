/** Where everything stands: each zone's things, arranged in the room it has. */
import type { Ref } from "../../../lib/protocol";
import { figuresRef, standing } from "../table";
import { KINDS, type Kind, type MorgueView, type ObjectiveView, type SurvivorView } from "../view";
import { type Box, cells, type Point, room, slots } from "./geometry";

export type Thing =
  | { is: "survivor"; ref: Ref; survivor: SurvivorView }
  | { is: "figures"; ref: Ref; kind: Kind; count: number }
  | { is: "objective"; ref: Ref; objective: ObjectiveView };

export interface Placed {
  thing: Thing;
  zone: Ref;
  at: Point;
  /** Of 44. */
  scale: number;
}

/** What is measured once for a map. */
export interface Ground {
  areas: [number, number][][];
  boxes: Box[];
}

export function measure(map: MorgueView["map"]): Ground {
  const areas = cells(map);
  return { areas, boxes: areas.map((area) => room(area)) };
}

const FULL = 44;
/** Of the room: whoever stands alone is drawn larger than those in a crowd. */
const LARGE = 60;
const LARGEST = 1.5;
const TOKEN = 1.1;
const SPAWN = 30;

/** A crowd that is looked at spreads over its neighbours, each of it at least so large. */
export interface Fan {
  zone: number;
  size: number;
  within: Box;
}

export function arrange(view: MorgueView, ground: Ground, label = 0, fan?: Fan): Placed[] {
  const people = standing(view);
  return view.zones.flatMap((zone, number) => {
    const things: Thing[] = [
      ...view.objectives.filter((objective) => objective.zone === number && !objective.taken).map((objective): Thing => ({ is: "objective", ref: objective.ref, objective })),
      ...(people.get(number) ?? []).map((survivor): Thing => ({ is: "survivor", ref: survivor.ref, survivor })),
      ...zone.zombies.flatMap((count, kind): Thing[] => (count > 0 ? [{ is: "figures", ref: figuresRef(view, number, kind), kind: KINDS[kind] ?? "walker", count }] : [])),
    ];
    const space = spaceOf(view, number, ground, things.length, label);
    const near = place(things, space, view.active);
    const spread = fan?.zone === number && near.some(({ scale }) => scale * FULL < fan.size) ? place(things, spreadOf(space, things.length, fan), view.active) : near;
    return spread.map((one) => ({ ...one, zone: zone.ref }));
  });
}

function spreadOf(box: Box, count: number, { size, within }: Fan): Box {
  const across = Math.min(count, Math.max(2, Math.ceil(Math.sqrt(count))));
  const w = Math.max(box.w, across * size * 1.1);
  const h = Math.max(box.h, Math.ceil(count / across) * size * 1.1);
  const x = Math.min(within.x + within.w - w, Math.max(within.x, box.x + (box.w - w) / 2));
  const y = Math.min(within.y + within.h - h, Math.max(within.y, box.y + (box.h - h) / 2));
  return { x, y, w, h };
}

/** Beds stay visible as long as few stand below them. */
function spaceOf(view: MorgueView, zone: number, ground: Ground, count: number, label: number): Box {
  const box = ground.boxes[zone] ?? { x: 0, y: 0, w: 50, h: 50 };
  const map = view.map.places[zone];
  const beds = map && map.blueBeds + map.greenBeds > 0 && box.h > 60 && count < 3 ? 26 : 0;
  // The name stays free where a row below it has room enough; it reaches over the heads of a crowd.
  const top = Math.max(beds, label < box.h * (count < 3 ? 0.42 : 0.3) ? label : label < box.h * 0.42 ? label * 0.45 : 0);
  const pad = 5;
  // So does the token of a Spawn Zone in its corner, where few stand beside it.
  const left = count < 3 && view.spawns.some((spawn) => spawn.zone === zone) ? SPAWN : 0;
  return { x: box.x + pad + left, y: box.y + pad + top, w: box.w - 2 * pad - left, h: box.h - 2 * pad - top };
}

function place(things: Thing[], box: Box, active: Ref): Omit<Placed, "zone">[] {
  const big = things.some((thing) => thing.is === "figures" && thing.kind === "a-bomb");
  const { size, at } = slots(box, things.length, big ? LARGE + 8 : LARGE);
  return things.map((thing, index) => {
    const grown = thing.is === "figures" && thing.kind === "a-bomb" ? 1.25 : thing.ref === active && things.length > 2 ? 1.2 : 1;
    return { thing, at: at[index] ?? { x: box.x, y: box.y }, scale: Math.min(thing.is === "objective" ? TOKEN : LARGEST, (size / 40) * grown) };
  });
}
