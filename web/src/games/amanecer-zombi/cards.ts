/** What a card is called and pictured, by id, and what it could do now. */
import type { GameContext, Picking } from "../../lib/board";
import type { Ref } from "../../lib/protocol";
import { number } from "../../kit/content";
import { VEHICLES, ZOMBIES } from "./art/actions";
import { row } from "./content";
import { isWord, say } from "./words";

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

/** What it does in a few words: the numbers of the content, and a word where there are none. The close-up has all of it. */
export function inBrief(game: GameContext, action: string): string {
  const kind = kindOf(action);
  const data = row(game, kind, action);
  const key = `brief-${action}`;
  const word = isWord(key) ? say(game.lang, key) : "";
  if (kind === "event" || !data) return word;
  const of = (name: string) => number(data, name) ?? 0;
  if (kind === "vehicle") return say(game.lang, "seats-and-points", of("capacity"), of("points"));
  const facts = [
    ...(of("dice") > 0 ? [say(game.lang, "dice-of", of("dice"))] : []),
    ...(of("initial-attack") > 0 ? [say(game.lang, "brief-initial", of("initial-attack"))] : []),
    ...(of("noise") > 0 ? [say(game.lang, "noise-of", of("noise"))] : []),
  ].join(", ");
  return facts && word ? say(game.lang, "brief-boxed", facts, word) : facts || word;
}

/** In short: the verbs of the choices that touch it (of only one, what it is called), or why there is none. `brief`: nothing but verbs. */
export function usesNow(game: GameContext, pick: Picking, ref: Ref): { can: string; brief: string; why: string } {
  const touching = pick.choices.filter((choice) => choice.targets.includes(ref));
  if (touching.length > 0) {
    const verbs = [...new Set(touching.map((choice) => choice.verb))];
    const named = verbs.map((verb) => verbName(game, verb) ?? touching.find((choice) => choice.verb === verb)?.label ?? verb);
    return { can: (touching.length === 1 ? [touching[0]!.label] : named).join(" · "), brief: named.join(" · "), why: "" };
  }
  return { can: "", brief: "", why: pick.uses(ref).cannot[0]?.why ?? "" };
}

function verbName(game: GameContext, verb: string): string | undefined {
  const key = `verb.${verb}`;
  const words = game.text(key);
  return words === `«${key}»` ? undefined : words.replace(/\s*…$/, "");
}
