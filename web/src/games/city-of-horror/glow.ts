/**
 * How strongly something glows. In an open window nearly everything can be touched, and a table where all glows tells nothing: so at first
 * only that glows which a choice begins with (a card, a character, whom to vote for); where it leads to glows once that is picked.
 * A faint light can be clicked all the same.
 */
import type { Picking } from "../../lib/board";
import type { Ref } from "../../lib/protocol";

export type Glow = "full" | "faint" | "none";

/** Always possible in a window, so no news. */
const TALK = /^(offer|show):/;

export function glowing(pick: Picking): (ref: Ref) => Glow {
  const { choices } = pick;
  const onTheWay = choices.some((choice) => choice.targets.some((ref) => pick.picked(ref)));
  if (onTheWay) return (ref) => (pick.lit(ref) ? "full" : "none");
  const first = new Set<Ref>();
  for (const { id, targets } of choices) {
    if (TALK.test(id)) continue;
    // Whom to point at: the player and all their people there.
    for (const ref of targets[0]?.startsWith("seat:") ? targets : targets.slice(0, 1)) first.add(ref);
  }
  return (ref) => (!pick.lit(ref) ? "none" : first.has(ref) ? "full" : "faint");
}
