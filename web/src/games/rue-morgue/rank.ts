/** In which order it is shown what can be done: what one came for first, what can be done at any time last. Pure. */
const FIRST = [["melee", "shoot", "trick-shot", "charge", "bloodlust"], ["door", "break-in"], ["take"], ["search"]];
const LAST = [["reload", "team"], ["move", "sprint", "jump"], ["trade"], ["reorganize"], ["make-noise", "discard"]];

/** Skills, helicopters and what a mission adds stand between. */
const BETWEEN = FIRST.length;

/** From here on it can nearly always be done, and rarely matters. */
const QUIET = BETWEEN + 3;

export function rank(verb: string): number {
  const first = FIRST.findIndex((verbs) => verbs.includes(verb));
  const last = LAST.findIndex((verbs) => verbs.includes(verb));
  return first >= 0 ? first : last >= 0 ? BETWEEN + 1 + last : BETWEEN;
}

export const quiet = (verb: string): boolean => rank(verb) >= QUIET;
