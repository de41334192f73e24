/** Where in the year the table is: the round, and the season that is on. */
import type { Course, GameContext } from "../../lib/board";
import { seasonOf, SEASONS } from "./content";
import type { AmanecerView } from "./view";
import { say } from "./words";

export function course(view: AmanecerView, game: GameContext): Course | undefined {
  if (view.round === 0) return undefined;
  return { round: say(game.lang, "round-of", view.round, view.rounds), phases: SEASONS.map((season) => game.text(`season.${season}`)), at: view.season === "" ? -1 : SEASONS.indexOf(seasonOf(view.season)) };
}
