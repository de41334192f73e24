/** What every part of the board is handed, and names of things. */
import type { Hand } from "../../kit/light";
import type { GameContext } from "../../lib/board";
import type { Choice, Ref } from "../../lib/protocol";
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
export function taskText(view: MorgueView, game: GameContext, task: { text: string; args: string[] }): string {
  return game.text(task.text, ...task.args.map((arg) => taskWord(view, game, arg)));
}

/** A number, names of zones as on the map (4V:S2, 4V:K1), or keys of the texts. */
function taskWord(view: MorgueView, game: GameContext, arg: string): string {
  return arg
    .split(/,\s*/)
    .map((word) => {
      if (/^[a-z][\w-]*\.[\w-]+$/.test(word)) return game.text(word);
      return view.map.places.some((place) => place.name === word) ? game.text("name.zone", word) : word;
    })
    .join(", ");
}

/** Exchanges two slots of whoever sorts their cards: hand first. */
export const SWAP = /^swap:\d+\.\d+$/;

/** Whether it is this survivor whose cards are being sorted. The choices name cards as they lie in slots. */
export function sorts(t: Table, survivor: SurvivorView): boolean {
  const own = new Set([...survivor.hands, ...survivor.reserve].map((card) => card.ref));
  const named = t.pick.choices.filter(({ id }) => SWAP.test(id)).flatMap(({ targets }) => targets.flatMap((ref) => (/^(slot-)?card:\d+$/.test(ref) ? [ref.replace("slot-", "")] : [])));
  return named.length > 0 && named.every((ref) => own.has(ref));
}

/** What glows at first (`glowing` of kit/light.ts). With somebody near one can always trade, so that is no news. */
export function begins({ id, targets }: Choice): Ref[] {
  return id.startsWith("trade:") ? [] : targets;
}
