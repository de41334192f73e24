/** Campaigns that are being played, kept in this browser; they move along with whoever plays them (me/key.ts). */
import type { RunDoc } from "../contract/RunDoc";
import { shelf, type Shelf } from "../lib/keys";

export interface KeptRun {
  title: string;
  /** How it stands. */
  state: "on" | "won" | "lost";
  /** When it was last changed. */
  at: number;
  run: RunDoc;
}

const MOST = 12;
const standard = shelf();

const keyOf = (game: string) => `horda.campaigns.${game}`;
const planKey = (game: string) => `horda.campaigns.${game}-plan`;

/** The newest first. */
export function runs(game: string, from: Shelf = standard): KeptRun[] {
  try {
    const kept: unknown = JSON.parse(from.getItem(keyOf(game)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept).sort((one, other) => other.at - one.at) : [];
  } catch {
    return [];
  }
}

export const runOf = (game: string, id: string, from: Shelf = standard): KeptRun | undefined => runs(game, from).find(({ run }) => run.run === id);

/** False when the browser has no room for it. */
export function keepRun(game: string, kept: KeptRun, to: Shelf = standard): boolean {
  const others = runs(game, to).filter(({ run }) => run.run !== kept.run.run);
  return store(game, [kept, ...others].slice(0, MOST), to);
}

export function dropRun(game: string, id: string, to: Shelf = standard): void {
  store(game, runs(game, to).filter(({ run }) => run.run !== id), to);
}

/** The campaign whose next chapter is played at a table. */
export const runAt = (game: string, table: string, from: Shelf = standard): KeptRun | undefined => runs(game, from).find(({ run }) => run.table === table);

/** A campaign of one's own in the making, as text. */
export const keptPlan = (game: string, from: Shelf = standard): string => from.getItem(planKey(game)) ?? "";

export function keepPlan(game: string, text: string, to: Shelf = standard): void {
  try {
    to.setItem(planKey(game), text);
  } catch {
    // No room: what is on the screen is still there, and can be kept as a file.
  }
}

/** A campaign out of a file; undefined for anything else. */
export function runIn(text: string, game: string): RunDoc | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRun(value) && value.game === game ? value : undefined;
  } catch {
    return undefined;
  }
}

function store(game: string, all: KeptRun[], to: Shelf): boolean {
  try {
    to.setItem(keyOf(game), JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}

function isRun(value: unknown): value is RunDoc {
  if (typeof value !== "object" || value === null) return false;
  const { file, game, run, legs, options } = value as Partial<RunDoc>;
  return file === "horda-campaign" && typeof game === "string" && typeof run === "string" && Array.isArray(legs) && typeof options === "object" && options !== null;
}

function isKept(value: unknown): value is KeptRun {
  if (typeof value !== "object" || value === null) return false;
  const { title, at, run, state } = value as Partial<KeptRun>;
  return typeof title === "string" && typeof at === "number" && isRun(run) && (state === "on" || state === "won" || state === "lost");
}
