/** What is seen of an event on the board while it is told: a number that rises, a sign, a title, the season card. Pure. */
import { numberOf } from "../../../kit/refs";
import type { AmanecerZombiEvent } from "../../../contract/amanecer-zombi.events";
import type { GameEvent, Ref } from "../../../lib/protocol";

export type Tone = "bad" | "good" | "calm" | "clash";

/** `at`: where it happens; the first of these that is on the board. */
export type Effect =
  | { look: "number"; at: Ref[]; text: string; tone: Tone }
  | { look: "title"; text: string; tone: Tone; seats: number[] }
  /** A Damage card falls on somebody: a ref like `damage:3`. */
  | { look: "falls"; at: Ref[]; damage: Ref }
  /** A Zombie card goes to the player who has won it. */
  | { look: "card"; at: Ref[]; action: number }
  | { look: "season" };

/** Only what came since the last time; a new story begins from its start. */
export function fresh(before: readonly GameEvent[], now: readonly GameEvent[]): readonly GameEvent[] {
  const goesOn = before.length > 0 && before.length <= now.length && before.every((event, i) => event === now[i]);
  return goesOn ? now.slice(before.length) : now;
}

export function effectsOf(events: readonly GameEvent[]): Effect[] {
  return events.flatMap((event) => effectOf(event as GameEvent & AmanecerZombiEvent, event.text) ?? []);
}

const number = (at: Ref[], text: string, tone: Tone): Effect => ({ look: "number", at, text, tone });
const title = (text: string, tone: Tone, ...seats: Ref[]): Effect => ({ look: "title", text, tone, seats: seats.map(numberOf) });

function effectOf(event: AmanecerZombiEvent, text: string): Effect | undefined {
  switch (event.kind) {
    case "season-turned":
      return { look: "season" };
    case "damage":
      return { look: "falls", at: [event.args[2], event.args[0]], damage: event.args[1] };
    case "plain-damage":
      return number([event.args[1], event.args[0]], "−1", "bad");
    case "healed":
      return number([event.args[0]], "+1", "good");
    case "gained-experience":
      return number([event.args[0]], "+1 Px", "good");
    case "trophy":
      return { look: "card", at: [event.args[0]], action: numberOf(event.args[1]) };
    case "registered":
      return number([event.args[1], event.args[0]], "✓", "good");
    case "noise":
      return number([event.args[0]], `♪ ${event.args[1]}`, "bad");
    case "fled-to":
      return number([event.args[1], event.args[0]], "»", "calm");
    case "group-hits":
    case "zombie-hits":
      return event.args[1] > 0 ? number([event.args[0]], `✸ ${event.args[1]}`, event.kind === "group-hits" ? "good" : "bad") : undefined;
    case "groups-fight":
      return title(text, "clash", event.args[0], event.args[1]);
    case "attack-announced":
      return title(text, "clash", event.args[0], event.args[1]);
    case "mission-done":
    case "combat-won":
      return title(text, "good", event.args[0]);
    case "mission-failed":
    case "died":
    case "group-eliminated":
      return title(text, "bad", event.args[0]);
    default:
      return undefined;
  }
}
