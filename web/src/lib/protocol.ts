/** The messages of docs/table-protocol.md. Nothing here knows a game. All types are made from the server's records; here they get the names that the page uses. */
import type { Frame, Update } from "../contract/FromServer";
import type { TableDoc as Document } from "../contract/TableDoc";

export type { Choice } from "../contract/Choice";
export type { ChatMessage, Frame, FromServer, PatchStep } from "../contract/FromServer";
export type { GreyedChoice as Greyed, You } from "../contract/TableDoc";
export type { Dice, SeatInfo, TableInfo } from "../contract/TableInfo";
export type { ToldEvent as GameEvent } from "../contract/ToldEvent";

/** A component of the game, `kind:id`: `card:12`, `place:2`, `seat:0`. */
export type Ref = string;

export type Lang = "en" | "es";

/** An argument of an event or a choice: a number, or a component. */
export type Arg = number | Ref;

/** What one viewer sees and may do; `View` is the game's own. */
export type TableDoc<View = unknown> = Omit<Document, "view"> & { view?: View };

/** An update as moments: one, unless the server sent frames. */
export function framesOf(update: Pick<Update, "patch" | "frames" | "log">): Frame[] {
  if (update.frames) return update.frames;
  return [{ patch: update.patch ?? [], ...(update.log ? { log: update.log } : {}) }];
}

/** Keep so many of the list, then add these. */
export interface Tail<T> {
  keep: number;
  add: T[];
}
