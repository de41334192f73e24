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

function when(one: Mine): number {
  return typeof one.updated === "number" ? one.updated : Date.parse(one.updated) || 0;
}
