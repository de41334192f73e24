/** What went wrong, as a sentence. */
import { Refused } from "../lib/api";
import { t } from "../lib/words.svelte";

export function wordsOf(reason: unknown): string {
  if (reason instanceof Refused && reason.message) return reason.message;
  return t(reason instanceof Refused && reason.code === "offline" ? "error.offline" : "error.unknown");
}
