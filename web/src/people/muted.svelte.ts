/** Whose words and reactions this browser does not show: a seat of a table. Nobody is told. Muted ones are for this browser alone; who is blocked, the house knows. */
import { shelf, type Shelf } from "../lib/keys";

const KEPT = "horda.muted";
const MOST = 200;

function read(from: Shelf): string[] {
  try {
    const kept: unknown = JSON.parse(from.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function openMuted(at: Shelf = shelf()) {
  let all = $state.raw(read(at));
  let blocked = $state.raw<Readonly<Record<string, readonly number[] | undefined>>>({});
  /** A table of which it is not known yet who is blocked there. */
  let unknown = $state("");
  const name = (table: string, seat: number) => `${table}/${seat}`;
  const isBlocked = (table: string, seat: number) => blocked[table]?.includes(seat) ?? false;
  const has = (table: string, seat: number) => all.includes(name(table, seat)) || isBlocked(table, seat);
  return {
    has,
    isBlocked,
    /** Whether nothing of that seat is shown, perhaps only until more is known. */
    hides: (table: string, seat: number) => unknown === table || has(table, seat),
    set: (table: string, seat: number, on: boolean) => {
      const others = all.filter((one) => one !== name(table, seat));
      all = (on ? [...others, name(table, seat)] : others).slice(-MOST);
      at.setItem(KEPT, JSON.stringify(all));
    },
    wait: (table: string) => {
      if (blocked[table] === undefined) unknown = table;
    },
    block: (table: string, seats: readonly number[]) => {
      blocked = { ...blocked, [table]: seats };
      if (unknown === table) unknown = "";
    },
  };
}

export const muted = openMuted();
