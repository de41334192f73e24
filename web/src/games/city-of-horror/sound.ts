/** Which sound an event makes: told by its rule, for the words of an event are in a language. */
import type { SoundName } from "../../lib/board";
import type { GameEvent } from "../../lib/protocol";

const BY_RULE: Record<string, SoundName> = {
  "COH-ROUND-02": "turn",
  "COH-MC-01": "card",
  "COH-INV-01": "zombie",
  "COH-INV-07": "good",
  "COH-MOV-04": "bad",
  "COH-MOV-20": "zombie",
  "COH-WIN-08": "card",
  "COH-WIN-13": "bad",
  "COH-CARD-01": "zombie",
  "COH-CARD-07": "hit",
  "COH-CARD-08": "hit",
  "COH-EXP-02": "death",
  "COH-EXP-04": "bad",
  "COH-ATT-02": "zombie",
  "COH-LDR-01": "zombie",
  "COH-VOTE-16": "vote",
  "COH-ATT-04": "death",
  "COH-NEG-05": "card",
  "COH-SITE-04": "good",
  "COH-END-05": "end",
  "COH-END-06": "end",
};

export function sound(event: GameEvent): SoundName | undefined {
  return BY_RULE[event.rule];
}
