/** Which sound an event makes, by its kind. */
import type { SoundName } from "../../lib/board";
import type { GameEvent } from "../../lib/protocol";

const BY_KIND: Record<string, SoundName> = {
  "round-begins": "turn",
  "card-revealed": "card",
  "invasion-turned": "zombie",
  "antidotes-dropped": "good",
  "cards-dropped": "good",
  "turned-away": "bad",
  "blonde-attracts": "zombie",
  "paid-freshness": "good",
  "antidote-taken": "good",
  announced: "card",
  "announced-at": "card",
  "announced-from-to": "card",
  "announced-for": "card",
  "announced-leader": "card",
  "announced-against": "card",
  "announced-go-to": "card",
  "announced-back-door": "card",
  "announced-cancel": "card",
  "cancelled-by-card": "bad",
  "cancelled-by-punk": "bad",
  alarm: "zombie",
  "zombies-killed": "hit",
  sawn: "hit",
  "coming-antidotes": "good",
  "coming-cards": "good",
  "tower-explodes": "death",
  "armory-burns": "bad",
  "flees-fire": "bad",
  "no-attack": "zombie",
  attack: "zombie",
  voted: "vote",
  "leader-attacks": "zombie",
  eaten: "death",
  "offer-sent": "card",
  "offer-accepted": "card",
  "game-won": "end",
  "nobody-wins": "end",
};

export function sound(event: GameEvent): SoundName | undefined {
  return BY_KIND[event.kind];
}
