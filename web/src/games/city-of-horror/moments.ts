/** Where in the round the table is. */
import type { CityView } from "./view";

export const PHASES = ["choose", "invasion", "move", "resolve"] as const;

export type Phase = (typeof PHASES)[number] | "setup" | "end";

const BY_MOMENT: Record<string, Phase> = {
  "place-one": "setup",
  draft: "setup",
  "round-start": "choose",
  "movement-card": "choose",
  "late-choice": "choose",
  "cards-revealed": "choose",
  "invasion-done": "invasion",
  mover: "move",
  moved: "move",
  blonde: "move",
  final: "end",
  vaccinate: "end",
};

/** Some moments (an answer to a card, a deal) can come anywhere: then the table itself tells. */
export function phaseOf(view: CityView): Phase {
  const known = BY_MOMENT[view.moment];
  if (known) return known;
  if (view.over) return "end";
  if (view.round === 0) return "setup";
  if (view.here !== "") return "resolve";
  if (view.invasionsTurned.length <= view.round) return "choose";
  return view.players.some((player) => player.movement !== "") ? "move" : "resolve";
}

/** Locations of this round that are behind us. */
export function resolved(view: CityView): Set<string> {
  if (phaseOf(view) !== "resolve") return new Set(phaseOf(view) === "end" ? view.order : []);
  const here = view.order.indexOf(view.here as never);
  return new Set(here < 0 ? [] : view.order.slice(0, here));
}

/** The location that comes after this one; "": none this round, or not yet. */
export function nextUp(view: CityView): string {
  if (!["move", "resolve"].includes(phaseOf(view))) return "";
  return view.order[view.order.indexOf(view.here as never) + 1] ?? "";
}

/** The attack on the location that is being resolved is behind us. */
export function attackOver(view: CityView): boolean {
  return ["share", "vote-share", "tie-share", "hand-out"].includes(view.moment);
}

export function isVote(view: CityView): boolean {
  return view.moment === "vote-attack" || view.moment === "vote-share";
}
