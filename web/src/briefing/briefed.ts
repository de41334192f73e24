/** The tables whose briefing this browser has read. */
import { shelf, type Shelf } from "../lib/keys";

const KEY = "horda.briefed";
/** Older tables are forgotten: nobody begins them again. */
const MOST = 100;

export function isBriefed(table: string, from: Shelf = shelf()): boolean {
  return read(from).includes(table);
}

export function keepBriefed(table: string, to: Shelf = shelf()): void {
  to.setItem(KEY, JSON.stringify([...read(to).filter((known) => known !== table), table].slice(-MOST)));
}

function read(from: Shelf): string[] {
  try {
    const kept: unknown = JSON.parse(from.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((table) => typeof table === "string") : [];
  } catch {
    return [];
  }
}
