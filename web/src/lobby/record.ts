/** How somebody fared at a game, out of My games. Pure. */
import type { Mine } from "../lib/api";

export interface Record {
  won: number;
  lost: number;
}

/** Where several seats are of this browser they won or lost together, or nobody can say who "you" is. */
export function recordOf(mine: readonly Mine[], game: string): Record {
  const tables = new Map<string, Mine[]>();
  for (const one of mine) {
    if (one.game === game && one.result) tables.set(one.table, [...(tables.get(one.table) ?? []), one]);
  }
  const record = { won: 0, lost: 0 };
  for (const seats of tables.values()) {
    const result = seats[0]?.result;
    if (!result || (seats.length > 1 && !result.team)) continue;
    record[result.won ? "won" : "lost"]++;
  }
  return record;
}
