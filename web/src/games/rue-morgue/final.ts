/** What cannot be taken back and may cost a friend. Whom a shot may hit the house says: they follow what its label names. */
import type { GameContext } from "../../lib/board";
import type { Choice } from "../../lib/protocol";
import { nameOf, survivorOf } from "./table";
import type { MorgueView, SurvivorView } from "./view";
import { say } from "./words";

const SHOT = "shoot";

/** Those of one's own side who may be hit. */
export function friendsIn({ verb, args }: Choice, view: MorgueView): SurvivorView[] {
  return verb === SHOT ? args.flatMap((arg) => (typeof arg === "string" && survivorOf(view, arg)) || []) : [];
}

export const final = (choice: Choice, view: MorgueView): boolean => friendsIn(choice, view).length > 0;

/** What is asked before it is sent. */
export function doubt(choice: Choice, view: MorgueView, game: GameContext): string | undefined {
  const friends = friendsIn(choice, view);
  return friends.length === 0 ? undefined : say(game, "doubt", friends.map((one) => nameOf(game, one)).join(", "));
}
