/** A saved game becomes a table of the house. */
import { importGame, Refused, type NewSeat } from "../lib/api";
import { keepHost, keepSeat } from "../lib/keys";
import type { SavedGame } from "./file";
import { t } from "./words";

/** Where it is found then. Refuses (`seats-wanted`) a game that is not over until it is said who sits where. */
export async function takeIn(saved: SavedGame, seats?: NewSeat[]): Promise<string> {
  const made = await importGame(seats ? { saved, seats } : { saved, ask: true });
  for (const { seat, token } of made.seats) keepSeat(made.table, seat, token);
  if (made.host) keepHost(made.table, made.host);
  return made.status === "over" ? `/replay/${made.table}` : `/t/${made.table}`;
}

export const wantsSeats = (reason: unknown): boolean => reason instanceof Refused && reason.code === "seats-wanted";

/** A field that is missing or wrong is nothing to people; what the house says about a whole game is. */
export function plainly(reason: unknown): string {
  if (!(reason instanceof Refused) || reason.code === "offline") return t("file.failed");
  if (reason.code === "form" || reason.code === "json") return t("file.damaged");
  return reason.message || t("file.damaged");
}
