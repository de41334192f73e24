/** The score of a game that is over, by what it is made of. */
import type { CityView, Person } from "../view";

export interface Row {
  seat: number;
  saved: Person[];
  lost: string[];
  /** Points of those who live, antidotes that were left, food, and cards that are worth points. */
  living: number;
  antidotes: number;
  food: number;
  cards: number;
  total: number;
  won: boolean;
}

/** Best first. A player with nobody left has no points; of equal scores the one with more people alive is better. */
export function rows(view: CityView): Row[] {
  const all = view.players.map((player): Row => {
    const saved = view.places.flatMap((place) => place.people).filter((person) => person.owner === player.seat);
    const sum = (values: readonly number[]) => (saved.length === 0 ? 0 : values.reduce((so, value) => so + value, 0));
    const living = sum(saved.map((person) => person.value));
    const antidotes = sum([player.antidotes]);
    const food = sum(player.openFood);
    return { seat: player.seat, saved, lost: player.lost, living, antidotes, food, cards: player.score - living - antidotes - food, total: player.score, won: false };
  });
  all.sort((a, b) => b.total - a.total || b.saved.length - a.saved.length);
  const best = all[0];
  return all.map((row) => ({ ...row, won: best !== undefined && row.saved.length > 0 && row.total === best.total && row.saved.length === best.saved.length }));
}
