/** Where in the game the table is: the Day, and whose turn it is. */
import type { Course, GameContext } from "../../lib/board";
import { survivorName } from "./names";
import { type CardsView, DAYS } from "./view";

export function course(view: CardsView, game: GameContext): Course {
  return { round: game.text("board.day", view.day, DAYS), phases: view.survivors.map((who) => survivorName(game, who)), at: view.survivors.findIndex(({ seat }) => seat === view.active) };
}
