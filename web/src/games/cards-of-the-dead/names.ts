/** What things are called, and how a card is told in a line. */
import type { GameContext } from "../../lib/board";
import type { Ref } from "../../lib/protocol";
import type { CardsView, CardView, SpaceView, SpotView, SurvivorView } from "./view";

export const cardName = (game: GameContext, card: { card: string; kind?: string }): string =>
  game.text((card.kind === "threat" || card.card.startsWith("threat_") ? "threat." : "card.") + card.card);

export const closeupOf = (card: CardView | null | undefined): string | undefined =>
  card ? (card.kind === "threat" ? `threat/${card.card}` : `card/${card.card}`) : undefined;

export const survivorName = (game: GameContext, who: SurvivorView): string => (who.survivor === "" ? game.seatName(who.seat) : game.text(`survivor.${who.survivor}`));

/** Whose survivor is called what, once everybody has one. */
export const called = (view: CardsView, game: GameContext): { seat: number; name: string }[] =>
  view.survivors.filter(({ survivor }) => survivor !== "").map((who) => ({ seat: who.seat, name: survivorName(game, who) }));

/** `Antiviral ×2, Bat` */
export function cardNames(game: GameContext, cards: CardView[]): string[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(cardName(game, card), (counts.get(cardName(game, card)) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n === 1 ? name : `${name} ×${n}`));
}

export function weaponWords(game: GameContext, who: SurvivorView): string {
  if (!who.equipped) return game.text("board.no-weapon");
  const words = [cardName(game, who.equipped)];
  if (who.equipped.card === "rifle") words.push(game.text(who.weaponSide === 0 ? "name.side-semiautomatic" : "name.side-automatic"));
  if (who.equippedUsesMax > 0) words.push(game.text("board.uses-left", who.equippedUsesMax - who.equippedUses, who.equippedUsesMax));
  return words.join(", ");
}

export const loadWords = (game: GameContext, who: SurvivorView): string =>
  who.loaded ? `${cardName(game, who.loaded)}, ${game.text("board.uses-left", who.loadedUsesMax - who.loadedUses, who.loadedUsesMax)}` : game.text("board.none");

export function spaceWords(game: GameContext, space: SpaceView, next = false): string {
  const words: string[] = [];
  if (space.blocked) words.push(game.text("board.blocked"));
  else if (!space.card) words.push(game.text(next ? "board.next-in" : "board.free"));
  else words.push(cardName(game, space.card), ...bodyWords(game, space, space.card));
  return `${game.text("name.space", space.number)}: ${words.join(", ")}`;
}

function bodyWords(game: GameContext, space: SpaceView, card: CardView): string[] {
  const words: string[] = [game.text(`kind.${card.kind}`)];
  if (card.kind === "zombie" || card.kind === "object") words.push(game.text("board.hit-points", space.toughness - space.hits, space.toughness));
  if (space.damage > 0) words.push(game.text("board.bites", space.damage));
  if (space.counter > 0) words.push(game.text("board.counter", space.turns, space.counter));
  if (due(space)) words.push(game.text("board.acts-next"));
  if (space.paralysis === "next-turn") words.push(game.text("board.paralysed"));
  if (space.paralysis === "served") words.push(game.text("board.recovering"));
  return words;
}

/** Its counter will be full in the coming Game Turn. */
export const due = (space: SpaceView): boolean => space.counter > 0 && space.turns + 1 === space.counter && space.paralysis !== "next-turn";

export function spotWords(game: GameContext, spot: SpotView): string {
  const face = spot.card ? cardName(game, spot.card) : game.text(`back.${spot.back}`);
  const state = spot.faceUp ? "board.face-up" : spot.known ? "board.seen" : "board.face-down";
  const cover = spot.faceUp ? [] : [game.text(spot.uncovered ? "board.uncovered" : "board.covered")];
  return `${game.text("name.spot", spot.row, spot.x)}: ${[face, game.text(state), ...cover].join(", ")}`;
}

/** The other cards of a zone with the same face and back. Choosing one of them is the same choice. */
export const twins = (card: CardView, zone: CardView[]): Ref[] =>
  zone.filter((other) => other.ref !== card.ref && other.card === card.card && other.back === card.back).map((other) => other.ref);
