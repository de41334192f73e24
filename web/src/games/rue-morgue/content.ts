/** Rows of content.yaml, and from the number of a component to its id. The content may not have come yet. */
import type { GameContext } from "../../lib/board";
import type { Ref } from "../../lib/protocol";

export type Row = Record<string, unknown>;

export function rows(game: Pick<GameContext, "content">, section: string): Row[] {
  const all = game.content[section];
  return Array.isArray(all) ? (all as Row[]) : [];
}

export function row(game: Pick<GameContext, "content">, section: string, id: string): Row | undefined {
  return rows(game, section).find((known) => String(known["id"]) === id);
}

/** A survivor, or the other side of a survivor's card. */
export function survivorRow(game: Pick<GameContext, "content">, id: string): Row | undefined {
  const found = row(game, "survivors", id.replace(/-z$/, ""));
  return id.endsWith("-z") ? (found?.["reverse"] as Row | undefined) : found;
}

export function number(from: Row | undefined, key: string): number | undefined {
  const value = from?.[key];
  return typeof value === "number" ? value : undefined;
}

/** R, P or D; empty if it is not known. */
export function tag(from: Row | undefined): string {
  return typeof from?.["provenance"] === "string" ? from["provenance"] : "";
}

const CHARACTERS = ["bear", "cathy", "dan", "james", "jane", "joe", "laurie", "louise", "maddie", "parker", "terry", "travis"];

/** What a ref speaks of, as a close-up knows it: `survivor/bear`, `equipment/pistol`. */
export function whatOf(game: Pick<GameContext, "content">, ref: Ref): string | undefined {
  const [kind = "", digits = ""] = ref.split(":");
  const at = Number(digits);
  switch (kind) {
    case "survivor": {
      const id = CHARACTERS[at % CHARACTERS.length];
      return id && `survivor/${id}${at >= CHARACTERS.length ? "-z" : ""}`;
    }
    case "card": {
      const card = cardKind(game, at);
      return card && `equipment/${card}`;
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
