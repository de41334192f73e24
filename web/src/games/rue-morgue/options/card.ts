import type { Picture } from "../workshop/bench";
import type { Plan } from "../workshop/plan";

/** A mission of the gallery. */
export interface Card {
  name: string;
  /** Of the workshop; empty for one that came with the game. */
  draft: string;
  plan: Plan;
  picture: Picture | undefined;
  /** The plan as a file. */
  text: string;
  /** It can be played. */
  sound: boolean;
  /** Where the plan comes from. */
  tag: string;
}
