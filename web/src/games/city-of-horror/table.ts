/** What every part of the board is handed: the view, the words, the hand of the player. */
import type { GameContext, Picking } from "../../lib/board";
import type { CityView, Place, Player } from "./view";

export interface Table {
  view: CityView;
  game: GameContext;
  pick: Picking;
}

/** The house's palette knows violet as purple. */
const PALETTE: Record<string, string> = { violet: "purple" };

/** CSS colour of one of the game's six colours. The ring of the Leader is in these, so people are too. */
export function paint(colour: string): string {
  return `var(--seat-${PALETTE[colour] ?? colour})`;
}

export function ink(colour: string): string {
  return `var(--seat-${PALETTE[colour] ?? colour}-ink)`;
}

export function initial(game: GameContext, seat: number): string {
  return ([...game.seatName(seat)][0] ?? "?").toUpperCase();
}

export function placeOf(view: CityView, id: string): Place | undefined {
  return view.places.find((place) => place.place === id);
}

export function playerOf(view: CityView, seat: number): Player | undefined {
  return view.players[seat];
}

export function placeName(game: GameContext, place: Pick<Place, "place" | "ruined"> | string): string {
  if (typeof place === "string") return game.text(`location.${place}`);
  return game.text(`location.${place.ruined ? "ruined-tower" : place.place}`);
}

export function isYou(view: CityView, seat: number): boolean {
  return seat >= 0 && view.seat === seat;
}
