/** Addresses of the page. Pure; `router.svelte.ts` follows them. */

export type PageName =
  | "Lobby"
  | "Table"
  | "Replay"
  | "Rules"
  | "Cards"
  | "Learn"
  | "Workshop"
  | "Campaign"
  | "Take"
  | "Me"
  | "Hall"
  | "Friends"
  | "Person"
  | "Admin"
  | "Lost"
  | "DevBoard";

export interface Route {
  page: PageName;
  /** What stands in the address: the id of a table or of a game. */
  id: string;
  query: URLSearchParams;
  hash: string;
}

const PATHS: [RegExp, PageName][] = [
  [/^\/$/, "Lobby"],
  [/^\/t\/([\w-]+)$/, "Table"],
  [/^\/replay\/([\w-]+)$/, "Replay"],
  [/^\/rules(?:\/([\w-]+))?$/, "Rules"],
  [/^\/cards(?:\/([\w-]+))?$/, "Cards"],
  [/^\/learn(?:\/([\w-]+))?$/, "Learn"],
  [/^\/workshop\/([\w-]+)$/, "Workshop"],
  [/^\/campaign\/([\w-]+)$/, "Campaign"],
  [/^\/admin$/, "Admin"],
  [/^\/me$/, "Me"],
  [/^\/hall$/, "Hall"],
  [/^\/friends$/, "Friends"],
  [/^\/people\/([a-z0-9]+)$/, "Person"],
  [/^\/take$/, "Take"],
];

export function routeOf(address: { pathname: string; search: string; hash: string }, dev = false): Route {
  const path = address.pathname.replace(/(.)\/$/, "$1");
  const rest = { query: new URLSearchParams(address.search), hash: address.hash.replace(/^#/, "") };
  if (dev && path === "/dev/board") return { page: "DevBoard", id: "", ...rest };
  for (const [pattern, page] of PATHS) {
    const match = pattern.exec(path);
    if (match) return { page, id: match[1] ?? "", ...rest };
  }
  return { page: "Lost", id: "", ...rest };
}
