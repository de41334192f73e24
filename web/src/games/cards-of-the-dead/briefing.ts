import type { Briefing } from "../../lib/board";
import Face from "./Face.svelte";
import { survivorName } from "./names";
import type { CardsView } from "./view";

/** The survivors, as far as they are chosen. */
export const briefing: Briefing<CardsView> = {
  cast: (view, game) => view.survivors.filter(({ survivor }) => survivor !== "").map((who) => ({ seat: who.seat, id: who.survivor, name: survivorName(game, who) })),
  Face,
};
