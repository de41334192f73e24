/** Where everybody's victory points come from. Pure. */
import type { GameContext } from "../../../lib/board";
import { number } from "../../../kit/content";
import { row } from "../content";
import type { AmanecerView, Group } from "../view";

export interface Score {
  seat: number;
  zones: number;
  missions: number;
  skills: number;
  dead: number;
  total: number;
  won: boolean;
  done: { mission: string; points: number }[];
}

/** What a Mission is worth; content.yaml says so. */
export function worth(game: GameContext, mission: string): number {
  return number(row(game, "mission", mission) ?? {}, "points") ?? 0;
}

/** Best first. */
export function scores(view: AmanecerView, game: GameContext): Score[] {
  return view.groups.map((group) => scoreOf(view, group, game)).sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total);
}

function scoreOf(view: AmanecerView, group: Group, game: GameContext): Score {
  const done = group.done.map((mission) => ({ mission, points: worth(game, mission) }));
  return {
    seat: group.seat,
    zones: group.zones,
    missions: done.reduce((sum, { points }) => sum + points, 0),
    skills: group.skills.length + (view.phase === "over" ? 0 : group.people.reduce((sum, person) => sum + person.skills.length, 0)),
    dead: group.dead.length + group.nameless,
    total: view.phase === "over" ? group.score : group.points,
    won: view.winners.includes(group.seat),
    done,
  };
}
