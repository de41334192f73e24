import { en } from "../text/en";
import { t, type Word } from "../lib/words.svelte";

/** How well the bots of the house play, from the weakest up. */
export const LEVELS = ["novice", "steady", "cunning", "merciless"] as const;

const USUAL = "steady";

/** Older tables know the steady one by its old name. */
const known = (bot: string): string => (bot === "greedy" ? USUAL : bot);

/** What a kind of bot is called; its own name where we have no word for it. */
export function botName(bot: string): string {
  const word = `bot.${known(bot)}`;
  return word in en ? t(word as Word) : t("bot.other", bot);
}

/** The same in one word, where it stands among bots. */
export function levelName(bot: string): string {
  const word = `level.${known(bot)}`;
  return word in en ? t(word as Word) : bot;
}

/** What can be expected of it. */
export function botAbout(bot: string): string {
  const word = `botAbout.${known(bot)}`;
  return word in en ? t(word as Word) : t("botAbout.other");
}

/** Who sits down where nobody said who should. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes(USUAL) ? USUAL : (bots[0] ?? USUAL);
}
