/**
 * What this browser gives for the dice of a table (docs/dice.md): a number that nobody else knows. First its hash is promised, and when
 * everybody has promised, the number is shown. At the end the whole chain is checked here.
 */
import type { Command } from "./line";
import { shelf, type Shelf } from "./keys";
import type { Dice, TableInfo } from "./protocol";
import { sha256 } from "./sha256";

const KEY = "horda.dice";
/** How many tables are remembered. */
const MOST = 60;
const standard = shelf();

/** What is remembered of a table: one's own numbers by seat, and what had been promised when they were shown. */
interface Kept {
  own: Record<string, string>;
  house?: string;
  /** Empty for a seat that had promised nothing. */
  seats?: string[];
}

/** 256 bits by chance, as 64 hexadecimal digits; on plain http too. */
export function freshNumber(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const promiseOf = (number: string): string => sha256(`horda:contribution:${number}`);

export const promiseOfHouse = (number: string): string => sha256(`horda:${number}`);

export const houseNumber = (house: string, seat: number): string => sha256(`horda:house-contribution:${house}:${seat}`);

export const seedOf = (house: string, numbers: readonly string[]): string => sha256(`horda:dice:${[house, ...numbers].join(":")}`);

export function keepNumber(table: string, seat: number, number: string, to: Shelf = standard): void {
  const kept = keptOf(table, to);
  write(table, { ...kept, own: { ...kept.own, [seat]: number } }, to);
}

export function ownNumber(table: string, seat: number, from: Shelf = standard): string | undefined {
  return keptOf(table, from).own[seat];
}

/** What the page has to say now, for the seats of this browser; nothing when all is said. */
export function diceCommands(table: TableInfo, seats: readonly number[], store: Shelf = standard): Command[] {
  const dice = table.dice;
  if (!dice || table.status !== "waiting") return [];
  return seats.flatMap((seat): Command[] => {
    const share = dice.seats[seat];
    const own = ownNumber(table.id, seat, store);
    if (dice.phase === "promise") {
      if (own !== undefined && share?.commitment === promiseOf(own)) return [];
      const number = own ?? freshNumber();
      keepNumber(table.id, seat, number, store);
      return [{ c: "commit", seat, hash: promiseOf(number) }];
    }
    if (own === undefined || share?.shown || share?.commitment !== promiseOf(own)) return [];
    remember(table, dice, store);
    return [{ c: "reveal", seat, value: own }];
  });
}

/** From here on nobody may change a promise: the end is checked against this. */
function remember(table: TableInfo, dice: Dice, to: Shelf): void {
  const kept = keptOf(table.id, to);
  if (kept.house === undefined) write(table.id, { ...kept, house: table.commitment, seats: dice.seats.map((seat) => seat.commitment ?? "") }, to);
}

export type DiceVerdict = "good" | "house" | "share" | "seed" | "changed" | "left-out";

/** Whether the dice were fixed before anybody could know them; else what is wrong. */
export function verdictOf(table: Pick<TableInfo, "id" | "commitment" | "seed" | "dice">, store: Shelf = standard): DiceVerdict | undefined {
  const { dice, seed: house } = table;
  if (!dice?.seed || house === undefined) return undefined;
  if (promiseOfHouse(house) !== table.commitment) return "house";
  const sound = dice.seats.every(({ commitment, value, by }, seat) =>
    by === "house" ? value === houseNumber(house, seat) : value !== undefined && commitment === promiseOf(value),
  );
  if (!sound) return "share";
  if (seedOf(house, dice.seats.map(({ value }) => value ?? "")) !== dice.seed) return "seed";
  const kept = keptOf(table.id, store);
  if (kept.house !== undefined && kept.house !== table.commitment) return "changed";
  if (kept.seats?.some((promise, seat) => promise !== (dice.seats[seat]?.commitment ?? ""))) return "changed";
  const own = Object.entries(kept.own);
  return kept.house !== undefined && own.some(([seat, number]) => dice.seats[Number(seat)]?.value !== number) ? "left-out" : "good";
}

function keptOf(table: string, from: Shelf): Kept {
  return all(from)[table] ?? { own: {} };
}

function write(table: string, kept: Kept, to: Shelf): void {
  const others = Object.entries(all(to)).filter(([id]) => id !== table);
  to.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, kept]])));
}

function all(from: Shelf): Record<string, Kept> {
  try {
    const value: unknown = JSON.parse(from.getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}
