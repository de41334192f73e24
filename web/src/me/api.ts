/** What is asked about oneself, and of results (docs/coming-back.md). */
import { ask } from "../lib/api";
import type { FinishedGame } from "../contract/FinishedGame";
import type { HallDoc } from "../contract/HallDoc";
import type { MemberDoc } from "../contract/MemberDoc";
import type { Arrived } from "../contract/MemberDocArrived";
import type { Belonging } from "../contract/MemberDocBelonging";
import type { CarryCode } from "../contract/MemberDocCarryCode";
import type { MemberTable } from "../contract/MemberDocMemberTable";
import type { PasskeyAsk } from "../contract/MemberDocPasskeyAsk";
import type { AddPasskey, Arrive, ByMe, ChangeMe, Claim, Enter, Guarded, Keep, NewMember, Part, RemovePasskey, Signed } from "../contract/MemberRequest";
import type { RecordDoc } from "../contract/RecordDoc";
import type { Search } from "../contract/ResultRequest";

export type { Arrived, Belonging, CarryCode, FinishedGame, HallDoc, MemberDoc, MemberTable, PasskeyAsk, RecordDoc, Signed };

const post = <T>(path: string, body: unknown): Promise<T> => ask(path, body);

export const makeMember = (wish: NewMember): Promise<Arrived> => post("/api/me/new", wish);
export const aboutMe = (me: string): Promise<MemberDoc> => post("/api/me", { me } satisfies ByMe);
export const changeMe = (wish: ChangeMe): Promise<MemberDoc> => post("/api/me/change", wish);
export const claimKeys = (me: string, keys: Claim["keys"]): Promise<MemberDoc> => post("/api/me/claim", { me, keys } satisfies Claim);
export const myTablesOf = (me: string): Promise<MemberTable[]> => post("/api/me/tables", { me } satisfies ByMe);
export const myThings = (me: string): Promise<Belonging[]> => post("/api/me/things", { me } satisfies ByMe);
export const keepThings = (me: string, things: Belonging[]): Promise<MemberDoc> => post("/api/me/keep", { me, things } satisfies Keep);
export const makeCode = (wish: Guarded): Promise<CarryCode> => post("/api/me/code", wish);
export const arrive = (wish: Arrive): Promise<Arrived> => post("/api/me/arrive", wish);
export const partWith = (me: string, device: string): Promise<MemberDoc> => post("/api/me/part", { me, device } satisfies Part);
export const exportMe = (me: string): Promise<unknown> => post("/api/me/export", { me } satisfies ByMe);
export const deleteMe = (wish: Guarded): Promise<unknown> => post("/api/me/delete", wish);
export const askPasskey = (me?: string): Promise<PasskeyAsk> => post("/api/me/passkey/ask", me ? { me } : {});
export const addPasskey = (wish: AddPasskey): Promise<MemberDoc> => post("/api/me/passkey/add", wish);
export const removePasskey = (wish: RemovePasskey): Promise<MemberDoc> => post("/api/me/passkey/remove", wish);
export const enterByPasskey = (wish: Enter): Promise<Arrived> => post("/api/me/passkey/enter", wish);
export const myRecord = (me: string): Promise<RecordDoc> => post("/api/me/record", { me } satisfies ByMe);
export const recordOfPerson = (id: string): Promise<RecordDoc> => ask(`/api/people/${id}/record`);
export const theHall = (): Promise<HallDoc> => ask("/api/hall");
export const gamesOver = (wish: Search): Promise<FinishedGame[]> => post("/api/games-over", wish);
