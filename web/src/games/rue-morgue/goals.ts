/** What has to be done next, and where on the map that is. Pure. */
import type { MorgueView } from "./view";

/** The number of the first goal that is not reached, or -1. */
export const nextGoal = (view: MorgueView): number => view.goals.findIndex(({ reached }) => !reached);

/** Zones where the next goal can be worked on; none where it is everywhere. */
export function nextZones(view: MorgueView): number[] {
  const goal = view.goals[nextGoal(view)];
  if (!goal || view.phase === "over") return [];
  const named = goal.args.flatMap(({ zones }) => zones);
  const lying = (colour?: string) => view.objectives.filter((one) => one.zone >= 0 && !one.taken && (colour === undefined || one.colour === "" || one.colour === colour)).map(({ zone }) => zone);
  const zones = (() => {
    switch (goal.kind) {
      case "gather":
      case "leave-starting":
      case "leave-surviving":
        return view.map.places.flatMap(({ exit }, zone) => (exit ? [zone] : []));
      case "take-all":
      case "score":
        return lying();
      case "take-red":
      case "take-blue":
      case "take-pink":
        return lying(goal.kind.slice("take-".length));
      case "deliver":
        return view.objectives.some(({ carrier }) => carrier !== "") ? named : lying();
      default:
        return named;
    }
  })();
  return [...new Set(zones)];
}
