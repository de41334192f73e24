/** Who this browser is at the house: a key that it keeps. Made silently, and only when there is something to come back to. */
import { allKeys, readTables, shelf, type Shelf } from "../lib/keys";

const ME = "horda.me";
const CLAIMED = "horda.claimed";
const SYNCED = "horda.synced";

/** What moves along from this browser's storage; the tokens of tables do not, for the house opens them. */
const THINGS = /^horda\.(settings|coach|briefed|rue-morgue\.missions|(?:workshop|campaigns)\.[a-z-]+)$/;

export interface Me {
  id: string;
  token: string;
}

const standard = shelf();

export function readMe(from: Shelf = standard): Me | undefined {
  const kept = object(from.getItem(ME));
  return typeof kept.id === "string" && typeof kept.token === "string" ? { id: kept.id, token: kept.token } : undefined;
}

export function keepMe(me: Me | undefined, to: Shelf = standard): void {
  to.setItem(ME, me ? JSON.stringify(me) : "");
  to.setItem(CLAIMED, "");
  to.setItem(SYNCED, "");
}

/** Whoever has had everything deleted is not made known again by itself. */
export function stayUnknown(to: Shelf = standard): void {
  keepMe(undefined, to);
  to.setItem(ME, JSON.stringify({ unknown: true }));
}

export const staysUnknown = (from: Shelf = standard): boolean => object(from.getItem(ME)).unknown === true;

/** Tokens of tables that the house has not been told of as ours. What a device opens by its own token is claimed already. */
export function unclaimed(from: Shelf = standard): { table: string; token: string }[] {
  const claimed = new Set(Object.keys(object(from.getItem(CLAIMED))));
  const all = Object.entries(readTables(from)).flatMap(([table, keys]) =>
    [...Object.values(keys.seats), ...(keys.host ? [keys.host] : [])].map((token) => ({ table, token })),
  );
  return all.filter(({ table, token }) => !token.startsWith("me.") && !claimed.has(mark(table, token)));
}

export function markClaimed(keys: readonly { table: string; token: string }[], to: Shelf = standard): void {
  const claimed = object(to.getItem(CLAIMED));
  for (const { table, token } of keys) claimed[mark(table, token)] = 1;
  to.setItem(CLAIMED, JSON.stringify(claimed));
}

/** Enough of a token to know it again. */
const mark = (table: string, token: string) => `${table}/${token.slice(0, 6)}`;

export const hasTables = (from: Shelf = standard): boolean => allKeys(from).length > 0;

export interface Thing {
  key: string;
  at: number;
  value: string | null;
}

/** A storage that can be listed. */
export interface ListedShelf extends Shelf {
  readonly length: number;
  key(at: number): string | null;
  removeItem(key: string): void;
}

type Synced = Record<string, { at: number; value: string | null }>;

const synced = (from: Shelf): Synced => object(from.getItem(SYNCED)) as Synced;

/** What has changed here since it was last the same here and there. Marks it as told. */
export function changedHere(now: number, on: ListedShelf): Thing[] {
  const known = synced(on);
  const there = new Set<string>(Object.keys(known));
  for (let at = 0; at < on.length; at++) {
    const key = on.key(at);
    if (key && THINGS.test(key)) there.add(key);
  }
  return [...there]
    // Later than what is known, whatever the clock says: that is only known to the second.
    .map((key) => ({ key, at: Math.max(now, (known[key]?.at ?? 0) + 1), value: on.getItem(key) }))
    .filter(({ key, value }) => (known[key]?.value ?? null) !== value);
}

export function markSynced(things: readonly Thing[], to: Shelf): void {
  const known = synced(to);
  for (const { key, at, value } of things) known[key] = { at, value };
  to.setItem(SYNCED, JSON.stringify(known));
}

/** Takes over what is newer there; says which keys have changed here. */
export function takeOver(things: readonly Thing[], on: ListedShelf): string[] {
  const known = synced(on);
  const newer = things.filter(({ key, at, value }) => THINGS.test(key) && at > (known[key]?.at ?? 0) && value !== (known[key]?.value ?? null));
  for (const { key, value } of newer) {
    if (value === null) on.removeItem(key);
    else on.setItem(key, value);
  }
  markSynced(newer, on);
  return newer.map(({ key }) => key);
}

function object(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text || "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
