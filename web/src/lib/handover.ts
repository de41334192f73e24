/**
 * A game on its way from one house to another, in the part of an address that never leaves the browser. The other house is opened with it, and
 * its own page asks whoever sits there before it takes the game in: no site can make a table at somebody else's house.
 */
import type { NewSeat } from "./api";
import { TAKE } from "./address";
import { pack, unpack } from "./packed";
import { MOST_BYTES, open, type SavedGame } from "../replay/file";

const MARK = "game=";

/** Browsers take longer addresses, but not all of them. */
const LONGEST = 1_000_000;

export interface Handed {
  saved: SavedGame;
  /** Who sat where when it left. */
  seats: NewSeat[];
}

/** The address of a house or a site, as somebody typed it; nothing where it is none. */
export function placeOf(typed: string): string | undefined {
  const text = typed.trim();
  try {
    const at = new URL(/^[a-z]+:\/\//i.test(text) ? text : `http://${text}`);
    if (!/^https?:$/.test(at.protocol) || at.username || at.password) return undefined;
    return at.origin + at.pathname.replace(/[^/]*$/, "");
  } catch {
    return undefined;
  }
}

/** Nothing where the game is too long for an address: then it goes as a file. */
export async function linkWith(place: string, handed: Handed): Promise<string | undefined> {
  const link = `${place}#${TAKE}#${MARK}${await pack(JSON.stringify(handed))}`;
  return link.length > LONGEST ? undefined : link;
}

/** What came in the last part of an address; nothing where it is no game. */
export async function handedIn(fragment: string): Promise<Handed | undefined> {
  if (!fragment.startsWith(MARK)) return undefined;
  const text = await unpack(fragment.slice(MARK.length), MOST_BYTES);
  if (text === undefined) return undefined;
  try {
    const { saved, seats } = JSON.parse(text) as Partial<Handed>;
    const opened = open(JSON.stringify(saved));
    if (opened.kind !== "saved") return undefined;
    return { saved: opened.saved, seats: Array.isArray(seats) && seats.every(isSeat) ? seats : [] };
  } catch {
    return undefined;
  }
}

function isSeat(value: unknown): value is NewSeat {
  if (typeof value !== "object" || value === null) return false;
  const { kind, name, bot } = value as Record<string, unknown>;
  return ["here", "open", "bot"].includes(kind as string) && (name === undefined || typeof name === "string") && (bot === undefined || typeof bot === "string");
}
