/** Which missions this browser has won and lost, table by table. */
import { shelf, type Shelf } from "../../../lib/keys";

const KEY = "horda.rue-morgue.missions";
const standard = shelf();

type Kept = Record<string, Record<string, "won" | "lost" | "scored">>;

function all(from: Shelf): Kept {
  try {
    const value: unknown = JSON.parse(from.getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Kept) : {};
  } catch {
    return {};
  }
}

/** Once a table, however often its end is looked at. */
export function keepResult(mission: string, table: string, result: "won" | "lost" | "scored", to: Shelf = standard): void {
  const kept = all(to);
  to.setItem(KEY, JSON.stringify({ ...kept, [mission]: { ...kept[mission], [table]: result } }));
}

export function recordOf(mission: string, from: Shelf = standard): { won: number; lost: number } {
  const results = Object.values(all(from)[mission] ?? {});
  return { won: results.filter((one) => one === "won").length, lost: results.filter((one) => one === "lost").length };
}
