/** Where in the night the table is: the round, its phases, and the place that is being resolved. */
import type { Course, GameContext } from "../../lib/board";
import { words } from "../../lib/words.svelte";
import { isVote, phaseOf, PHASES } from "./moments";
import type { CityView } from "./view";

const t = words({
  en: { round: "Round {0} of {1}", vote: "{0}: the vote", place: "{0}", setup: "Setting up", end: "The end" },
  es: { round: "Ronda {0} de {1}", vote: "{0}: votación", place: "{0}", setup: "Preparación", end: "El final" },
});

/** The helicopter comes after this many hours. */
const ROUNDS = 4;

export function course(view: CityView, game: GameContext): Course {
  const phase = phaseOf(view);
  // The same bar before, during and after: nothing in it comes and goes.
  const phases = PHASES.map((one) => game.text(`board.phase-${one}`));
  if (phase === "setup" || phase === "end") return { round: t(phase), phases, at: -1 };
  const here = view.here === "" ? undefined : view.places.find(({ place }) => place === view.here);
  const name = here && `${here.number > 0 ? `${here.number} · ` : ""}${game.text(`location.${here.place}`)}`;
  return { round: t("round", Math.min(ROUNDS, view.round), ROUNDS), phases, at: PHASES.indexOf(phase), ...(name ? { now: t(isVote(view) ? "vote" : "place", name) } : {}) };
}
