/** How the events of Amanecer Zombi are staged. */
import { casting, firstOf } from "../../kit/cues";
import { numberOf } from "../../kit/refs";
import type { Cue } from "../../lib/beats";
import type { GameEvent } from "../../lib/protocol";
import { ACTIONS } from "./art/actions";
import { pageOf } from "./cards";
import { beats } from "./staging.json";
import type { AmanecerView } from "./view";

const READ = ["played", "played-on-seat", "played-on-character", "played-on-object", "cancelled", "zombies-played", "revealed"];
const KINDS = Object.keys(ACTIONS);

/** A card that is turned or played is read meanwhile. */
function more(event: GameEvent, view: AmanecerView): Partial<Cue> {
  if (event.kind === "season-turned") return view.season === "" ? {} : { what: `season-card/${view.season}` };
  const card = READ.includes(event.kind) ? KINDS[numberOf(firstOf(event, "action"))] : undefined;
  if (card) return { what: pageOf(card) };
  const object = event.kind === "found" ? nameOf(view, firstOf(event, "object")) : undefined;
  return object ? { what: `object/${object}` } : {};
}

/** An Object that lies open somewhere. */
function nameOf(view: AmanecerView, ref: string | undefined): string | undefined {
  const open = [...view.search.found, ...view.groups.flatMap((group) => group.people.flatMap((person) => person.objects))];
  return open.find((object) => object.ref === ref)?.object;
}

export const cue = casting<AmanecerView>(beats, more);
