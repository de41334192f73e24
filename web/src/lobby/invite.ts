/** Which address of a table others can really open. Pure. */
import type { Invite } from "../lib/api";

export interface Reach {
  /** Whole addresses of the table, the likeliest first. */
  links: string[];
  /** Set where nobody else can come yet: what opens the house. */
  command?: string;
}

/** `origin`: as this browser has come. Whoever has come from elsewhere uses an address that works from elsewhere. */
export function reachOf(origin: string, path: string, invite: Invite | undefined): Reach {
  const here = [`${origin}${path}`];
  if (!isHere(new URL(origin).hostname) || !invite) return { links: here };
  if (invite.addresses.length > 0) return { links: [...invite.addresses].sort(byHome).map((address) => `${address}${path}`) };
  return invite.command ? { links: here, command: invite.command } : { links: here };
}

function isHere(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}

/** A network at home is likelier than one of a virtual machine. */
const HOME = ["192.168.", "10.", "172."];

function byHome(one: string, other: string): number {
  return rank(one) - rank(other);
}

function rank(address: string): number {
  const at = HOME.findIndex((start) => new URL(address).hostname.startsWith(start));
  return at < 0 ? HOME.length : at;
}
