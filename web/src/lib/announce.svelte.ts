/** The one voice for screen readers. A sentence said twice gets a space more, or it would not be heard again. */
import { untrack } from "svelte";

let text = $state("");

export const announcer = {
  get text(): string {
    return text;
  },
};

export function announce(sentence: string): void {
  // Whoever speaks in an effect does not wait for what is said.
  text = sentence === untrack(() => text) ? `${sentence}\u00a0` : sentence;
}
