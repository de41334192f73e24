/** Terms of offers and promises, as the view has them: in words, and sorted for the sheet of an offer. */
import type { OfferView, TermView } from "../../contract/CityView";
import type { GameContext } from "../../lib/board";

export type { TermView as Term } from "../../contract/CityView";

export type TermSide = "give" | "want";

/** A term in few words, whoever makes it: “2 antidotes”, “Gun”, “not to point at Ben”. */
export function termWords(game: GameContext, term: TermView, at = ""): string {
  const words = inWords(game, term);
  const place = term.place || at;
  return place && term.promise && !AT_ONCE.includes(term.kind) ? game.text("board.vow-at", words, game.text(`location.${place}`)) : words;
}

/** Promises that say their place themselves. */
const AT_ONCE = ["play", "ability"];

const LOCATIONS = ["church", "hospital", "bank", "armory", "tower", "crossroads"];

function inWords(game: GameContext, { promise, shown, kind, args }: TermView): string {
  const { text, seatName } = game;
  if (shown) {
    const what = kind === "hand" ? text("board.whole-hand") : text(`action-card.${kind}`);
    return text(args[0] === "all" ? "board.shown-to-all" : "board.shown", what);
  }
  if (!promise) {
    if (kind === "antidotes") return text("board.antidotes", Number(args[0]));
    if (kind === "food") return args[0] === undefined ? text("board.any-food") : text("board.food-worth", Number(args[0]));
    return kind === "any-card" ? text("board.any-card") : text(`action-card.${kind}`);
  }
  switch (kind) {
    case "no-action":
    case "no-action-share":
    case "support":
      return text(`board.vow-${kind}`);
    case "share-card":
    case "share-antidote":
      return args[0] === undefined ? text(`board.vow-${kind}`) : text(`board.vow-${kind}-to`, seatName(Number(args[0])));
    case "play": {
      const card = text(`action-card.${args[0]}`);
      const aim = args.slice(1).map((one) => aimWords(game, one));
      return aim.length === 0 ? text("board.vow-now", card) : text("board.vow-play", card, aim.join(" → "));
    }
    case "play-there":
      return text("board.vow-play-there", text(`action-card.${args[0]}`));
    case "ability": {
      const who = text(`character.${args[0]}`);
      return args[1] === undefined ? text("board.vow-ability", who) : text("board.vow-ability-on", who, aimWords(game, args[1]));
    }
    default:
      return text(`board.vow-${kind}`, seatName(Number(args[0])));
  }
}

/** What a promised play is aimed at: a location, a player, a colour, a character. */
function aimWords(game: GameContext, aim: string): string {
  if (/^\d$/.test(aim)) return game.seatName(Number(aim));
  if (LOCATIONS.includes(aim)) return game.text(`location.${aim}`);
  return game.text(COLOURS.includes(aim) ? `colour.${aim}` : `character.${aim}`);
}

const COLOURS = ["green", "violet", "white", "blue", "red", "yellow"];

/** What a deal will do, in one sentence: who gives what now, and who owes what; among three also to whom. */
export function sentence(game: GameContext, offer: OfferView, you: number): string {
  const { text, seatName } = game;
  const { from, to } = offer;
  const three = offer.third >= 0;
  const parts = offer.terms.filter(({ side }) => side !== "say").map((term) => {
    const giver = term.of >= 0 ? term.of : term.side === "give" ? from : to;
    const taker = term.to >= 0 ? term.to : giver === from ? to : from;
    const kind = !term.promise ? "deal-now" : `${term.binding ? "deal-word" : "deal-free"}${three ? "-to" : ""}`;
    // What one does oneself is said otherwise.
    const person = giver === you ? "-own" : taker === you ? "-you" : "";
    return text(`board.${kind}${person}`, seatName(giver), seatName(taker), termWords(game, term));
  });
  if (parts.length === 0) return text("board.deal-nothing");
  const said = parts.join("; ");
  return `${said.charAt(0).toLocaleUpperCase()}${said.slice(1)}.`;
}

/** Why somebody should take the offer, as it is said; empty if nothing is. */
export function reason(game: GameContext, { terms }: Pick<OfferView, "terms">): string {
  const said = terms.find(({ side }) => side === "say");
  return said ? reasonWords(game, said) : "";
}

export function reasonWords(game: GameContext, { kind, args }: TermView): string {
  const one = args[0] ?? "";
  return game.text(`board.reason-${kind}`, kind === "leader" ? game.seatName(Number(one)) : one === "" ? "" : game.text(`character.${one}`));
}

/** What a close-up of the term would show, if it is a thing. */
export function termThing({ promise, kind, args }: TermView): string | undefined {
  if (promise) return kind === "play" || kind === "play-there" ? `action-card/${args[0]}` : kind === "ability" ? `character/${args[0]}` : undefined;
  return ["antidotes", "any-card", "food", "hand"].includes(kind) ? undefined : `action-card/${kind}`;
}

export interface Offered {
  antidotes: TermView[];
  cards: TermView[];
  food: TermView[];
  /** Cards and hands that are shown, and stay where they are. */
  shown: TermView[];
  /** Short lists of promises: votes, ties, sharing, keeping still. */
  promises: TermView[];
  /** Location → what can be promised about it, later in the round. */
  later: Map<string, TermView[]>;
  abilities: TermView[];
  /** Card → where it could be played. */
  plays: Map<string, TermView[]>;
}

/** What may be added to one side of a draft, sorted for the sheet. */
export function offered({ addable }: Pick<OfferView, "addable">, side: TermSide): Offered {
  const sorted: Offered = { antidotes: [], cards: [], food: [], shown: [], promises: [], later: new Map(), abilities: [], plays: new Map() };
  for (const term of addable) {
    if (term.side !== side) continue;
    if (term.shown) sorted.shown.push(term);
    else if (!term.promise) (term.kind === "antidotes" ? sorted.antidotes : term.kind === "food" ? sorted.food : sorted.cards).push(term);
    else if (term.place !== "") sorted.later.set(term.place, [...(sorted.later.get(term.place) ?? []), term]);
    else if (term.kind === "ability") sorted.abilities.push(term);
    else if (term.kind === "play") sorted.plays.set(term.args[0] ?? "", [...(sorted.plays.get(term.args[0] ?? "") ?? []), term]);
    else sorted.promises.push(term);
  }
  return sorted;
}
