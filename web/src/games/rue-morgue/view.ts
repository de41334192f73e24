/** The view of Rue Morgue, as the server sends it, and what the page knows of the game. */
import type { Level } from "../../contract/MorgueView";

export type {
  CardView,
  DoorView,
  Level,
  MapView,
  MorgueView,
  ObjectiveView,
  PlaceView,
  SkillView,
  SurvivorView,
  ZoneKind as PlaceKind,
} from "../../contract/MorgueView";

/** The order of content's zombies. */
export const KINDS = ["walker", "fatty", "runner", "crawler", "a-bomb"] as const;
export type Kind = (typeof KINDS)[number];

export const LEVELS: readonly Level[] = ["blue", "yellow", "orange", "red"];
/** Experience with which each danger level begins. */
export const LEVEL_FROM: Record<Level, number> = { blue: 0, yellow: 7, orange: 19, red: 43 };
