/** What this browser keeps: tokens of seats, a name, how things should look. Works, forgetfully, where storage is forbidden. */
import type { Lang } from "./protocol";

/** Tokens of one table: seats by number, and the host's. */
export interface TableKeys {
  seats: Record<string, string>;
  host?: string;
}

export type Theme = "system" | "dark" | "light";
export type Motion = "system" | "full" | "none";
/** How long what happens is shown. */
export type Pace = "calm" | "brisk" | "instant";

export interface Settings {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  sound: boolean;
  /** Of 100. */
  volume: number;
  /** Single keys that do something: some speech tools need them off. */
  shortcuts: boolean;
  /** What the person at this browser is called. */
  name: string;
}

const TABLES = "horda.tables";
const SETTINGS = "horda.settings";

export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** The browser's storage, or a forgetful one. */
export function shelf(): Shelf {
  try {
    localStorage.setItem("horda.probe", "");
    return localStorage;
  } catch {
    const kept = new Map<string, string>();
    return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
  }
}

const standard = shelf();

export function readTables(from: Shelf = standard): Record<string, TableKeys> {
  const tables: Record<string, TableKeys> = {};
  for (const [id, keys] of Object.entries(read(from, TABLES))) {
    if (isKeys(keys)) tables[id] = keys;
  }
  return tables;
}

export function tableKeys(table: string, from: Shelf = standard): TableKeys {
  return readTables(from)[table] ?? { seats: {} };
}

export function keepSeat(table: string, seat: number, token: string, to: Shelf = standard): void {
  const all = readTables(to);
  const keys = all[table] ?? { seats: {} };
  all[table] = { ...keys, seats: { ...keys.seats, [seat]: token } };
  to.setItem(TABLES, JSON.stringify(all));
}

export function keepHost(table: string, host: string, to: Shelf = standard): void {
  const all = readTables(to);
  all[table] = { ...(all[table] ?? { seats: {} }), host };
  to.setItem(TABLES, JSON.stringify(all));
}

export function forget(table: string, to: Shelf = standard): void {
  const all = readTables(to);
  delete all[table];
  to.setItem(TABLES, JSON.stringify(all));
}

/** Every token for a table, as `hello` wants them. */
export function tokensOf(keys: TableKeys): string[] {
  return [...Object.values(keys.seats), ...(keys.host ? [keys.host] : [])];
}

/** How many the server looks up. */
const MOST = 60;

/** One token a seat of every table, as `/api/mine` wants them; the newest tables if there are too many. */
export function allKeys(from: Shelf = standard): { table: string; token: string }[] {
  return Object.entries(readTables(from))
    .flatMap(([table, keys]) => {
      const seats = Object.values(keys.seats);
      return (seats.length ? seats : keys.host ? [keys.host] : []).map((token) => ({ table, token }));
    })
    .slice(-MOST);
}

export function readSettings(speaks: readonly string[] = [], from: Shelf = standard): Settings {
  const kept = read(from, SETTINGS);
  const spanish = speaks[0]?.toLowerCase().startsWith("es") ?? false;
  return {
    lang: one(kept.lang, ["en", "es"] as const, spanish ? "es" : "en"),
    theme: one(kept.theme, ["system", "dark", "light"] as const, "system"),
    motion: one(kept.motion, ["system", "full", "none"] as const, "system"),
    pace: one(kept.pace, ["calm", "brisk", "instant"] as const, "calm"),
    sound: kept.sound !== false,
    volume: typeof kept.volume === "number" ? Math.min(100, Math.max(0, kept.volume)) : 60,
    shortcuts: kept.shortcuts !== false,
    name: typeof kept.name === "string" ? kept.name : "",
  };
}

export function keepSettings(settings: Settings, to: Shelf = standard): void {
  to.setItem(SETTINGS, JSON.stringify(settings));
}

function one<T extends string>(value: unknown, of: readonly T[], otherwise: T): T {
  return of.find((known) => known === value) ?? otherwise;
}

function read(from: Shelf, key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(from.getItem(key) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function isKeys(value: unknown): value is TableKeys {
  return typeof value === "object" && value !== null && "seats" in value && typeof value.seats === "object" && value.seats !== null;
}
