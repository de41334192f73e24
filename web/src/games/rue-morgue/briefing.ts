import type { Briefing } from "../../lib/board";
import Face from "./Face.svelte";
import { STORIES } from "./missions/stories";
import { taskText } from "./table";
import type { MorgueView } from "./view";

/** Story, goals and special rules of this mission, and the survivors as far as they are chosen. */
export const briefing: Briefing<MorgueView> = {
  goals: (view, game) => view.goals.map((goal) => taskText(view, game, goal)),
  story: (view, game) => view.story[game.lang === "es" ? 1 : 0] ?? STORIES[view.mission.toLowerCase()]?.[game.lang] ?? "",
  rules: (view, game) => view.rules.map((rule) => taskText(view, game, rule)),
  cast: (view, game) => view.survivors.filter(({ survivor }) => survivor !== "").map(({ owner, survivor, name }) => ({ seat: owner, id: survivor, name: name || game.text(`survivor.${survivor}`) })),
  Face,
};
