/** What an event sounds like, told by its rule: every kind of event names one. */
import type { SoundName } from "../../lib/board";
import type { GameEvent } from "../../lib/protocol";

const byRule: Record<string, SoundName> = {
  "COD-DMG-01": "zombie",
  "COD-NOISE-01": "zombie",
  "COD-CALL-05": "zombie",
  "COD-GAME-02": "zombie",
  "COD-NAMED-01": "bad",
  "COD-LAST-01": "bad",
  "COD-DAY-03": "bad",
  "COD-DMG-05": "bad",
  "COD-PAR-01": "bad",
  "COD-CARD-04": "hit",
  "COD-EXPL-01": "hit",
  "COD-DEATH-01": "death",
  "COD-WALK-03": "card",
  "COD-ACT-01": "card",
  "COD-ACT-05": "card",
  "COD-ACT-07": "card",
  "COD-NAMED-04": "card",
  "COD-CARD-06": "good",
  "COD-CARD-07": "good",
  "COD-CALL-02": "good",
  "COD-NAMED-02": "good",
  "COD-NAMED-14": "good",
  "COD-TURN-02": "turn",
  "COD-END-01": "end",
  "COD-END-02": "end",
  "COD-LAST-02": "end",
};

export const sound = (event: GameEvent): SoundName | undefined => byRule[event.rule];
