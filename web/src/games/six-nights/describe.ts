/** The table in words, zone by zone, for whoever does not see it. */
import type { GameContext, Zone } from "../../lib/board";
import type { ShelterView, SurvivorView } from "../../contract/ShelterView";

export function nightName({ end, tonight }: ShelterView, { text }: GameContext): string {
  return end !== "going-on" ? text(`board.${end}`) : tonight ? text(`night.${tonight.id}`) : "";
}

export const cardInWords = (id: string, { text }: GameContext): string => `${text(`card.${id}`)}: ${text(`about-card.${id}`)}`;

export function describe(view: ShelterView, game: GameContext): Zone[] {
  const { text } = game;
  const tonight = view.tonight ? [text("board.night", view.night, view.nights), text("board.zombies", view.zombies), text("board.strength", view.strength), text("board.crate", view.tonight.tins)] : [];
  return [
    { name: nightName(view, game), items: [...tonight, text("board.breaches", view.breaches, 3), text("board.deck", view.deck), text("board.discard", view.discard.length)] },
    { name: text("board.survivors"), items: view.survivors.map((who) => inWords(who, view, game)) },
    ...(view.hand.length > 0 ? [{ name: text("board.hand"), items: view.hand.map(({ id }) => cardInWords(id, game)) }] : []),
  ];
}

/** All that everybody sees of a survivor. */
export function inWords(who: SurvivorView, view: ShelterView, { text, seatName }: GameContext): string {
  const words = [text("board.tins", who.tins), text("board.bites", who.bites), text("board.cards", who.cards)];
  if (view.lookout === who.seat) words.push(text("board.lookout"));
  if (who.hidden) words.push(text("board.hidden"));
  if (who.laid) words.push(`${text("board.door")}: ${text(`card.${who.laid.id}`)}, ${text("board.given", who.given)}`);
  else if (view.asks === "lay") words.push(text(who.answered ? "board.face-down" : "board.thinks"));
  if (view.end !== "going-on") words.push(text("board.score", who.score));
  return `${seatName(who.seat)}: ${words.join(", ")}`;
}
