/** Lines of the log that make one: a throw with its dice, and the hits of both sides. */
import type { Tale } from "../../lib/board";
import type { GameEvent } from "../../lib/protocol";
import type { AmanecerView } from "./view";

const THROWS = ["group-rolled", "zombies-rolled", "initial-attack", "group-initial-attack"];
const DICE = ["die", "zombie-die"];
const HITS = ["group-hits", "zombie-hits"];

const is = (kinds: readonly string[], event: GameEvent | undefined): boolean => event !== undefined && kinds.includes(event.kind);
const open = (text: string): string => text.replace(/\.$/, "");

export const tale: Tale<AmanecerView> = {
  goesOn: (first, next) => (is(THROWS, first) ? is(DICE, next) : is(HITS, first) && is(HITS, next)),
  line: (events) => {
    const dice = events.filter((event) => is(DICE, event)).map(({ args }) => Number(args[0]));
    return dice.length > 0 ? `${open(events[0]?.text ?? "")}: ${dice.join(" ")}.` : events.map(({ text }) => text).join(" ");
  },
};
