/** What glows at first (`glowing` of kit/light.ts). */
import type { Choice, Ref } from "../../lib/protocol";

/** Always possible, so no news: passing things round inside the Group, and offers. */
const IDLE = ["offer", "hand", "lay-down", "drop-vehicle"];

export function begins({ verb, targets }: Choice): Ref[] {
  return IDLE.includes(verb) ? [] : targets.slice(0, 1);
}
