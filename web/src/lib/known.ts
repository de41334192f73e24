/** The house and the texts of its games, fetched once a language. */
import { gameContent, gameRules, gameTexts, house, type House, type HouseGame, type RuleEntry } from "./api";
import type { Lang } from "./protocol";

const houses = new Map<Lang, Promise<House>>();
const texts = new Map<string, Promise<Record<string, string>>>();
const contents = new Map<string, Promise<Record<string, unknown>>>();
const rules = new Map<string, Promise<RuleEntry[]>>();

export const theHouse = (lang: Lang): Promise<House> => once(houses, lang, () => house(lang));

export const textsOf = (game: string, lang: Lang): Promise<Record<string, string>> => once(texts, `${game} ${lang}`, () => gameTexts(game, lang));

export const contentOf = (game: string): Promise<Record<string, unknown>> => once(contents, game, () => gameContent(game));

export const rulesOf = (game: string, lang: Lang): Promise<RuleEntry[]> => once(rules, `${game} ${lang}`, () => gameRules(game, lang));

export async function gameOf(game: string, lang: Lang): Promise<HouseGame | undefined> {
  return (await theHouse(lang)).games.find((known) => known.id === game);
}

/** What failed is asked again next time. */
function once<K, T>(kept: Map<K, Promise<T>>, key: K, ask: () => Promise<T>): Promise<T> {
  const had = kept.get(key);
  if (had) return had;
  const asked = ask();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}
