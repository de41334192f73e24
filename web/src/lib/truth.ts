/** What is known of a table at one moment. */
import type { GameEvent, TableDoc } from "./protocol";

export interface Truth {
  doc: TableDoc;
  log: readonly GameEvent[];
  cuts: number;
  /** New with this one. */
  fresh: readonly GameEvent[];
  /** The same with all that the same answer had brought before: an attack is told in several moments. */
  told: readonly GameEvent[];
  /** What the picture shows already and is told in the next beats. */
  coming?: readonly GameEvent[];
}

/** The same while it is still being played: nobody is asked, nothing can be undone, and how it ended is not known yet. */
export function closed(doc: TableDoc, before: TableDoc | undefined): TableDoc {
  const asked = { ...doc };
  delete asked.prompt;
  delete asked.rule;
  delete asked.outcome;
  const table = { ...doc.table, status: before?.table.status === "playing" ? ("playing" as const) : doc.table.status };
  if (table.status !== "over") delete table.seed;
  return { ...asked, awaited: [], options: [], greyed: [], canUndo: false, table };
}
