/** What a choice is done with: the card that it names first. */
import { faceOf } from "../../kit/cues";
import type { GameContext } from "../../lib/board";
import type { Choice } from "../../lib/protocol";
import { cardName } from "./names";
import type { CardsView } from "./view";

export function thing({ args: [first] }: Choice, view: CardsView, game: GameContext): string {
  const card = typeof first === "string" ? faceOf(view, first) : undefined;
  return card === undefined ? "" : cardName(game, { card });
}
