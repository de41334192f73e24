/** Choices that would kill whoever makes them. Their labels say so, too; here the numbers on the table tell where to put the skull. */
import { isOf } from "../../kit/refs";
import type { GameContext } from "../../lib/board";
import type { Choice, Ref } from "../../lib/protocol";
import { cardFacts } from "./content";
import type { CardsView, SurvivorView } from "./view";

/** Where such choices begin: the card that is used, the Zombie that is struck. */
export function deadlyRefs(view: CardsView, game: GameContext, choices: readonly Choice[]): Set<Ref> {
  const found = choices.filter((choice) => kills(choice, view, game)).map(begins);
  return new Set(found.filter((ref) => ref !== undefined));
}

const begins = ({ targets }: Choice): Ref | undefined => targets.find((ref) => isOf(ref, "card"));

/** Would it surely be the end of the one in turn? */
export function kills(choice: Choice, view: CardsView, game: GameContext): boolean {
  const who = view.survivors[view.active];
  if (!who) return false;
  // A punch without an action costs Immunity, and Vitality where there is none.
  if (choice.verb === "free-attack") return who.immunity === 0 && who.vitality <= 1;
  return choice.verb === "use" && costOf(begins(choice), who, view, game) >= who.vitality;
}

/** What a card takes of Vitality when it is used: its price, and what Immunity cannot pay. Nothing where it restores Vitality. */
function costOf(card: Ref | undefined, who: SurvivorView, view: CardsView, game: GameContext): number {
  const facts = cardFacts(game, who.hand.find((held) => held.ref === card)?.card ?? "");
  if (!facts || facts["green-vitality"]) return 0;
  const strain = facts["green-immunity"] && view.threats.some((threat) => threat.card === "threat_strain") ? 1 : 0;
  const immunity = Math.min(who.immunityMax, who.immunity + (facts["green-immunity"] ?? 0) - strain);
  return (facts["red-vitality"] ?? 0) + Math.max(0, (facts["red-immunity"] ?? 0) - immunity);
}
