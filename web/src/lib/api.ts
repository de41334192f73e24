/** What is fetched once (docs/table-protocol.md, HTTP). Every failure is a `Refused` with a sentence for people. */
import { guessClock } from "./clock";
import { freshNumber, keepNumber, promiseOf } from "./dice";
import { house as ourHouse } from "./house";
import { settings } from "./settings.svelte";
import type { Lang } from "./protocol";
import type { ChancesDoc } from "../contract/ChancesDoc";
import type { HouseDoc } from "../contract/HouseDoc";
import type { CheckPlan, EndPush, Import, Join, Mine as MineWish, NewTable, Recording as RecordingWish, Take, TellChances, WantPush } from "../contract/HouseRequest";
import type { ListedTable } from "../contract/ListedTable";
import type { MadeTable } from "../contract/MadeTable";
import type { MyTable } from "../contract/MyTable";
import type { PushDoc } from "../contract/PushDoc";
import type { RefusalDoc } from "../contract/RefusalDoc";
import type { SeatToken } from "../contract/SeatToken";
import type { TableInfo } from "../contract/TableInfo";
import type { ToldRule } from "../contract/ToldRule";
import type { Report, WorkshopInfo } from "../workshop/contract";

// All types are made from the server's records; here they get the names that the page uses.
export type { HouseDoc as House, HouseGame, HouseOption, Invite } from "../contract/HouseDoc";
export type { NewSeat, NewTable } from "../contract/HouseRequest";
export type { ListedTable as Listed } from "../contract/ListedTable";
export type { MadeTable as Created } from "../contract/MadeTable";
export type { MyTable as Mine } from "../contract/MyTable";
export type { ToldRule as RuleEntry } from "../contract/ToldRule";

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

export const house = (lang: Lang = settings.lang): Promise<HouseDoc> => get(`/api/house?lang=${lang}`);

export const gameTexts = (game: string, lang: Lang = settings.lang): Promise<Record<string, string>> => get(`/api/games/${game}/texts?lang=${lang}`);

export const gameRules = (game: string, lang: Lang = settings.lang): Promise<ToldRule[]> => get(`/api/games/${game}/rules?lang=${lang}`);

export const gameContent = <T>(game: string): Promise<T> => get(`/api/games/${game}/content`);

export const publicTables = (): Promise<ListedTable[]> => get("/api/tables");

export const tableInfo = (table: string): Promise<TableInfo> => get(`/api/tables/${table}?lang=${settings.lang}`);

/** Promises a number for the dice for every seat here, unless the seed is given. */
export async function createTable(wish: NewTable): Promise<MadeTable> {
  const numbers = wish.seats.map((seat) => (seat.kind === "here" && wish.seed === undefined ? freshNumber() : undefined));
  const seats = wish.seats.map((seat, at) => (numbers[at] === undefined ? seat : { ...seat, dice: promiseOf(numbers[at]) }));
  const made = await post<MadeTable>("/api/tables", { ...wish, seats });
  numbers.forEach((number, seat) => number !== undefined && keepNumber(made.table, seat, number));
  return made;
}

export async function joinTable(table: string, wish: Omit<Join, "dice">): Promise<SeatToken> {
  const number = freshNumber();
  const seated = await post<SeatToken>(`/api/tables/${table}/join`, { ...wish, dice: promiseOf(number) });
  keepNumber(table, seated.seat, number);
  return seated;
}

export const myTables = (keys: MineWish["keys"]): Promise<MyTable[]> => post("/api/mine", { keys } satisfies MineWish);

/** What a browser needs to be told when it is somebody's turn. */
export const pushDoc = (): Promise<PushDoc> => get("/api/push");

export const wantPush = (wish: WantPush): Promise<PushDoc> => post("/api/push", wish);

export const endPush = (wish: EndPush): Promise<PushDoc> => post("/api/push/end", wish);

/** Deletes it for ever: only a house of one's own can be asked that. */
export const forgetTable = (table: string): Promise<unknown> => post(`/api/tables/${table}/forget`, {});

/** The whole game, seed and all: before the end only a house of one's own gives it. */
export const savedNow = <T>(table: string): Promise<T> => get(`/api/tables/${table}/saved`);

/** The same for whoever plays alone at another house, where the table is closed then. */
export const takeGame = <T>(table: string, tokens: string[]): Promise<T> => post(`/api/tables/${table}/take`, { tokens } satisfies Take);

/** A recording (docs/table-protocol.md, Replay). */
export const recordOf = <T>(table: string, wish: RecordingWish): Promise<T> => post(`/api/tables/${table}/record`, wish);

export const importGame = (wish: Import): Promise<MadeTable> => post("/api/import", wish);

/** What plans of a game are made of, and those that came with it (docs/table-protocol.md, Workshop). */
export const workshopOf = (game: string): Promise<WorkshopInfo> => get(`/api/games/${game}/workshop?lang=${settings.lang}`);

export const shippedPlan = (game: string, name: string): Promise<Report> => get(`/api/games/${game}/workshop/plans/${name}?lang=${settings.lang}`);

export const checkPlan = (game: string, wish: CheckPlan): Promise<Report> => post(`/api/games/${game}/workshop/check`, wish);

/** What the steady bot has won so far of a table with these options; asked again, it has played on. */
export type Chances = Pick<ChancesDoc, "games" | "won" | "low" | "high" | "done">;

export const chancesOf = (game: string, options: Record<string, string>): Promise<Chances> => post(`/api/games/${game}/chances`, { options } satisfies TellChances);

/** Anything else that the house answers; with a body it is a POST. */
export const ask = <T>(path: string, body?: unknown): Promise<T> => (body === undefined ? get(`${path}?lang=${settings.lang}`) : post(path, body));

async function get<T>(path: string): Promise<T> {
  return read<T>(async () => (await ourHouse()).ask(path));
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const asked = `${path}?lang=${settings.lang}`;
  return read<T>(async () => (await ourHouse()).ask(asked, JSON.stringify(body)));
}

async function read<T>(ask: () => Promise<Response>): Promise<T> {
  let answer: Response;
  try {
    answer = await ask();
  } catch {
    throw new Refused("offline", "", "");
  }
  // Only what comes from no cache tells what time it is now.
  if (answer.headers?.get("Cache-Control") === "no-store") guessClock(Date.parse(answer.headers?.get("Date") ?? ""));
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok || body === undefined) throw refusal(answer.status, body);
  return body as T;
}

function refusal(status: number, body: unknown): Refused {
  const error: Partial<RefusalDoc["error"]> = typeof body === "object" && body !== null && "error" in body ? (body as RefusalDoc).error : {};
  return new Refused(error.code ?? String(status), error.rule ?? "", error.text ?? "");
}
