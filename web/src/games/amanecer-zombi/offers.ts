/** Terms of an offer: `give:pistol-2`, `want:medicine`. */
import type { AmanecerView } from "./view";

export interface Term {
  id: string;
  /** What the maker of the offer gives, or asks for. */
  gives: boolean;
  object: string;
}

export function termsOf(view: AmanecerView): Term[] {
  return view.offer.terms.map((id) => {
    const [verb = "", ...rest] = id.split(":");
    return { id, gives: verb !== "want", object: (rest.at(-1) ?? "").replace(/-\d+$/, "") };
  });
}
