/** Addresses inside the page: paths at a house; behind a `#` where the page stands alone, so that any host and any folder will do. */
import { NEAR } from "./house";

/** The page that asks before it takes a game in: behind a `#` wherever it is. */
export const TAKE = "/take";

export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

export function here(): Address {
  // Who hands a game over need not know which of the two it is.
  return NEAR || location.hash.startsWith(`#${TAKE}#`) ? behindHash(location.hash) : location;
}

export function behindHash(hash: string): Address {
  const { pathname, search, hash: inner } = new URL(hash.slice(1) || "/", "http://page");
  return { pathname, search, hash: inner };
}

/** What stands in the address bar for a path of the page. */
export function addressOf(path: string): string {
  return NEAR ? `#${path}` : path;
}

/** The whole of it, to be handed to others. */
export function fullAddress(path: string): string {
  return NEAR ? location.href.replace(/#.*$/, "") + addressOf(path) : location.origin + path;
}
