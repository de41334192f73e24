/** What every part of the board is handed, and names of things. */
import type { Hand } from "../../kit/light";
import type { GameContext } from "../../lib/board";
import type { Choice, Ref } from "../../lib/protocol";
import type { RuleView, TaskArg } from "../../contract/MorgueView";
import type { MorgueView, SkillView, SurvivorView } from "./view";
import { say } from "./words";

export interface Table extends Hand {
  view: MorgueView;
  game: GameContext;
}

export function survivorOf(view: MorgueView, ref: Ref): SurvivorView | undefined {
  return ref === "" ? undefined : view.survivors.find((known) => known.ref === ref);
}

export function nameOf(game: GameContext, survivor: SurvivorView | undefined): string {
  if (!survivor || survivor.survivor === "") return say(game, "nobody");
  return survivor.name || game.text(`survivor.${survivor.survivor}`);
}

/** As the log, the choices and the mission call it: `Zone 4V:S2`. */
export function placeName(view: MorgueView, game: GameContext, zone: number): string {
  return game.text("name.zone", view.map.places[zone]?.name ?? zone);
}

/** The same, with what kind of place it is. */
export function zoneName(view: MorgueView, game: GameContext, zone: number): string {
  const place = view.map.places[zone];
  return place ? `${placeName(view, game, zone)} (${game.text(`zone-kind.${place.kind}`)})` : "—";
}

export function skillName(game: GameContext, skill: Pick<SkillView, "skill" | "about">): string {
  const about = skill.about === "" ? "" : aboutName(game, skill.about);
  return game.text(`skill.${skill.skill}`, about);
}

/** What stands in a skill's brackets: a word of its own, a card, or a level. */
function aboutName(game: GameContext, about: string): string {
  for (const key of [`skill-about.${about}`, `equipment.${about}`, `level.${about}`]) {
    const word = game.text(key);
    if (!word.startsWith("«")) return word;
  }
  return about;
}

export function cardName(game: GameContext, card: string): string {
  return card === "wound" ? say(game, "wound") : game.text(`equipment.${card}`);
}

/** Survivors that stand on the board, by zone. */
export function standing(view: MorgueView): Map<number, SurvivorView[]> {
  const found = new Map<number, SurvivorView[]>();
  for (const survivor of view.survivors) {
    if (survivor.state !== "in-play" || survivor.zone < 0 || survivor.seat > 0) continue;
    found.set(survivor.zone, [...(found.get(survivor.zone) ?? []), survivor]);
  }
  return found;
}

export function figuresRef(view: MorgueView, zone: number, kind: number): Ref {
  return `figures:${zone * (view.zones[zone]?.zombies.length ?? 5) + kind}`;
}

/** The sentence of a goal or a rule of the mission. */
export function taskText(view: MorgueView, game: GameContext, task: Pick<RuleView, "text" | "args">): string {
  return game.text(task.text, ...task.args.map((arg) => taskWord(view, game, arg)));
}

function taskWord(view: MorgueView, game: GameContext, { plain, zones, keys }: TaskArg): string {
  return [...zones.map((zone) => placeName(view, game, zone)), ...keys.map((key) => game.text(key))].join(", ") || plain;
}

/** A choice that exchanges two slots of whoever sorts their cards. */
interface Swap {
  id: string;
  hand: number;
  slot: number;
}

/** Those of this survivor. Besides the two cards their arguments are whose slots they are, and the numbers of the slots. */
export function swapsOf(t: Table, survivor: SurvivorView): Swap[] {
  return t.pick.choices.flatMap(({ id, verb, args }) => {
    const [, , whose, hand, slot] = args;
    return verb === "swap" && whose === survivor.ref ? [{ id, hand: Number(hand), slot: Number(slot) }] : [];
  });
}

/** What glows at first (`glowing` of kit/light.ts). With somebody near one can always trade, so that is no news. */
export function begins({ verb, targets }: Choice): Ref[] {
  return verb === "trade" ? [] : targets;
}
