/** Rows of a game's content.yaml, for the numbers on cards and close-ups. The content may not have come yet. */
import type { GameContext } from "../lib/board";

export type Row = Record<string, unknown>;

type WithContent = Pick<GameContext, "content">;

export function rows(game: WithContent, section: string): Row[] {
  const all = game.content[section];
  return Array.isArray(all) ? (all as Row[]) : [];
}

export function row(game: WithContent, section: string, id: string): Row | undefined {
  return rows(game, section).find((known) => String(known["id"]) === id);
}

export function number(from: Row | undefined, key: string): number | undefined {
  const value = from?.[key];
  return typeof value === "number" ? value : undefined;
}

export function words(from: Row | undefined, key: string): string[] {
  const value = from?.[key];
  return Array.isArray(value) ? value.map(String) : [];
}

export function part(from: Row | undefined, key: string): Row | undefined {
  const value = from?.[key];
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Row) : undefined;
}

/** R, P, D or two of them: where its values come from. Empty if that is not known. */
export function tag(from: Row | undefined): string {
  return typeof from?.["provenance"] === "string" ? from["provenance"] : "";
}
