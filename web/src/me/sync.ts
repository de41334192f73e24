/** Keeps this browser and the house in step about what is ours. Nothing waits for it, and nothing breaks without it. */
import { serverNow } from "../lib/clock";
import { NEAR } from "../lib/house";
import { keepHost, keepSeat, tableKeys } from "../lib/keys";
import { Refused } from "../lib/api";
import { readAgain, settings } from "../lib/settings.svelte";
import { claimKeys, keepThings, makeMember, myTablesOf, myThings } from "./api";
import { changedHere, hasTables, keepMe, markClaimed, markSynced, readMe, staysUnknown, takeOver, unclaimed, type ListedShelf, type Me } from "./key";

/** As many keys as the house takes at once. */
const AT_ONCE = 60;

/** What a device is called until somebody has a better name. */
export function deviceName(agent: string): string {
  const system = ["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"].find((name) => agent.includes(name)) ?? "";
  const browser = ["Firefox", "Edg", "OPR", "Chrome", "Safari"].find((name) => agent.includes(name)) ?? "";
  const shown: Record<string, string> = { Edg: "Edge", OPR: "Opera" };
  return [shown[browser] ?? browser, system].filter(Boolean).join(" · ");
}

let making: Promise<Me> | undefined;

/** Who we are; somebody new where the house has not known us, and only one at a time. */
export function ensureMe(): Promise<Me> {
  const had = readMe();
  if (had) return Promise.resolve(had);
  return (making ??= makeMe().finally(() => (making = undefined)));
}

async function makeMe(): Promise<Me> {
  const made = await makeMember({ name: settings.name.slice(0, 24), device: deviceName(navigator.userAgent) });
  const me = { id: made.id, token: made.token };
  keepMe(me);
  return me;
}

let under: Promise<void> | undefined;
/** Something has changed while it was under way. */
let again = false;

/** Claims seats, sends what has changed here, and takes over what has changed elsewhere. */
export function sync(): Promise<void> {
  if (NEAR || typeof localStorage === "undefined") return Promise.resolve();
  again = under !== undefined;
  return (under ??= inStep()
    .catch((reason: unknown) => {
      // The house has forgotten us, or we were taken off another device's list: who we were ends here.
      if (reason instanceof Refused && reason.code === "member") keepMe(undefined);
    })
    .then(() => {
      under = undefined;
      return again ? sync() : undefined;
    }));
}

/** The same as soon as the page has come to rest; what it gives undoes it. */
export function syncSoon(): () => void {
  const timer = setTimeout(() => void sync(), 1500);
  return () => clearTimeout(timer);
}

async function inStep(): Promise<void> {
  if (!readMe() && (staysUnknown() || !hasTables())) return;
  const me = await ensureMe();
  for (let keys = unclaimed().slice(0, AT_ONCE); keys.length > 0; keys = unclaimed().slice(0, AT_ONCE)) {
    await claimKeys(me.token, keys);
    markClaimed(keys);
  }
  await things(me, localStorage);
}

async function things(me: Me, on: ListedShelf): Promise<void> {
  const taken = takeOver((await myThings(me.token)).map(({ key, at, value }) => ({ key, at, value: value ?? null })), on);
  if (taken.includes("horda.settings")) readAgain();
  const changed = changedHere(Math.round(serverNow()), on);
  if (changed.length > 0) {
    await keepThings(me.token, changed);
    markSynced(changed, on);
  }
}

/** This browser is somebody's from now on: their tables, settings and missions come here. */
export async function becomes(me: Me): Promise<void> {
  keepMe(me);
  for (const { table, seats, host } of await myTablesOf(me.token)) {
    const had = tableKeys(table);
    for (const seat of seats) if (!had.seats[String(seat)]) keepSeat(table, seat, me.token);
    if (host && !had.host) keepHost(table, me.token);
  }
  takeOver((await myThings(me.token)).map(({ key, at, value }) => ({ key, at, value: value ?? null })), localStorage);
  readAgain();
  await sync();
}
