/** The view of this game, as the server sends it, and what the page reads out of it. */
import type { CardsView } from "../../contract/CardsView";
import type { Ref } from "../../lib/protocol";

export type { CardsView, CardView, SpaceView, SpotView, SurvivorView } from "../../contract/CardsView";

export const DAYS = 3;
export const ACTIONS = 3;

/** Whose sheet lies large before the viewer: one's own, or that of whoever is in turn. */
export const focus = (view: CardsView, you: number): number => (you >= 0 && you < view.survivors.length ? you : Math.max(0, view.active));

/** What the active survivor would lose to bites if nothing changed. */
export const bitesComing = (view: CardsView): number =>
  view.spaces.reduce((sum, space) => sum + (space.card?.kind === "zombie" && space.paralysis !== "next-turn" ? space.damage : 0), 0);

/** The leftmost Free space, which the next card takes. */
export const nextSpace = (view: CardsView): number => view.spaces.find((space) => !space.blocked && space.card === null)?.number ?? 0;

/** Every component that a choice may touch. */
export function allRefs(view: CardsView): Ref[] {
  const refs: Ref[] = [...view.free.map((one) => one.ref), ...view.drawn.map((card) => card.ref)];
  for (const who of view.survivors) {
    refs.push(who.ref, ...[...who.hand, ...who.reserve, ...who.worn].map((card) => card.ref));
    for (const card of [who.equipped, who.loaded]) if (card) refs.push(card.ref);
  }
  for (const place of [...view.spaces, ...view.layout]) {
    refs.push(place.ref);
    if (place.card) refs.push(place.card.ref);
  }
  return refs;
}
