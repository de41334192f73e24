/** What every part of the board is handed: the view, the words, the hand of the player. */
import type { Hand } from "../../kit/light";
import type { GameContext } from "../../lib/board";
import type { Card, CityView, Person, Place, Player } from "./view";

export interface Table extends Hand {
  view: CityView;
  game: GameContext;
  /** How large words are in the picture (scene/plan.ts). */
  font: number;
}

/** Numbers on tokens are larger than words. */
export function digits(t: Table): number {
  return Math.max(23, Math.round(t.font * 1.1));
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

/** Somebody in words: who, whose, fresh or not, worth how much, hidden or not. */
export function personWords(game: GameContext, person: Person): string {
  const said = game.text("board.person", game.text(`character.${person.character}`), game.seatName(person.owner), game.text(person.fresh ? "board.fresh" : "board.exhausted"), person.value);
  return person.hidden ? `${said} ${game.text("board.hidden")}` : said;
}

/** A player's people that live and stand somewhere. */
export function alive(view: CityView, seat: number): Person[] {
  return view.places.flatMap((place) => place.people).filter((person) => person.owner === seat);
}

/** A player in words: what everybody may count, and what the viewer knows besides. */
export function playerWords(t: Pick<Table, "view" | "game">, player: Player): string {
  const { view, game } = t;
  const { text } = game;
  const people = alive(view, player.seat);
  const known = player.knownCards.map((card) => text(`action-card.${card.card}`)).join(", ");
  return [
    game.seatName(player.seat),
    isYou(view, player.seat) ? text("board.you") : "",
    view.firstPlayer === player.seat ? text("board.first-player") : "",
    // Before everybody is placed nobody lives yet.
    !player.living && player.lost.length > 0 ? text("board.out") : text("board.hand-of", player.hand),
    text("board.antidotes-of", player.antidotes, people.length),
    text("board.food-of", player.foodTokens),
    text("board.worth", people.reduce((sum, person) => sum + person.value, 0)),
    player.lost.length > 0 ? text("board.lost", player.lost.map((id) => text(`character.${id}`)).join(", ")) : "",
    known === "" ? "" : text("board.known", known),
    view.chosen.includes(player.seat) ? text("board.chosen") : "",
    game.awaited.includes(player.seat) ? text("board.awaited") : "",
    view.over ? text("board.points", player.score) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** What a place is like, in words. */
export function placeWords(game: GameContext, place: Place): string {
  const condition = place.attackAt > 0 ? game.text("board.attack-at", place.attackAt) : game.text("board.attack-outnumber");
  return [placeName(game, place), game.text("board.zombies", place.zombies), condition, game.text("board.room", place.people.length, place.capacity || "∞")].join(", ");
}
