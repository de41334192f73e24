/** All that this browser keeps, in one file: games as they are, missions and survivors of one's own, settings, and thereby what was won. */
import { house } from "../lib/house";
import { shelf, type Shelf } from "../lib/keys";
import type { KeptTable } from "./kept";

const FORMAT = 1;
const OURS = "horda.";

interface Everything {
  horda: "browser";
  format: number;
  /** The entries of the browser's storage. */
  kept: Record<string, string>;
  tables: KeptTable[];
}

/** Why a file is not taken. */
export class NotOurs extends Error {
  constructor(readonly why: "strange" | "newer") {
    super(why);
  }
}

export async function everything(): Promise<string> {
  const tables = (await (await (await house()).ask("/api/kept")).json()) as KeptTable[];
  const kept: Record<string, string> = {};
  for (const key of Object.keys(localStorage)) if (key.startsWith(OURS) && key !== "horda.probe") kept[key] = localStorage.getItem(key) ?? "";
  return JSON.stringify({ horda: "browser", format: FORMAT, kept, tables } satisfies Everything);
}

/** Adds what is in the file to what is here; says how many games came. What is here in both is left as it is here, but for the settings. */
export async function takeAll(text: string): Promise<number> {
  const file = read(text);
  const answer = await (await house()).ask("/api/kept", JSON.stringify(file.tables));
  if (!answer.ok) throw new NotOurs("strange");
  const { taken } = (await answer.json()) as { taken: number };
  merge(file.kept);
  return taken;
}

export function read(text: string): Everything {
  let value: Partial<Everything> | null;
  try {
    value = JSON.parse(text) as Partial<Everything> | null;
  } catch {
    throw new NotOurs("strange");
  }
  if (value?.horda !== "browser" || typeof value.format !== "number") throw new NotOurs("strange");
  if (value.format > FORMAT) throw new NotOurs("newer");
  const { kept, tables } = value;
  if (typeof kept !== "object" || kept === null || !Object.values(kept).every((entry) => typeof entry === "string")) throw new NotOurs("strange");
  if (!Array.isArray(tables) || !tables.every(isTable)) throw new NotOurs("strange");
  return { horda: "browser", format: value.format, kept, tables };
}

function isTable(value: unknown): value is KeptTable {
  if (typeof value !== "object" || value === null) return false;
  const { id, what, lines } = value as Partial<KeptTable>;
  return typeof id === "string" && /^[\w-]{1,64}$/.test(id) && typeof what === "string" && Array.isArray(lines) && lines.every((line) => typeof line === "string");
}

export function merge(kept: Record<string, string>, into: Shelf = shelf()): void {
  for (const [key, entry] of Object.entries(kept)) {
    if (!key.startsWith(OURS)) continue;
    const both = merged(parsed(entry), parsed(into.getItem(key)), key === "horda.settings");
    into.setItem(key, typeof both === "string" ? both : JSON.stringify(both));
  }
}

/** Lists have what is in either, things with an `id` once; maps the entries of both. */
function merged(theirs: unknown, ours: unknown, theirsFirst: boolean): unknown {
  if (Array.isArray(theirs) && Array.isArray(ours)) {
    const idOf = (item: unknown): unknown => (typeof item === "object" && item !== null && "id" in item ? item.id : JSON.stringify(item));
    const had = new Set(ours.map(idOf));
    return [...(ours as unknown[]), ...(theirs as unknown[]).filter((item) => !had.has(idOf(item)))];
  }
  if (isMap(theirs) && isMap(ours)) return theirsFirst ? { ...ours, ...theirs } : { ...theirs, ...ours };
  return ours === undefined || theirsFirst ? theirs : ours;
}

const isMap = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** What is no JSON is a text. */
function parsed(entry: string | null): unknown {
  if (entry === null) return undefined;
  try {
    return JSON.parse(entry) as unknown;
  } catch {
    return entry;
  }
}
