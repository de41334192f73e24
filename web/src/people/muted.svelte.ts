/** Whose words and reactions this browser does not show: a seat of a table. Nobody is told, and it is for this browser alone. */
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
  const name = (table: string, seat: number) => `${table}/${seat}`;
  return {
    has: (table: string, seat: number) => all.includes(name(table, seat)),
    set: (table: string, seat: number, on: boolean) => {
      const others = all.filter((one) => one !== name(table, seat));
      all = (on ? [...others, name(table, seat)] : others).slice(-MOST);
      at.setItem(KEPT, JSON.stringify(all));
    },
  };
}

export const muted = openMuted();
