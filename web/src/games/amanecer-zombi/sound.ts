/** Which sound an event makes: told by its rule, for the words of an event are in a language. */
import type { SoundName } from "../../lib/board";
import type { GameEvent } from "../../lib/protocol";

const BY_RULE: Record<string, SoundName> = {
  "AMZ-SETUP-04": "card",
  "AMZ-ROUND-05": "turn",
  "AMZ-ROUND-06": "turn",
  "AMZ-GEN-14": "good",
  "AMZ-MOVE-01": "card",
  "AMZ-MOVE-10": "bad",
  "AMZ-CARD-03": "card",
  "AMZ-CARD-05": "zombie",
  "AMZ-INT-06": "bad",
  "AMZ-VEH-01": "card",
  "AMZ-VEH-11": "bad",
  "AMZ-SRCH-04": "card",
  "AMZ-SRCH-07": "good",
  "AMZ-SRCH-11": "good",
  "AMZ-SKILL-01": "good",
  "AMZ-OBJ-05": "good",
  "AMZ-MISS-01": "good",
  "AMZ-MISS-08": "zombie",
  "AMZ-CMB-01": "zombie",
  "AMZ-ZOM-01": "zombie",
  "AMZ-ZOM-04": "bad",
  "AMZ-INI-01": "dice",
  "AMZ-INI-09": "dice",
  "AMZ-MEL-01": "dice",
  "AMZ-MEL-02": "hit",
  "AMZ-NOISE-01": "zombie",
  "AMZ-CMB-07": "good",
  "AMZ-FLEE-01": "bad",
  "AMZ-BLOCK-04": "bad",
  "AMZ-PVP-01": "hit",
  "AMZ-NEG-03": "card",
  "AMZ-DMG-01": "hit",
  "AMZ-LOD-02": "dice",
  "AMZ-DEATH-01": "death",
  "AMZ-DEATH-06": "death",
  "AMZ-SCORE-06": "end",
  "AMZ-SOLO-17": "end",
  "AMZ-SOLO-19": "end",
};

export function sound(event: GameEvent): SoundName | undefined {
  return BY_RULE[event.rule];
}
