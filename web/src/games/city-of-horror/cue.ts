/** How the events of City of Horror are staged. */
import { numberOf } from "../../kit/refs";
import { casting, faceOf, firstOf } from "../../kit/cues";
import type { Cue } from "../../lib/beats";
import type { GameEvent } from "../../lib/protocol";
import { beats } from "./staging.json";
import type { CityView } from "./view";

/** Promises and offers are spoken on the board, by somebody of the player; votes are held up there. */
const SPOKEN = ["promise-kept", "tie-broken"];

/** A card that is played or turned is read meanwhile; a promise is spoken by whoever gives it. */
function more(event: GameEvent, view: CityView): Partial<Cue> {
  const card = firstOf(event, "action");
  const face = card && faceOf(view, card);
  const invasion = event.kind === "invasion-turned" ? view.lastInvasion.id : event.kind === "saw" || event.kind === "tower-saw" ? view.coming.id : "";
  const seat = SPOKEN.includes(event.kind) ? firstOf(event, "seat") : undefined;
  return {
    ...(face ? { what: `action-card/${face}` } : invasion ? { what: `invasion-card/${invasion}` } : {}),
    ...(seat ? { by: numberOf(seat) } : {}),
  };
}

export const cue = casting<CityView>(beats, more);
