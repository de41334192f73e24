/** A practice table for a tutorial, over the same door as any other table. */
import { createTable } from "../lib/api";
import type { Tutorial } from "../lib/board";
import { keepHost, keepSeat, shelf } from "../lib/keys";

const KEY = "horda.coach";
const store = shelf();

/** How far the coach of a table is, kept so that a reload loses nothing. */
export interface Coached {
  game: string;
  step: number;
  off: boolean;
}

export async function begin(game: string, tutorial: Tutorial): Promise<string> {
  const made = await createTable({
    game,
    seats: tutorial.seats,
    options: tutorial.options ?? {},
    public: false,
    talk: "silent",
    seed: tutorial.seed,
    ...(tutorial.attention ? { attention: tutorial.attention } : {}),
    ...(tutorial.opening ? { opening: tutorial.opening } : {}),
  });
  for (const { seat, token } of made.seats) keepSeat(made.table, seat, token);
  if (made.host) keepHost(made.table, made.host);
  keep(made.table, { game, step: 0, off: false });
  return made.table;
}

export function coached(table: string): Coached | undefined {
  return all()[table];
}

export function keep(table: string, how: Coached): void {
  // Practice is forgotten after a while: only the latest tables are kept.
  const others = Object.entries(all()).filter(([id]) => id !== table);
  store.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(-9), [table, how]])));
}

function all(): Record<string, Coached> {
  try {
    const value: unknown = JSON.parse(store.getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, Coached>) : {};
  } catch {
    return {};
  }
}
