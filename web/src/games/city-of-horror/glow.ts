/** What glows at first (`glowing` of kit/light.ts): a card, a character, whom to vote for. */
import { isOf } from "../../kit/refs";
import { glowing, type Glow } from "../../kit/light";
import type { Picking } from "../../lib/board";
import type { Choice, Ref } from "../../lib/protocol";

/** Always possible in a window, so no news. */
const TALK = ["offer", "show"];
/** A card, somebody's ability, a place's effect. */
const DEEDS = ["play", "use"];

export function begins({ verb, targets }: Choice): Ref[] {
  if (TALK.includes(verb)) return [];
  // Whom to point at: the player and all their people there.
  return targets[0] !== undefined && isOf(targets[0], "seat") ? targets : targets.slice(0, 1);
}

/** Brightest is what the question is about: where to go, whom to give up. Deeds that may come before it, or into a pause, glow less. */
export function glow(pick: Picking): (ref: Ref) => Glow {
  const asked = pick.choices.some(({ verb }) => verb !== "skip" && !TALK.includes(verb) && !DEEDS.includes(verb));
  return glowing(pick, begins, ({ verb }) => asked && DEEDS.includes(verb));
}
