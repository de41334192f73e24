/** Where Missions are carried out, and which season a card belongs to. */
import { row as find, type Row } from "../../kit/content";
import type { GameContext } from "../../lib/board";

/** `zombie/loner` stands in the section `zombies`; `damage` and the like are a section as they are. */
export function row(game: GameContext, section: string, id: string): Row | undefined {
  return find(game, `${section}s`, id) ?? find(game, section, id);
}

/** Where a Mission is carried out; its name says so, as long as the content is not there. */
const SITE_OF: Record<string, string> = {
  "clean-the-central-hospital": "hospital",
  "clean-the-police-station": "police-station",
  "clean-the-church": "church",
  "clean-the-barracks": "barracks",
  "clean-the-antenna": "antenna",
  "clean-the-shopping-centre": "shopping-centre",
  "supplies-for-the-refuge": "refuge",
  "medicine-bank": "hospital",
  "distress-call": "antenna",
  arsenal: "police-station",
  generator: "refuge",
  "fuel-reserve": "shopping-centre",
  "safe-in-the-refuge": "refuge",
  evacuation: "barracks",
};

export function siteOfMission(mission: string): string | undefined {
  return SITE_OF[mission];
}

export type Season = "spring" | "summer" | "autumn" | "winter";

/** As a year goes. */
export const SEASONS: readonly Season[] = ["spring", "summer", "autumn", "winter"];

const SEASON_OF: [Season, string[]][] = [
  ["spring", ["new-shoots", "long-days", "april-rain", "uneasy-calm", "clean-air", "mud"]],
  ["summer", ["heat-wave", "short-nights", "thunderstorm", "clear-roads", "untouched-pumps", "drought"]],
  ["autumn", ["fog", "downpour", "dry-leaves", "the-herd", "scarcity", "night-of-the-dead"]],
  ["winter", ["blizzard", "famine", "heavy-snow", "polar-night", "bitter-cold", "despair"]],
];

export function seasonOf(card: string): Season {
  return SEASON_OF.find(([, cards]) => cards.includes(card))?.[0] ?? "spring";
}
