/** Messages of the house to this browser, by the browser's own push service (docs/table-protocol.md, Your turn). */
import { endPush, pushDoc, wantPush } from "../lib/api";
import { NEAR } from "../lib/house";
import { allKeys, shelf, type Shelf } from "../lib/keys";
import { readMe } from "../me/key";
import { settings } from "../lib/settings.svelte";

/** Whether messages can come at all, and if not, why. */
export type Ability = "able" | "denied" | "insecure" | "unable";

const WANTED = "horda.turns";
/** Pages of this scope there are none: the worker answers no requests, and another may keep the site. */
const SCOPE = "/push/";

export function ability(at: { isSecureContext: boolean; navigator: object; Notification?: { permission: string } } = globalThis as never): Ability {
  if (!at.isSecureContext) return "insecure";
  if (NEAR || !("serviceWorker" in at.navigator) || !("PushManager" in at) || !at.Notification) return "unable";
  return at.Notification.permission === "denied" ? "denied" : "able";
}

export function wanted(from: Shelf = shelf()): boolean {
  return from.getItem(WANTED) === "yes";
}

let told = "";

/** Asks the browser and the house. Throws what goes wrong; false: the person has said no. */
export async function begin(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { key } = await pushDoc();
  const worker = await navigator.serviceWorker.register("/push.js", { scope: SCOPE });
  await active(worker);
  const known = await worker.pushManager.getSubscription();
  const same = known && text(known.options.applicationServerKey) === key;
  if (known && !same) await known.unsubscribe();
  const subscription = known && same ? known : await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  await say(subscription);
  shelf().setItem(WANTED, "yes");
  return true;
}

/** The house forgets this browser. */
export async function end(): Promise<void> {
  shelf().setItem(WANTED, "no");
  told = "";
  const worker = await navigator.serviceWorker.getRegistration(SCOPE);
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return;
  await endPush({ endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

/** The seats of this browser may have changed since the house was told, or the browser's address. */
export async function follow(): Promise<void> {
  if (!wanted() || ability() !== "able" || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.getRegistration(SCOPE);
  const subscription = await worker?.pushManager.getSubscription();
  if (subscription) await say(subscription);
  else await begin();
}

async function say(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const wish = { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "", keys: allKeys(), ...(readMe() ? { me: readMe()!.token } : {}) };
  const now = JSON.stringify([wish, settings.lang]);
  if (now === told) return;
  await wantPush(wish);
  told = now;
}

/** A worker that was just registered takes no subscription yet. */
async function active({ installing, waiting, active: already }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (already || !coming) return;
  await new Promise<void>((done) => coming.addEventListener("statechange", () => coming.state === "activated" && done()));
}

export function bytes(base64: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function text(buffer: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
