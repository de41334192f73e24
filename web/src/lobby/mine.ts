/** One line a table: with several seats of one browser, the one that is asked speaks for all. One's turn first, then the newest. */
import type { Mine } from "../lib/api";

const ORDER: Record<Mine["status"], number> = { playing: 0, waiting: 1, over: 2 };

export function mineFirst(all: readonly Mine[]): Mine[] {
  const tables = new Map<string, Mine>();
  for (const one of all) {
    const had = tables.get(one.table);
    if (!had || (one.yourTurn && !had.yourTurn)) tables.set(one.table, one);
  }
  return [...tables.values()].sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || ORDER[a.status] - ORDER[b.status] || when(b) - when(a));
}

/** Those of which every word is found somewhere in what `wordsOf` says of them, accents and capitals aside. */
export function searchMine(games: readonly Mine[], query: string, wordsOf: (game: Mine) => string): Mine[] {
  const sought = plain(query).split(/\s+/).filter(Boolean);
  return games.filter((game) => {
    const words = plain(wordsOf(game));
    return sought.every((word) => words.includes(word));
  });
}

/** Whole minutes from the deal to the last move. A game that rested for hours has no such length. */
export function minutesOf(game: Mine): number | undefined {
  const minutes = game.began ? Math.round((when(game) - game.began) / 60_000) : 0;
  return minutes >= 1 && minutes <= 6 * 60 ? minutes : undefined;
}

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

function when(one: Mine): number {
  return one.updated;
}
