/** Plans in the making, kept in this browser. */
import { shelf, type Shelf } from "../lib/keys";

export interface Draft {
  id: string;
  title: string;
  /** When it was last changed. */
  at: number;
  plan: unknown;
}

const MOST = 40;
const standard = shelf();

const keyOf = (game: string) => `horda.workshop.${game}`;

/** The newest first. */
export function drafts(game: string, from: Shelf = standard): Draft[] {
  try {
    const kept: unknown = JSON.parse(from.getItem(keyOf(game)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isDraft).sort((one, other) => other.at - one.at) : [];
  } catch {
    return [];
  }
}

/** False when the browser has no room for it. */
export function keepDraft(game: string, draft: Draft, to: Shelf = standard): boolean {
  const others = drafts(game, to).filter((known) => known.id !== draft.id);
  return store(game, [draft, ...others].slice(0, MOST), to);
}

export function dropDraft(game: string, id: string, to: Shelf = standard): void {
  store(
    game,
    drafts(game, to).filter((known) => known.id !== id),
    to,
  );
}

function store(game: string, all: Draft[], to: Shelf): boolean {
  try {
    to.setItem(keyOf(game), JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { id, title, at, plan } = value as Partial<Draft>;
  return typeof id === "string" && typeof title === "string" && typeof at === "number" && typeof plan === "object" && plan !== null;
}
