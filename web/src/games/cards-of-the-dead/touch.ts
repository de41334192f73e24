/**
 * What makes a component touchable: lit when a choice touches it, a button for the mouse, the finger and the keyboard; a picture with words
 * otherwise. A component may answer to several refs: a card and the space it lies on, or a card and its twins in the same hand, of which
 * the rules offer only the first.
 */
import type { Picking } from "../../lib/board";
import type { Ref } from "../../lib/protocol";
import type { CardView } from "./view";

export interface Touch {
  /** The ref that a click stands for, if a click means anything now. */
  ref: Ref | undefined;
  lit: boolean;
  picked: boolean;
  hot: boolean;
}

export function touch(pick: Picking, own: (Ref | undefined)[], twins: Ref[] = []): Touch {
  const mine = own.filter((ref) => ref !== undefined);
  const known = [...mine, ...twins];
  // Clicking what is picked lets go of it.
  const picked = known.find((one) => pick.picked(one));
  const ref = picked ?? known.find((one) => pick.lit(one));
  return { ref, lit: ref !== undefined, picked: picked !== undefined, hot: mine.some((one) => pick.hot(one)) };
}

/** The other cards of a zone with the same face and back. Choosing one of them is the same choice. */
export const twins = (card: CardView, zone: CardView[]): Ref[] =>
  zone.filter((other) => other.ref !== card.ref && other.card === card.card && other.back === card.back).map((other) => other.ref);

export interface Handles {
  role: "button" | "img";
  tabindex?: number;
  "aria-label"?: string;
  "aria-pressed"?: boolean;
  "data-lit"?: "";
  "data-picked"?: "";
  "data-hot"?: "";
  onclick?: (event: MouseEvent) => void;
  onkeydown?: (event: KeyboardEvent) => void;
}

/** `spoken`: the component shows words itself, and a button's name must be what is written on it; it says the rest unseen. */
export function handles(pick: Picking, at: Touch, words: string, spoken = false): Handles {
  const marks = { ...(at.picked && { "data-picked": "" as const }), ...(at.hot && { "data-hot": "" as const }) };
  const { ref } = at;
  if (ref === undefined) return { role: "img", "aria-label": words, ...marks };
  const choose = (event: Event): void => {
    event.stopPropagation();
    pick.pick(ref, event.currentTarget as Element);
  };
  return {
    role: "button",
    tabindex: 0,
    ...(!spoken && { "aria-label": words }),
    "aria-pressed": at.picked,
    "data-lit": "",
    ...marks,
    onclick: choose,
    onkeydown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      choose(event);
    },
  };
}
