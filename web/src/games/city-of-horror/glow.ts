/** What glows at first (`glowing` of kit/light.ts): a card, a character, whom to vote for. */
import type { Choice, Ref } from "../../lib/protocol";

/** Always possible in a window, so no news. */
const TALK = /^(offer|show):/;

export function begins({ id, targets }: Choice): Ref[] {
  if (TALK.test(id)) return [];
  // Whom to point at: the player and all their people there.
  return targets[0]?.startsWith("seat:") ? targets : targets.slice(0, 1);
}
