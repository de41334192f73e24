import { en } from "../text/en";
import { t, type Word } from "../lib/words.svelte";

/** What a kind of bot is called; its own name where we have no word for it. */
export function botName(bot: string): string {
  const word = `bot.${bot}`;
  return word in en ? t(word as Word) : t("bot.other", bot);
}
