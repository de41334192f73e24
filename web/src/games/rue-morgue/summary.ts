/** A zombie phase in one line: counted by the rules that its events name. */
import type { GameEvent, Lang } from "../../lib/protocol";
import { say, type Key } from "./words";

const PHASE = "RMO-TURN-11";
const COUNTED: [rule: string, word: Key][] = [
  ["RMO-WOUND-01", "sum-bites"],
  ["RMO-WOUND-03", "sum-wounds"],
  ["RMO-WOUND-04", "sum-deaths"],
  ["RMO-PATH-01", "sum-moves"],
  ["RMO-SPAWN-06", "sum-spawns"],
];

export function summary(events: readonly GameEvent[], lang: Lang): string | undefined {
  const from = events.findIndex((event) => event.rule === PHASE);
  if (from < 0) return undefined;
  const parts = COUNTED.flatMap(([rule, word]) => {
    const count = events.slice(from).filter((event) => event.rule === rule).length;
    return count > 0 ? [say({ lang }, word, count)] : [];
  });
  return parts.length > 0 ? `${say({ lang }, "sum-phase")}: ${parts.join(", ")}.` : undefined;
}
