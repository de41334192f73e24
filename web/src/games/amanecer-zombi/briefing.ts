import type { Briefing, GameContext } from "../../lib/board";
import Face from "./Face.svelte";
import { characterName, findSquare, isYou, own, speaker, zoneName } from "./table";
import type { AmanecerView } from "./view";

/** What everybody sees of the others: how many cards they hold, and whether they stand near. */
function opponents(view: AmanecerView, game: GameContext): string[] {
  const say = speaker(game);
  const zone = own(view)?.zone ?? "";
  return view.groups
    .filter((group) => !isYou(view, group.seat) && group.zone !== "")
    .map((group) => {
      const name = game.seatName(group.seat);
      if (group.zone === zone) return say("they-near", name, group.hand);
      const found = findSquare(view, group.square);
      return found ? say("they-hold", name, group.hand, zoneName({ game, say }, found.map, found.tile)) : "";
    })
    .filter((line) => line !== "");
}

/** The people, as far as they are chosen; one's own Missions; and what the others can do next. */
export const briefing: Briefing<AmanecerView> = {
  cast: (view, game) => view.groups.flatMap((group) => group.people.map((person) => ({ seat: group.seat, id: person.character, name: characterName(game, person.character) }))),
  goals: (view, game) => {
    const say = speaker(game);
    const missions = view.missions.map(({ mission, points }) => `${game.text(`mission.${mission}`)} (${say("points", points)}): ${game.text(`about-mission.${mission}`)}`);
    return view.required > 0 ? [say("alone-goal", view.required), ...missions] : missions;
  },
  others: (view, game) => {
    if (view.groups.length < 2) return [];
    const say = speaker(game);
    return [...opponents(view, game), ...(["they-zombies", "they-answer", "they-attack"] as const).map((word) => say(word))];
  },
  Face,
};
