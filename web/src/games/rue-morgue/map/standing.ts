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

export function arrange(view: MorgueView, ground: Ground): Placed[] {
  const people = standing(view);
  return view.zones.flatMap((zone, number) => {
    const things: Thing[] = [
      ...view.objectives.filter((objective) => objective.zone === number && !objective.taken).map((objective): Thing => ({ is: "objective", ref: objective.ref, objective })),
      ...(people.get(number) ?? []).map((survivor): Thing => ({ is: "survivor", ref: survivor.ref, survivor })),
      ...zone.zombies.flatMap((count, kind): Thing[] => (count > 0 ? [{ is: "figures", ref: figuresRef(view, number, kind), kind: KINDS[kind] ?? "walker", count }] : [])),
    ];
    return place(things, spaceOf(view, number, ground, things.length), view.active).map((one) => ({ ...one, zone: zone.ref }));
  });
}

/** Beds stay visible as long as few stand below them. */
function spaceOf(view: MorgueView, zone: number, ground: Ground, count: number): Box {
  const box = ground.boxes[zone] ?? { x: 0, y: 0, w: 50, h: 50 };
  const map = view.map.places[zone];
  const top = map && map.blueBeds + map.greenBeds > 0 && box.h > 60 && count < 3 ? 26 : 0;
  const pad = 5;
  return { x: box.x + pad, y: box.y + pad + top, w: box.w - 2 * pad, h: box.h - 2 * pad - top };
}

function place(things: Thing[], box: Box, active: Ref): Omit<Placed, "zone">[] {
  const big = things.some((thing) => thing.is === "figures" && thing.kind === "a-bomb");
  const { size, at } = slots(box, things.length, FULL + (big ? 12 : 4));
  return things.map((thing, index) => {
    const grown = thing.is === "figures" && thing.kind === "a-bomb" ? 1.25 : thing.ref === active && things.length > 2 ? 1.2 : 1;
    return { thing, at: at[index] ?? { x: box.x, y: box.y }, scale: Math.min(1.25, (size / 40) * grown) };
  });
}
