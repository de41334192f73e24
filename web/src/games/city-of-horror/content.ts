/** Rows of content.yaml that close-ups read numbers and provenance from. The content may not have come yet. */
import type { GameContext } from "../../lib/board";

export type Row = Record<string, unknown>;

export function rows(game: GameContext, section: string): Row[] {
  const all = game.content[section];
  return Array.isArray(all) ? (all as Row[]) : [];
}

export function row(game: GameContext, section: string, id: string, side?: string): Row | undefined {
  return rows(game, section).find((known) => known.id === id && (side === undefined || known.side === side));
}

export function number(from: Row | undefined, key: string): number | undefined {
  const value = from?.[key];
  return typeof value === "number" ? value : undefined;
}

/** R, P or D; empty if it is not known. */
export function tag(from: Row | undefined): string {
  return typeof from?.provenance === "string" ? from.provenance : "";
}

/** `church-a` → church, A; `ruined-tower` → ruined-tower and no side; `church` → both sides. */
export function siteOf(id: string): { place: string; sides: string[] } {
  const found = /^(.+)-([ab])$/.exec(id);
  if (found) return { place: found[1]!, sides: [found[2]!.toUpperCase()] };
  return { place: id, sides: id === "ruined-tower" ? [""] : ["A", "B"] };
}
