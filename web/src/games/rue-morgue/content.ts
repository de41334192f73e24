/** From ids and the numbers of components to rows of content.yaml and to close-ups. */
import { kindOf, numberOf } from "../../kit/refs";
import { number, row, rows, type Row } from "../../kit/content";
import type { GameContext } from "../../lib/board";
import type { Ref } from "../../lib/protocol";

/** A survivor, or the other side of a survivor's card. */
export function survivorRow(game: Pick<GameContext, "content">, id: string): Row | undefined {
  const found = row(game, "survivors", id.replace(/-z$/, ""));
  return id.endsWith("-z") ? (found?.["reverse"] as Row | undefined) : found;
}

const CHARACTERS = ["bear", "cathy", "dan", "james", "jane", "joe", "laurie", "louise", "maddie", "parker", "terry", "travis"];

/** What a ref speaks of, as a close-up knows it: `survivor/bear`, `equipment/pistol`. */
export function whatOf(game: Pick<GameContext, "content">, ref: Ref): string | undefined {
  const at = numberOf(ref);
  switch (kindOf(ref)) {
    case "survivor": {
      const id = CHARACTERS[at % CHARACTERS.length];
      return id && `survivor/${id}${at >= CHARACTERS.length ? "-z" : ""}`;
    }
    case "card": {
      const card = cardKind(game, at);
      return card && `equipment/${card}`;
    }
    case "zombie-card": {
      const id = rows(game, "zombie-cards")[at]?.["id"];
      return id === undefined ? undefined : `zombie-card/${String(id)}`;
    }
    case "tent": {
      const id = rows(game, "tents")[at]?.["id"];
      return id === undefined ? undefined : `tent/${String(id)}`;
    }
    case "team-action":
      return ["team-action/charge", "team-action/shoot", "team-action/move"][at];
    case "combination": {
      const makes = rows(game, "combinations")[at]?.["makes"];
      return typeof makes === "string" ? `equipment/${makes}` : undefined;
    }
    default:
      return undefined;
  }
}

/** Equipment cards are numbered kind by kind, weapons first. */
export function cardKind(game: Pick<GameContext, "content">, card: number): string | undefined {
  let left = card;
  for (const kind of [...rows(game, "weapons"), ...rows(game, "items")]) {
    left -= number(kind, "count") ?? 0;
    if (left < 0) return String(kind["id"]);
  }
  return undefined;
}
