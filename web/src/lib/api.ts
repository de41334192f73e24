/** What is fetched once (docs/table-protocol.md, HTTP). Every failure is a `Refused` with a sentence for people. */
import { freshNumber, keepNumber, promiseOf } from "./dice";
import { settings } from "./settings.svelte";
import type { Lang, TableInfo } from "./protocol";
import type { Report, WorkshopInfo } from "../workshop/contract";

export interface HouseOption {
  id: string;
  label: string;
  about?: string;
  standard: string;
  values: { value: string; label: string }[];
  form?: string;
}

export interface HouseGame {
  id: string;
  name: string;
  short: string;
  about: string;
  minSeats: number;
  maxSeats: number;
  /** People may make plans of their own for it. */
  workshop?: boolean;
  options: HouseOption[];
  bots: string[];
  /** Bots with an account that are here just now; they can be put on a seat, but fill none by themselves. */
  accounts?: string[];
  orders: { number: number; label: string }[];
}

export interface House {
  version: string;
  games: HouseGame[];
  colours: string[];
}

export interface RuleEntry {
  id: string;
  chapter: string;
  text: string;
  ruling?: boolean;
  reason?: string;
}

export interface NewSeat {
  kind: "here" | "open" | "bot";
  name?: string;
  colour?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  public?: boolean;
  talk?: TableInfo["talk"];
  clock?: { bank: number; add: number } | null;
  windowSeconds?: number;
  pace?: number;
  seed?: string;
}

export interface Created {
  table: string;
  host?: string;
  /** Of an imported game. */
  status?: TableInfo["status"];
  seats: { seat: number; token: string }[];
}

export interface Listed {
  id: string;
  game: string;
  status: TableInfo["status"];
  seats: { name: string; kind: string }[];
  free: number;
  created: number | string;
}

export interface Mine {
  table: string;
  game: string;
  status: TableInfo["status"];
  seat: number;
  name: string;
  yourTurn: boolean;
  others: string[];
  updated: number | string;
  rematch?: string;
}

/** A sentence for people, a code for us, and the rule behind it if there is one. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly rule: string,
    text: string,
  ) {
    super(text);
  }
}

export const house = (lang: Lang = settings.lang): Promise<House> => get(`/api/house?lang=${lang}`);

export const gameTexts = (game: string, lang: Lang = settings.lang): Promise<Record<string, string>> => get(`/api/games/${game}/texts?lang=${lang}`);

export const gameRules = (game: string, lang: Lang = settings.lang): Promise<RuleEntry[]> => get(`/api/games/${game}/rules?lang=${lang}`);

export const gameContent = <T>(game: string): Promise<T> => get(`/api/games/${game}/content`);

export const publicTables = (): Promise<Listed[]> => get("/api/tables");

export const tableInfo = (table: string): Promise<TableInfo | { table: TableInfo }> => get(`/api/tables/${table}?lang=${settings.lang}`);

/** Promises a number for the dice for every seat here, unless the seed is given. */
export async function createTable(wish: NewTable): Promise<Created> {
  const numbers = wish.seats.map((seat) => (seat.kind === "here" && wish.seed === undefined ? freshNumber() : undefined));
  const seats = wish.seats.map((seat, at) => (numbers[at] === undefined ? seat : { ...seat, dice: promiseOf(numbers[at]) }));
  const made = await post<Created>("/api/tables", { ...wish, seats });
  numbers.forEach((number, seat) => number !== undefined && keepNumber(made.table, seat, number));
  return made;
}

export async function joinTable(table: string, wish: { seat?: number; name: string; colour?: string }): Promise<{ seat: number; token: string }> {
  const number = freshNumber();
  const seated = await post<{ seat: number; token: string }>(`/api/tables/${table}/join`, { ...wish, dice: promiseOf(number) });
  keepNumber(table, seated.seat, number);
  return seated;
}

export const myTables = (keys: { table: string; token: string }[]): Promise<Mine[]> => post("/api/mine", { keys });

/** A recording (docs/table-protocol.md, Replay). */
export const recordOf = <T>(table: string, wish: { token?: string; eyes?: number }): Promise<T> => post(`/api/tables/${table}/record`, wish);

export const importGame = (saved: unknown): Promise<Created> => post("/api/import", saved);

/** What plans of a game are made of, and those that came with it (docs/table-protocol.md, Workshop). */
export const workshopOf = (game: string): Promise<WorkshopInfo> => get(`/api/games/${game}/workshop?lang=${settings.lang}`);

export const shippedPlan = (game: string, name: string): Promise<Report> => get(`/api/games/${game}/workshop/plans/${name}?lang=${settings.lang}`);

export const checkPlan = (game: string, wish: { plan: unknown } | { text: string }): Promise<Report> => post(`/api/games/${game}/workshop/check`, wish);

async function get<T>(path: string): Promise<T> {
  return read<T>(() => fetch(path, { headers: { accept: "application/json" } }));
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const asked = `${path}?lang=${settings.lang}`;
  return read<T>(() => fetch(asked, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }));
}

async function read<T>(ask: () => Promise<Response>): Promise<T> {
  let answer: Response;
  try {
    answer = await ask();
  } catch {
    throw new Refused("offline", "", "");
  }
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok || body === undefined) throw refusal(answer.status, body);
  return body as T;
}

function refusal(status: number, body: unknown): Refused {
  const error = typeof body === "object" && body !== null && "error" in body ? (body.error as Partial<Record<"code" | "rule" | "text", string>>) : {};
  return new Refused(error.code ?? String(status), error.rule ?? "", error.text ?? "");
}
