/** Several people at one browser: whose eyes may look, and when the curtain falls. Pure. */
import type { TableDoc } from "./protocol";

export type Curtain =
  /** Go on looking through these eyes. */
  | { do: "stay" }
  /** Nothing of this seat is secret from the others here: just look through its eyes. */
  | { do: "look"; seat: number }
  /** Hand over to this seat, with the curtain down. */
  | { do: "hand"; seat: number }
  /** Nobody is asked; nobody looks until somebody is. */
  | { do: "shut" };

const STAY: Curtain = { do: "stay" };

/** Whom to hand over to, when what happened has been shown. */
export function handover(doc: TableDoc): Curtain {
  const { seat, seats } = doc.you;
  if (seats.length === 0 || doc.table.status === "waiting") return STAY;
  const mine = asked(doc);
  if (seat >= 0 && (mine.length === 0 || mine.includes(seat))) return STAY;
  const next = mine[0] ?? seats[0]!;
  if (doc.table.status === "over" || seats.length === 1 || !doc.curtain) return { do: "look", seat: next };
  return mine.length > 0 ? { do: "hand", seat: next } : STAY;
}

/**
 * Whether the eyes must shut before anything is shown: something is secret now (a hand was dealt), and these eyes were opened
 * when nothing was, with the others looking over the shoulder.
 */
export function exposed(doc: TableDoc, lifted: boolean): Curtain {
  const { seat, seats } = doc.you;
  if (lifted || seat < 0 || seats.length < 2 || !doc.curtain) return STAY;
  const mine = asked(doc);
  const next = mine.includes(seat) ? seat : mine[0];
  return next === undefined ? { do: "shut" } : { do: "hand", seat: next };
}

/** The seats of this browser that owe an answer and are not played by a bot. */
function asked(doc: TableDoc): number[] {
  return doc.you.seats.filter((seat) => doc.awaited.includes(seat) && !doc.table.seats[seat]?.standIn);
}
