/** Which sound an event makes: told by its rule, for the words of an event are in a language. */
import type { SoundName } from "../../lib/board";
import type { GameEvent } from "../../lib/protocol";

const BY_RULE: Record<string, SoundName> = {
  "RMO-SETUP-08": "card",
  "RMO-SETUP-16": "turn",
  "RMO-TURN-11": "zombie",
  "RMO-WOUND-01": "zombie",
  "RMO-WOUND-03": "bad",
  "RMO-WOUND-04": "death",
  "RMO-ABOM-05": "bad",
  "RMO-SPAWN-03": "dice",
  "RMO-SPAWN-06": "zombie",
  "RMO-CARD-01": "zombie",
  "RMO-MINI-01": "bad",
  "RMO-DOOR-01": "hit",
  "RMO-TENT-02": "card",
  "RMO-TRIG-02": "bad",
  "RMO-SRCH-03": "card",
  "RMO-OBJ-01": "good",
  "RMO-XP-02": "good",
  "RMO-COMBAT-01": "dice",
  "RMO-COMBAT-05": "hit",
  "RMO-RANGED-08": "bad",
  "RMO-CRAFT-01": "card",
  "RMO-CRAFT-07": "hit",
  "RMO-END-01": "good",
  "RMO-END-02": "end",
  "RMO-END-03": "end",
  "RMO-END-05": "good",
  "RMO-END-06": "end",
  "RMO-END-07": "end",
  "RMO-PVP-02": "end",
};

export function sound(event: GameEvent): SoundName | undefined {
  return BY_RULE[event.rule];
}
