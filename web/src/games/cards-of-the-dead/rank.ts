/** Which verbs get a slot of the dock first: a fight, then the way on. */
const FIRST = ["attack", "free-attack", "walk", "use", "pick-up", "equip", "go"];

export function rank(verb: string): number {
  const at = FIRST.indexOf(verb);
  return at < 0 ? FIRST.length : at;
}
