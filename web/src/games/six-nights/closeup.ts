/** A card or a night at reading size. */
import { type Page, rowPage, split } from "../../kit/closeup";
import type { GameContext } from "../../lib/board";
import { PICTURES } from "./art";

export function closeup(game: GameContext, what: string): Page {
  const { section, id } = split(what);
  const card = section === "card";
  const numbers = { strength: "board.strength", zombies: "board.zombies", tins: card ? "board.tins" : "board.crate", count: "board.copies" };
  const layers = PICTURES[card ? id : "zombie"] ?? [];
  return { ...rowPage(game, what, numbers), picture: { layers, box: card ? "0 0 48 48" : "-6 0 36 34", ground: card ? "var(--card)" : "#24305a" } };
}
