/** How near a place is to an attack. */
import { attackOver, resolved } from "../moments";
import { attacked, threshold, type CityView, type Place } from "../view";

export type Level = "calm" | "near" | "attack";

export interface Threat {
  level: Level;
  /** Zombies that are there, and those that are missing until an attack. */
  there: number;
  missing: number;
  /** Nothing can happen there any more this round. */
  over: boolean;
}

export function threatOf(view: CityView, place: Place): Threat {
  const over = resolved(view).has(place.place) || (view.here === place.place && attackOver(view));
  const missing = Math.max(0, threshold(place) - place.zombies);
  const level = over ? "calm" : attacked(place) ? "attack" : missing === 1 && place.people.length > 0 ? "near" : "calm";
  return { level, there: place.zombies, missing, over };
}
