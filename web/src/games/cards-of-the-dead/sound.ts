/** Which sound an event makes, by its kind. */
import type { SoundName } from "../../lib/board";
import type { GameEvent } from "../../lib/protocol";

const BY_KIND: Record<string, SoundName> = {
  "threat-revealed": "bad",
  "turn-begins": "turn",
  "last-breath": "bad",
  infected: "good",
  "immunity-restored": "good",
  "vitality-restored": "good",
  "vitality-lost": "good",
  "picked-up": "card",
  equipped: "card",
  "weapon-replaced": "card",
  "weapon-back": "card",
  given: "card",
  walked: "card",
  "walked-through": "card",
  drawn: "card",
  bitten: "zombie",
  hurt: "bad",
  hit: "hit",
  destroyed: "hit",
  "paralysed-card": "bad",
  "paralysed-survivor": "bad",
  received: "good",
  explodes: "hit",
  noise: "zombie",
  lured: "zombie",
  "noise-card-discarded": "zombie",
  "enters-fast": "zombie",
  born: "zombie",
  horde: "bad",
  "run-away": "good",
  "nothing-happens": "bad",
  "infected-by": "good",
  home: "good",
  died: "death",
  "game-won": "end",
  "game-lost": "end",
  breathless: "end",
};

export function sound(event: GameEvent): SoundName | undefined {
  return BY_KIND[event.kind];
}
