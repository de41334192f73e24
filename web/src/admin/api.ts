/** What the admin page asks of the house (docs/hosting.md). The browser keeps the cookie; no script sees it. */
import { Refused } from "../lib/api";
import { house } from "../lib/house";
import { settings } from "../lib/settings.svelte";
import type { AdminDoc } from "../contract/AdminDoc";
import type { Announce, CloseTable, ShowSecret } from "../contract/AdminRequest";
import type { AnnouncementDoc } from "../contract/AnnouncementDoc";
import type { RefusalDoc } from "../contract/RefusalDoc";

/** The house wants to see its secret first. */
export class NeedsSecret extends Error {
  /** @param shown whether a wrong one was shown */
  constructor(readonly shown: boolean) {
    super("the secret is needed");
  }
}

export const enterAdmin = (secret: string): Promise<AdminDoc> => ask("/api/admin/enter", { secret } satisfies ShowSecret);

export const lookAdmin = (): Promise<AdminDoc> => ask("/api/admin");

export const closeTable = (table: string): Promise<AdminDoc> => ask("/api/admin/close", { table } satisfies CloseTable);

export const announce = (wish: Announce): Promise<AdminDoc> => ask("/api/admin/announce", wish);

export const leaveAdmin = (): Promise<unknown> => ask("/api/admin/leave", {});

export const announcement = (): Promise<AnnouncementDoc> => ask("/api/announcement");

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await (await house()).ask(`${path}?lang=${settings.lang}`, body === undefined ? undefined : JSON.stringify(body));
  } catch {
    throw new Refused("offline", "", "");
  }
  const told: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && told !== undefined) return told as T;
  const error = (told as RefusalDoc | undefined)?.error;
  if (error?.code === "admin" || error?.code === "admin-secret") throw new NeedsSecret(error.code === "admin-secret");
  throw new Refused(error?.code ?? String(answer.status), error?.rule ?? "", error?.text ?? "");
}
