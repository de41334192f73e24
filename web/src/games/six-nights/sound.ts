/** Which sound an event makes. */
import type { SoundName } from "../../lib/board";
import type { GameEvent } from "../../lib/protocol";

const BY_RULE: Record<string, SoundName> = {
  "SIX-NIGHT-01": "turn",
  "SIX-DOOR-01": "card",
  "SIX-LAST-02": "good",
  "SIX-LAST-03": "zombie",
  "SIX-LAST-04": "card",
  "SIX-CRATE-01": "good",
  "SIX-BREACH-01": "bad",
  "SIX-VOTE-01": "vote",
  "SIX-VOTE-03": "hit",
  "SIX-END-01": "end",
  "SIX-END-03": "death",
};

export const sound = (event: GameEvent): SoundName | undefined => BY_RULE[event.rule];
