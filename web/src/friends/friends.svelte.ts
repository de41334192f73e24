/** Friends of whoever is at this browser, and whom they have blocked, as the house last told (docs/coming-back.md). */
import { untrack } from "svelte";
import { ask } from "../lib/api";
import { NEAR } from "../lib/house";
import { shelf } from "../lib/keys";
import { set } from "../lib/settings.svelte";
import type { Accept, AskSeat, Block, Decline, EndFriend, Here, InviteFriend, Reply, Unblock } from "../contract/FriendRequest";
import type { FriendsDoc } from "../contract/FriendsDoc";
import type { FriendCode } from "../contract/FriendsDocFriendCode";
import type { ByMe } from "../contract/MemberRequest";
import { changeMe } from "../me/api";
import { readMe } from "../me/key";
import { ensureMe, sync } from "../me/sync";
import { muted } from "../people/muted.svelte";

const AGAIN = 15_000;
/** Whether anybody is blocked: then nothing is shown at a table before it is known who sits there. */
const BLOCKS = "horda.blocks";

let told = $state.raw<FriendsDoc | undefined>();

export const friends = {
  /** Missing until the house has told it, and where nobody is known here. */
  get now(): FriendsDoc | undefined {
    return told;
  },
};

type Without<T> = Omit<T, "me">;

async function say(path: string, body: object): Promise<void> {
  told = await ask<FriendsDoc>(`/api/friends${path}`, { me: (await ensureMe()).token, ...body });
  shelf().setItem(BLOCKS, told.blocked.length > 0 ? "yes" : "");
}

/** The same about the people at a table, whom the house knows by their seats. */
async function sayAt(path: string, body: { table: string; seat?: number; friend?: string }): Promise<void> {
  await say(path, body);
  muted.block(body.table, told?.hushed ?? []);
}

export const befriend = (wish: Without<Accept>) => say("/accept", wish);
export const replyTo = (wish: Without<Reply>) => say("/reply", wish);
export const endFriendship = (wish: Without<EndFriend>) => say("/end", wish);
export const decline = (wish: Without<Decline>) => say("/decline", wish);
export const unblock = (wish: Without<Unblock>) => say("/unblock", wish);
export const block = (person: string) => say("/block", { person } satisfies Without<Block>);
export const makeLink = async (): Promise<FriendCode> => ask("/api/friends/link", { me: (await ensureMe()).token } satisfies ByMe);

/** What friends call us; kept for tables, too. */
export async function sayName(name: string): Promise<void> {
  if (!name) return;
  set("name", name);
  await changeMe({ me: (await ensureMe()).token, name });
}

/** The house must know first which seat there is ours. */
export async function askSeat(wish: Without<AskSeat>): Promise<void> {
  await sync();
  await sayAt("/ask", wish);
}

export async function inviteFriend(wish: Without<InviteFriend>): Promise<void> {
  await sync();
  await sayAt("/invite", wish);
}

export async function blockSeat(table: string, seat: number): Promise<void> {
  await sync();
  await sayAt("/block", { table, seat } satisfies Without<Block>);
}

/** Asks how friends are, and shows them that we are here. */
export async function look(table = ""): Promise<void> {
  if (NEAR || !readMe()) return;
  await (table ? sayAt("", { table } satisfies Without<Here>) : say("", {}));
}

/** The same now and then while somebody looks, until what it gives is called; whoever closes the page is gone. */
export function attend(table = ""): () => void {
  if (NEAR) return () => {};
  const now = () => void look(table).catch(() => {});
  const timer = setInterval(() => !document.hidden && now(), AGAIN);
  addEventListener("pagehide", leave);
  // What is told here must not begin it anew.
  untrack(() => {
    if (table && shelf().getItem(BLOCKS) === "yes") muted.wait(table);
    now();
  });
  return () => {
    clearInterval(timer);
    removeEventListener("pagehide", leave);
  };
}

function leave(): void {
  const me = readMe();
  if (!me || !told?.friends.length) return;
  const body = JSON.stringify({ me: me.token, gone: true } satisfies Here);
  void fetch("/api/friends", { method: "POST", headers: { "content-type": "application/json" }, body, keepalive: true }).catch(() => {});
}
