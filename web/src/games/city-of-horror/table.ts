/** What every part of the board is handed: the view, the words, the hand of the player. */
import type { Hand } from "../../kit/light";
import type { GameContext } from "../../lib/board";
import type { Card, CityView, Place } from "./view";

export interface Table extends Hand {
  view: CityView;
  game: GameContext;
}

export function placeOf(view: CityView, id: string): Place | undefined {
  return view.places.find((place) => place.place === id);
}

/** Of equal cards in a pile the rules offer only the first; the others stand for it. */
export function standsFor(card: Card, pile: readonly Card[]): string {
  return pile.find((other) => other.card === card.card)?.ref ?? card.ref;
}

export function placeName(game: GameContext, place: Pick<Place, "place" | "ruined"> | string): string {
  if (typeof place === "string") return game.text(`location.${place}`);
  return game.text(`location.${place.ruined ? "ruined-tower" : place.place}`);
}

export function isYou(view: CityView, seat: number): boolean {
  return seat >= 0 && view.seat === seat;
}
