/** What is seen of an event on the board while it is told: a number that rises, a blast, rings of Noise, a title. Pure. */
import type { CardsOfTheDeadEvent } from "../../../contract/cards-of-the-dead.events";
import type { GameEvent, Ref } from "../../../lib/protocol";
import type { IconName } from "../art/icons";

export type Tone = "wound" | "sick" | "heal" | "shield" | "alarm" | "calm" | "good";

/** `at`: where it happens; the first of these that is on the board. */
export type Effect =
  | { look: "number"; at: Ref[]; text: string; tone: Tone; icon?: IconName }
  | { look: "blast"; at: Ref[]; text: string }
  | { look: "rings"; at: Ref[]; text: string }
  | { look: "mark"; at: Ref[]; icon: IconName; tone: Tone }
  | { look: "title"; text: string; tone: Tone; icon: IconName };

/** Only what came since the last time; a new story begins from its start. */
export function fresh(before: readonly GameEvent[], now: readonly GameEvent[]): readonly GameEvent[] {
  const goesOn = before.length > 0 && before.length <= now.length && before.every((event, i) => event === now[i]);
  return goesOn ? now.slice(before.length) : now;
}

export function effectsOf(events: readonly GameEvent[]): Effect[] {
  let loud: Ref[] = [];
  return events.flatMap((event) => {
    const happened = event as GameEvent & CardsOfTheDeadEvent;
    // Noise goes out from what made it.
    if (happened.kind === "explodes") loud = [happened.args[1]];
    if (happened.kind === "attacked") loud = [happened.args[0]];
    if (happened.kind === "counter-full") loud = [happened.args[1]];
    return effectOf(happened, event.text, loud) ?? [];
  });
}

const number = (at: Ref[], text: string, tone: Tone, icon?: IconName): Effect => ({ look: "number", at, text, tone, ...(icon && { icon }) });

function effectOf(event: CardsOfTheDeadEvent, text: string, loud: Ref[]): Effect | undefined {
  switch (event.kind) {
    case "hurt":
    case "vitality-lost":
    case "sickness":
      return number([event.args[0]], `−${event.args[1]}`, "wound", "heart");
    case "immunity-lost":
    case "infected":
      return number([event.args[0]], `−${event.args[1]}`, "sick", "drop");
    case "infected-by":
      return number([event.args[1]], `−${event.args[2]}`, "sick", "drop");
    case "cursed":
      return number([event.args[0]], `−${event.args[2]}`, "wound", "heart");
    case "vitality-restored":
      return number([event.args[0]], `+${event.args[1]}`, "heal", "heart");
    case "immunity-restored":
      return number([event.args[0]], `+${event.args[1]}`, "heal", "drop");
    case "absorbed":
      return number([event.args[0]], String(event.args[1]), "shield", "shield");
    case "hit":
      return number([event.args[0], event.args[1]], `−${event.args[2]}`, "wound");
    case "bitten":
      return { look: "mark", at: [event.args[1]], icon: "bite", tone: "wound" };
    case "destroyed":
      return { look: "mark", at: [event.args[1]], icon: "skull", tone: "calm" };
    case "counts":
      return { look: "mark", at: [event.args[0], event.args[1]], icon: "once", tone: "alarm" };
    case "paralysed-card":
      return { look: "mark", at: [event.args[0], event.args[1]], icon: "paralysing", tone: "sick" };
    case "paralysed-survivor":
      return { look: "mark", at: [event.args[0]], icon: "paralysing", tone: "sick" };
    case "lured":
    case "enters-fast":
    case "born":
      return { look: "mark", at: [event.args[1]], icon: "next", tone: "alarm" };
    case "horde":
      return { look: "mark", at: [event.args[0]], icon: "blocked", tone: "alarm" };
    case "explodes":
      return { look: "blast", at: [event.args[1]], text: String(event.args[2]) };
    case "noise":
      return { look: "rings", at: loud, text: `+${event.args[0]}` };
    case "day-begins":
      return { look: "title", text, tone: "good", icon: "day" };
    case "game-turn":
      return { look: "title", text, tone: "calm", icon: "turn" };
    case "went-in":
    case "went-out":
    case "went-outside":
      return { look: "title", text, tone: "good", icon: "place" };
    case "threat-revealed":
      return { look: "title", text, tone: "alarm", icon: "threat" };
    case "last-breath":
      return { look: "title", text, tone: "alarm", icon: "threat" };
    case "died":
    case "haunts":
      return { look: "title", text, tone: "alarm", icon: "skull" };
    case "game-won":
      return { look: "title", text, tone: "good", icon: "star" };
    case "game-lost":
    case "breathless":
      return { look: "title", text, tone: "alarm", icon: "skull" };
    default:
      return undefined;
  }
}
