/** Several people at one browser: whose eyes may look, and when the curtain falls. Pure. */
import type { TableDoc } from "./protocol";

export type Curtain =
  /** Go on looking through these eyes. */
  | { do: "stay" }
  /** Nothing of this seat is secret from the others here: just look through its eyes. */
  | { do: "look"; seat: number }
  /** Hand over to this seat, with the curtain down. */
  | { do: "hand"; seat: number };

/**
 * Whom to hand over to. `secret`: whether, as far as is known, the seats of this browser hide something from each other.
 */
export function handover(doc: TableDoc, secret: boolean): Curtain {
  const { seat, seats } = doc.you;
  if (seats.length === 0 || doc.table.status === "waiting") return { do: "stay" };
  const mine = seats.filter((own) => doc.awaited.includes(own) && !playedByBot(doc, own));
  if (seat >= 0 && (mine.length === 0 || mine.includes(seat))) return { do: "stay" };
  const next = mine[0] ?? (seat < 0 ? seats[0] : undefined);
  if (next === undefined) return { do: "stay" };
  if (doc.table.status === "over" || seats.length === 1 || !secret) return { do: "look", seat: next };
  return mine.length > 0 ? { do: "hand", seat: next } : { do: "stay" };
}

function playedByBot(doc: TableDoc, seat: number): boolean {
  return doc.table.seats[seat]?.standIn ?? false;
}
