/** Click-click over a list of choices. Pure: says what a click means; `picking.svelte.ts` carries it out. */
import type { Choice, Ref } from "./protocol";

export type Click =
  /** One choice was left: play it. */
  | { do: "play"; choice: Choice }
  /** Several are left: remember the path, show these in a menu. */
  | { do: "narrow"; path: Ref[]; menu: Choice[] }
  /** What was picked is clicked again: back to before it. */
  | { do: "release"; path: Ref[] }
  /** Nothing can be done with it now. */
  | { do: "nothing" };

/** Choices that touch everything picked so far. */
export function remaining(choices: readonly Choice[], path: readonly Ref[]): Choice[] {
  return choices.filter((choice) => path.every((ref) => choice.targets.includes(ref)));
}

/** What lights up: everything that a choice still possible touches, except what is picked already. */
export function litRefs(choices: readonly Choice[], path: readonly Ref[]): Set<Ref> {
  const lit = new Set(remaining(choices, path).flatMap((choice) => choice.targets));
  for (const ref of path) lit.delete(ref);
  return lit;
}

export function click(choices: readonly Choice[], path: readonly Ref[], ref: Ref): Click {
  if (path.includes(ref)) return { do: "release", path: path.slice(0, path.indexOf(ref)) };
  const onward = narrow(choices, [...path, ref]);
  // A click beside the way so far begins a new one.
  return onward.do === "nothing" && path.length > 0 ? narrow(choices, [ref]) : onward;
}

/** Dragging one onto another picks both at once. */
export function dropped(choices: readonly Choice[], dragged: Ref, onto: Ref): Click {
  return dragged === onto ? { do: "nothing" } : narrow(choices, [dragged, onto]);
}

function narrow(choices: readonly Choice[], path: Ref[]): Click {
  const left = remaining(choices, path);
  const only = left[0];
  if (!only) return { do: "nothing" };
  return left.length === 1 ? { do: "play", choice: only } : { do: "narrow", path, menu: left };
}

/**
 * Do these need a menu? Not while each can be told from the others by what it still touches on the board: then a click there decides.
 */
export function needMenu(choices: readonly Choice[], path: readonly Ref[]): boolean {
  const ways = choices.map((choice) =>
    choice.targets
      .filter((ref) => !path.includes(ref))
      .sort()
      .join(" "),
  );
  return ways.includes("") || new Set(ways).size < ways.length;
}
