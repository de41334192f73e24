/** Which sound an event makes, by its kind. */
import type { SoundName } from "../../lib/board";
import type { GameEvent } from "../../lib/protocol";

const BY_KIND: Record<string, SoundName> = {
  gets: "card",
  ready: "turn",
  bites: "zombie",
  wounded: "bad",
  dies: "death",
  makes: "card",
  grabbed: "bad",
  "game-lost": "end",
  "lost-too-few": "end",
  "lost-nobody-in-play": "end",
  "lost-one-dead": "end",
  "spawn-dice": "dice",
  appears: "zombie",
  "too-few": "bad",
  "extra-activation": "zombie",
  "zombies-phase": "zombie",
  "tent-opens": "card",
  "door-opens": "hit",
  trigger: "bad",
  finds: "card",
  "leaves-card": "card",
  takes: "good",
  "puts-down": "good",
  level: "good",
  leaves: "good",
  "goal-met": "good",
  "game-won": "good",
  "game-scored": "end",
  attacks: "dice",
  dice: "dice",
  hits: "dice",
  kills: "hit",
  shot: "bad",
  burns: "hit",
};

export function sound(event: GameEvent): SoundName | undefined {
  return BY_KIND[event.kind];
}
