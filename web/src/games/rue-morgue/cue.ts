/** How the events of Rue Morgue are staged. */
import { casting, firstOf } from "../../kit/cues";
import type { Cue } from "../../lib/beats";
import type { GameEvent } from "../../lib/protocol";
import { beats } from "./staging.json";
import type { MorgueView } from "./view";

/** Cards that are turned are read meanwhile, a Zombie card with the line that counts. */
function more(event: GameEvent): Partial<Cue> {
  if (event.kind === "card-drawn") return { what: `drawn/${[firstOf(event, "zombie-card"), firstOf(event, "card-line")].join("@")}` };
  if (event.kind === "finds" || event.kind === "destiny" || event.kind === "makes") return { what: `drawn/${firstOf(event, "card") ?? firstOf(event, "combination")}` };
  if (event.kind === "tent-opens") return { what: `drawn/${firstOf(event, "tent")}` };
  return {};
}

export const cue = casting<MorgueView>(beats, more);
