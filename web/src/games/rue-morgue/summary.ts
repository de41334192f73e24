/** A zombie phase in one line: its events, counted by kind. */
import type { GameEvent, Lang } from "../../lib/protocol";
import { say, type Key } from "./words";

const PHASE = "zombies-phase";
const COUNTED: [kind: string, word: Key][] = [
  ["bites", "sum-bites"],
  ["grabbed", "sum-drags"],
  ["wounded", "sum-wounds"],
  ["dies", "sum-deaths"],
  ["horde-moves", "sum-moves"],
  ["appears", "sum-spawns"],
];

/** A phase that a question has cut in two goes on without its heading. */
const GOES_ON = ["spawn-dice", "horde-moves"];

/** What was told of a zombie phase. */
export function phaseOf(events: readonly GameEvent[]): readonly GameEvent[] {
  const from = events.findIndex((event) => event.kind === PHASE);
  if (from >= 0) return events.slice(from + 1);
  return events.some(({ kind }) => GOES_ON.includes(kind)) ? events : [];
}

export function summary(events: readonly GameEvent[], lang: Lang): string | undefined {
  const phase = phaseOf(events);
  const parts = COUNTED.flatMap(([kind, word]) => {
    const count = phase.filter((event) => event.kind === kind).length;
    return count > 0 ? [say({ lang }, word, count)] : [];
  });
  return parts.length > 0 ? `${say({ lang }, "sum-phase")}: ${parts.join(", ")}.` : undefined;
}
