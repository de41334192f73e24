/** A zombie phase in one line: its events, counted by kind. */
import type { GameEvent, Lang } from "../../lib/protocol";
import { say, type Key } from "./words";

const PHASE = "zombies-phase";
const COUNTED: [kind: string, word: Key][] = [
  ["bites", "sum-bites"],
  ["wounded", "sum-wounds"],
  ["dies", "sum-deaths"],
  ["horde-moves", "sum-moves"],
  ["appears", "sum-spawns"],
];

export function summary(events: readonly GameEvent[], lang: Lang): string | undefined {
  const from = events.findIndex((event) => event.kind === PHASE);
  if (from < 0) return undefined;
  const parts = COUNTED.flatMap(([kind, word]) => {
    const count = events.slice(from).filter((event) => event.kind === kind).length;
    return count > 0 ? [say({ lang }, word, count)] : [];
  });
  return parts.length > 0 ? `${say({ lang }, "sum-phase")}: ${parts.join(", ")}.` : undefined;
}
