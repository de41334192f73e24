import type { Briefing } from "../../lib/board";
import Face from "./Face.svelte";
import type { CityView } from "./view";

/** Everybody's townspeople, on the board or still waiting for a place. */
export const briefing: Briefing<CityView> = {
  cast: (view, game) =>
    [...view.places.flatMap((place) => place.people), ...view.players.flatMap((player) => player.waiting)].map(({ owner, character }) => ({
      seat: owner,
      id: character,
      name: game.text(`character.${character}`),
    })),
  Face,
};
