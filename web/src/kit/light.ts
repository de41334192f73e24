/**
 * One way to light up and to pick, for everything on a board: a thing glows when a choice touches it, and a click on it is a click on the
 * ref that the choice names. That need not be its own: of equal cards the rules offer only the first, and the others stand for it.
 */
import type { Picking } from "../lib/board";
import type { Choice, Ref } from "../lib/protocol";

/** `soft`: it may also be done, but is not what the question is about. `faint`: it can be clicked, but is nothing new. */
export type Glow = "full" | "soft" | "faint" | "none";

/** What a piece has to know of the table. */
export interface Hand {
  pick: Picking;
  /** How strongly something glows. Without it, all that is lit glows fully. */
  glow?: (ref: Ref) => Glow;
}

export interface Light {
  /** What a click on it stands for. */
  ref: Ref;
  lit: boolean;
  /** Lit, but the question is about something else: it glows a little. */
  soft: boolean;
  /** Lit, but no news: it can be clicked and does not glow. */
  faint: boolean;
  picked: boolean;
  hot: boolean;
}

/**
 * `own` are the refs of the thing itself: a card, and the space it lies on. `standIns` are others that a click on it may mean.
 * Clicking what is picked releases it, so that comes first; where nothing can be done, a ref whose reason is known.
 */
export function light({ pick, glow }: Hand, own: readonly (Ref | undefined)[], standIns: readonly (Ref | undefined)[] = []): Light {
  const mine = own.filter((ref) => ref !== undefined);
  const all = [...new Set([...mine, ...standIns.filter((ref) => ref !== undefined)])];
  const why = () => (all.length > 1 ? all.find((ref) => pick.uses(ref).cannot.length > 0) : undefined);
  const ref = all.find((one) => pick.picked(one)) ?? all.find((one) => pick.lit(one)) ?? why() ?? all[0] ?? "";
  const lit = pick.lit(ref);
  const how = lit ? glow?.(ref) : undefined;
  return { ref, lit, soft: how === "soft", faint: how === "faint", picked: pick.picked(ref), hot: mine.some((one) => pick.hot(one)) };
}

/**
 * Where nearly everything can be touched, a table where all glows tells nothing. So at first only that glows which a choice begins with;
 * where it leads to glows once that is picked. `begins` says which targets of a choice these are: none of one that is always possible.
 * `beside`: the question is not about it, it may just be done as well; then it glows softly.
 */
export function glowing(pick: Picking, begins: (choice: Choice) => readonly Ref[], beside: (choice: Choice) => boolean = () => false): (ref: Ref) => Glow {
  const { choices } = pick;
  const onTheWay = choices.some(({ targets }) => targets.some((ref) => pick.picked(ref)));
  if (onTheWay) return (ref) => (pick.lit(ref) ? "full" : "none");
  const first = new Set(choices.filter((choice) => !beside(choice)).flatMap(begins));
  const second = new Set(choices.filter(beside).flatMap(begins));
  return (ref) => (!pick.lit(ref) ? "none" : first.has(ref) ? "full" : second.has(ref) ? "soft" : "faint");
}

/** The classes of a light, for `class={["card", marks(at)]}`. */
export const marks = ({ lit, soft, faint, picked, hot }: Light) => ({ lit, soft, faint, picked, hot });

/** Lit, picked and hot look alike on everything that is drawn: a rim in the colour of the house. */
export function rim({ lit, soft, faint, picked, hot }: Light): string {
  if (hot || picked) return hot ? "var(--hot)" : "var(--picked)";
  return soft ? "var(--lit-dim)" : lit && !faint ? "var(--lit)" : "none";
}

/** Enter and Space do what a click does. */
export function byKey(act: (event: KeyboardEvent) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    act(event);
  };
}

export interface Handles {
  role?: "button" | "img";
  tabindex?: number;
  "aria-label"?: string;
  "aria-pressed"?: boolean;
  "data-as"?: Ref;
  onclick?: (event: MouseEvent) => void;
  onkeydown?: (event: KeyboardEvent) => void;
}

/**
 * Makes a button of any element while it can be picked: `<div class={marks(at)} {...handles(pick, at, words)}>`. Otherwise it is a picture.
 * `spoken`: the words are written in it, so it needs no label. `silent`: while it is no button nothing is said of it.
 */
export function handles(pick: Picking, at: Light, words: string, how: "labelled" | "spoken" | "silent" = "labelled"): Handles {
  if (!at.lit && !at.picked) return how === "silent" ? {} : { role: "img", "aria-label": words };
  const choose = (event: Event): void => {
    event.stopPropagation();
    pick.pick(at.ref, event.currentTarget as Element);
  };
  return {
    role: "button",
    tabindex: 0,
    ...(how !== "spoken" && { "aria-label": words }),
    "aria-pressed": at.picked,
    "data-as": at.ref,
    onclick: choose,
    onkeydown: byKey(choose),
  };
}
