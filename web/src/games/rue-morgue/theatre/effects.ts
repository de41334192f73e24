/** What is seen on the map of an event while it is told, besides what moves. Pure. */
import type { RueMorgueEvent } from "../../../contract/rue-morgue.events";
import type { GameEvent, Ref } from "../../../lib/protocol";
import type { MorgueView } from "../view";
import { isOf, numberOf } from "../../../kit/refs";

export type Look = "spawn" | "card" | "bite" | "grab" | "wound" | "kill" | "noise" | "gain" | "door" | "shut" | "tent" | "rotor" | "fire" | "star" | "miss";

/** At a survivor, or in a zone. */
export interface Effect {
  look: Look;
  zone: number;
  /** At the border to this zone. */
  beside?: number;
  ref?: Ref;
  text: string;
}

export function effectsOf(events: readonly GameEvent[], view: MorgueView): Effect[] {
  const at = (ref: Ref) => view.survivors.find((one) => one.ref === ref)?.zone ?? -1;
  const on = (look: Look, ref: Ref, text = ""): Effect => ({ look, zone: at(ref), ref, text });
  const found = (events as readonly (GameEvent & RueMorgueEvent)[]).flatMap((event): Effect[] => {
    switch (event.kind) {
      case "appears":
        return [{ look: "spawn", zone: numberOf(event.args[1]), text: `+${event.args[2]}` }];
      case "horde-grows":
        return [{ look: "spawn", zone: numberOf(event.args[0]), text: `+${event.args[2]}` }];
      case "bites":
        return [on("bite", event.args[1])];
      case "wounded":
        return [on("wound", event.args[0], "−1")];
      case "shot":
        return [on("wound", event.args[1])];
      case "cancels":
      case "vest-turned":
        return [on("miss", event.args[0])];
      case "kills":
        return [{ look: "kill", zone: numberOf(event.args[2]), ref: `figures:${numberOf(event.args[2]) * 5 + numberOf(event.args[1])}`, text: "" }];
      case "gains-xp":
        return [on("gain", event.args[0], `+${event.args[1]}`)];
      case "noise":
      case "loud":
        return [{ look: "noise", zone: numberOf(event.args[1]), text: "" }];
      case "card-drawn":
        return [{ look: "card", zone: numberOf(event.args[1]), text: "" }];
      case "door-opens":
        return [{ look: "door", zone: numberOf(event.args[2]), beside: numberOf(event.args[1]), text: "" }];
      case "door-closes":
        return [{ look: "shut", zone: numberOf(event.args[2]), beside: numberOf(event.args[1]), text: "" }];
      case "tent-opens":
        return [{ look: "tent", zone: numberOf(event.args[1]), text: "" }];
      case "grabbed":
        return [on("grab", event.args[0])];
      case "takes-off":
      case "lands":
      case "flies":
        return [{ look: "rotor", zone: view.helicopter.zone, ref: view.helicopter.ref, text: "" }];
      case "burns":
      case "roof-falls":
        return [{ look: "fire", zone: numberOf(event.args[0]), text: "" }];
      case "takes":
      case "heals":
        return [on("star", event.args[0])];
      default:
        return [];
    }
  });
  return found.filter(({ zone }) => zone >= 0);
}

/** Where a beat happens: zones that it speaks of, with those who were named in it. */
export function placesOf(events: readonly GameEvent[], view: MorgueView): number[] {
  const refs = events.flatMap((event) => [...event.targets, ...event.args.map(String)]);
  const zones = refs.filter((ref) => isOf(ref, "zone")).map(numberOf);
  const people = zones.length > 0 ? [] : refs.flatMap((ref) => view.survivors.filter((one) => one.ref === ref).map((one) => one.zone));
  return [...new Set([...zones, ...people])].filter((zone) => zone >= 0);
}

const TITLES: Record<string, "calm" | "alarm" | "good"> = {
  round: "calm",
  "zombies-phase": "alarm",
  "extra-activation": "alarm",
  "extra-turn": "calm",
  "too-few": "alarm",
  dies: "alarm",
  trigger: "alarm",
  "takes-off": "good",
  "goal-met": "good",
  "game-won": "good",
  "game-scored": "good",
  "game-lost": "alarm",
  "lost-nobody-in-play": "alarm",
  "lost-too-few": "alarm",
  "lost-one-dead": "alarm",
};

export interface Title {
  text: string;
  tone: "calm" | "alarm" | "good";
}

/** What concerns everybody stands across the map for a moment. */
export function titleOf(events: readonly GameEvent[]): Title | undefined {
  const event = events.find(({ kind }) => kind in TITLES);
  return event && { text: event.text, tone: TITLES[event.kind]! };
}
