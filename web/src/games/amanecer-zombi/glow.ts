/**
 * How strongly something glows. In a window nearly every card and every Group can be touched, and a table where all glows tells nothing:
 * at first only that glows which a choice begins with; where it leads to glows once that is picked. A faint light can be clicked all the same.
 */
import type { Picking } from "../../lib/board";
import type { Ref } from "../../lib/protocol";

export type Glow = "full" | "faint" | "none";

/** Always possible, so no news: passing things round inside the Group, and offers. */
const IDLE = /^(offer|hand|lay-down|drop-vehicle)(:|$)/;

export function glowing(pick: Picking): (ref: Ref) => Glow {
  const { choices } = pick;
  const onTheWay = choices.some((choice) => choice.targets.some((ref) => pick.picked(ref)));
  if (onTheWay) return (ref) => (pick.lit(ref) ? "full" : "none");
  const first = new Set<Ref>();
  for (const { id, targets } of choices) if (!IDLE.test(id) && targets[0]) first.add(targets[0]);
  return (ref) => (!pick.lit(ref) ? "none" : first.has(ref) ? "full" : "faint");
}
