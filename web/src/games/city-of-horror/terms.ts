/** Terms of offers and promises: `give:antidotes:2`, `want:gun`, `promise:vote-not:2`, `ask:play:shotgun:bank`. */
import type { GameContext } from "../../lib/board";
import type { Choice } from "../../lib/protocol";

export type TermSide = "give" | "want";

export interface Term {
  id: string;
  side: TermSide;
  /** Goods go over at once; a promise is for later. */
  promise: boolean;
  kind: string;
  args: string[];
}

export function readTerm(id: string): Term {
  const [verb = "", kind = "", ...args] = id.split(":");
  const promise = verb === "promise" || verb === "ask";
  return { id, side: verb === "give" || verb === "promise" ? "give" : "want", promise, kind, args };
}

/** A term in few words, whoever makes it: “2 antidotes”, “Gun”, “not to point at Ben”. */
export function termWords(game: GameContext, id: string): string {
  const { promise, kind, args } = readTerm(id);
  if (!promise) {
    if (kind === "antidotes") return game.text("board.antidotes", Number(args[0]));
    return kind === "any-card" ? game.text("board.any-card") : game.text(`action-card.${kind}`);
  }
  switch (kind) {
    case "vote-for":
    case "vote-not":
    case "tie-for":
    case "tie-not":
      return game.text(`board.vow-${kind}`, game.seatName(Number(args[0])));
    case "play":
      return game.text("board.vow-play", game.text(`action-card.${args[0]}`), game.text(`location.${args[1]}`));
    case "ability":
      return game.text("board.vow-ability", game.text(`character.${args[0]}`));
    default:
      return game.text(`board.vow-${kind}`);
  }
}

/** What a close-up of the term would show, if it is a thing. */
export function termThing(id: string): string | undefined {
  const { promise, kind, args } = readTerm(id);
  if (promise) return kind === "play" ? `action-card/${args[0]}` : kind === "ability" ? `character/${args[0]}` : undefined;
  return kind === "antidotes" || kind === "any-card" ? undefined : `action-card/${kind}`;
}

export interface Offered {
  antidotes: Choice[];
  cards: Choice[];
  /** Short lists of promises: votes, ties, sharing, keeping still. */
  promises: Choice[];
  abilities: Choice[];
  /** Card → where it could be played. */
  plays: Map<string, Choice[]>;
}

const VERBS = ["give", "want", "promise", "ask"];

/** What may be added to one side of a draft, sorted for the sheet. */
export function offered(choices: readonly Choice[], side: TermSide): Offered {
  const sorted: Offered = { antidotes: [], cards: [], promises: [], abilities: [], plays: new Map() };
  for (const choice of choices) {
    if (!VERBS.includes(choice.verb)) continue;
    const term = readTerm(choice.id);
    if (term.side !== side) continue;
    if (!term.promise) (term.kind === "antidotes" ? sorted.antidotes : sorted.cards).push(choice);
    else if (term.kind === "ability") sorted.abilities.push(choice);
    else if (term.kind === "play") sorted.plays.set(term.args[0] ?? "", [...(sorted.plays.get(term.args[0] ?? "") ?? []), choice]);
    else sorted.promises.push(choice);
  }
  return sorted;
}
