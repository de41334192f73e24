/** What a card is called and pictured, by id, and what it could do now. */
import type { GameContext, Picking } from "../../lib/board";
import type { Ref } from "../../lib/protocol";
import { VEHICLES, ZOMBIES } from "./art/actions";

export type Kind = "zombie" | "vehicle" | "event";

export function kindOf(action: string): Kind {
  return ZOMBIES[action] ? "zombie" : VEHICLES[action] ? "vehicle" : "event";
}

/** Kinds of Action cards are counted through the whole catalogue; the Vehicles come after thirteen Zombies. */
const FIRST_VEHICLE = 13;

/** The card that a Vehicle in play is. */
export function vehicleCard(vehicle: string): string {
  return `action:${FIRST_VEHICLE + Object.keys(VEHICLES).indexOf(vehicle)}`;
}

/** For the close-up: the sections of content.yaml. */
export function pageOf(action: string): string {
  return `${kindOf(action)}/${action}`;
}

/** In short: the verbs of the choices that touch it, or why there is none. */
export function usesNow(game: GameContext, pick: Picking, ref: Ref): { can: string; why: string } {
  const touching = pick.choices.filter((choice) => choice.targets.includes(ref));
  if (touching.length > 0) {
    const verbs = [...new Set(touching.map((choice) => choice.verb))];
    const named = verbs.map((verb) => verbName(game, verb) ?? touching.find((choice) => choice.verb === verb)?.label ?? verb);
    return { can: (touching.length === 1 ? [touching[0]!.label] : named).join(" · "), why: "" };
  }
  return { can: "", why: pick.uses(ref).cannot[0]?.why ?? "" };
}

function verbName(game: GameContext, verb: string): string | undefined {
  const key = `verb.${verb}`;
  const words = game.text(key);
  return words === `«${key}»` ? undefined : words.replace(/\s*…$/, "");
}
