/** Which sound an event makes, by its kind. */
import type { SixNightsEvent } from "../../contract/six-nights.events";
import type { SoundName } from "../../lib/board";
import type { GameEvent } from "../../lib/protocol";

const BY_KIND: Partial<Record<SixNightsEvent["kind"], SoundName>> = {
  night: "turn",
  laid: "card",
  flare: "good",
  alarm: "zombie",
  hidden: "card",
  held: "good",
  crate: "good",
  breach: "bad",
  voted: "vote",
  abstained: "vote",
  bitten: "hit",
  dawn: "end",
  fallen: "death",
  lost: "death",
};

export const sound = ({ kind }: GameEvent): SoundName | undefined => BY_KIND[kind as SixNightsEvent["kind"]];
