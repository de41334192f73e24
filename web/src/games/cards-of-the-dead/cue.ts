/** How the events of Cards of the Dead are staged. */
import { casting, faceOf, firstOf } from "../../kit/cues";
import { beats } from "./staging.json";
import type { CardsView } from "./view";

export const cue = casting<CardsView>(beats, (event, view) => {
  const card = firstOf(event, "card");
  const face = card && READ.includes(event.kind) ? faceOf(view, card) : undefined;
  return face ? { what: event.kind === "threat-revealed" ? `threat/${face}` : `card/${face}` } : {};
});

/** Cards that are turned are read. */
const READ = [...beats.reveal, "lured", "enters-fast", "explodes"];
