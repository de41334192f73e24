/** What cannot be taken back: a card of the streets is turned, noise is made, somebody dies of it. */
import type { GameContext } from "../../lib/board";
import type { Choice } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import { kills } from "./deadly";
import { survivorName } from "./names";
import type { CardsView } from "./view";

const t = words({
  en: { dies: "This kills {0} for certain: it takes the last Vitality." },
  es: { dies: "Esto mata con seguridad a {0}: cuesta su última Vitalidad." },
});

const FINAL = ["run", "track", "free-attack"];

export const final = (choice: Choice, view: CardsView, game: GameContext): boolean => FINAL.includes(choice.verb) || kills(choice, view, game);

/** What is asked before it is sent: a death that is certain. */
export function doubt(choice: Choice, view: CardsView, game: GameContext): string | undefined {
  const who = view.survivors[view.active];
  return who && kills(choice, view, game) ? t("dies", survivorName(game, who)) : undefined;
}
