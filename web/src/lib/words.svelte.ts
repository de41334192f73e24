/** The words of the page itself. What the server says arrives in the right language by itself. */
import { en, type Word } from "../text/en";
import { es } from "../text/es";
import { fill } from "./fill";
import type { Lang } from "./protocol";
import { settings } from "./settings.svelte";

const BOTH: Record<Lang, Record<Word, string>> = { en, es };

/** A word of the page in the language of the moment: reading it in a component keeps it fresh. */
export function t(word: Word, ...args: (string | number)[]): string {
  return fill(BOTH[settings.lang][word], args);
}

/**
 * The same for a part of the page that brings words of its own:
 * `const t = words({ en, es })`, where `es` has the keys of `en`.
 */
export function words<W extends string>(both: Record<Lang, Record<W, string>>): (word: W, ...args: (string | number)[]) => string {
  return (word, ...args) => fill(both[settings.lang][word], args);
}

export type { Word };
