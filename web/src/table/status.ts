/** Words about who is asked. */
import { seatName } from "../lib/context";
import type { TableDoc } from "../lib/protocol";

/** "Ana", "Ana, Ben". */
export function whoIsAsked(doc: TableDoc): string {
  return doc.awaited.map((seat) => seatName(doc.table, seat)).join(", ");
}

/** What the tab of the browser says. */
export function pageTitle(doc: TableDoc | undefined, yourTurn: string, game: string): string {
  const mine = doc?.table.status === "playing" && doc.you.seats.some((seat) => doc.awaited.includes(seat));
  return `${mine ? `● ${yourTurn} · ` : ""}${game} · Horda`;
}
