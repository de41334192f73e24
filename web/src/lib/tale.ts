/** The log in lines: what belongs together is one. Pure. */
import type { Tale } from "./board";
import type { GameEvent } from "./protocol";

export interface Line {
  events: readonly GameEvent[];
  /** Where its first event stands among those that were given. */
  at: number;
}

export function folded(events: readonly GameEvent[], tale?: Pick<Tale, "goesOn">): Line[] {
  const lines: { events: GameEvent[]; at: number }[] = [];
  events.forEach((event, at) => {
    const before = lines.at(-1);
    // Secrets of one seat stand alone.
    if (before && tale && !event.only && !before.events[0]!.only && tale.goesOn(before.events[0]!, event)) before.events.push(event);
    else lines.push({ events: [event], at });
  });
  return lines;
}
