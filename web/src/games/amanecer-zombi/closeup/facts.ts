/** What the numbers of a row of content.yaml say, in short sentences. */
import type { GameContext } from "../../../lib/board";
import { number as known, part, words, type Row } from "../../../kit/content";
import { row } from "../content";
import { say } from "../words";

export function facts(game: GameContext, section: string, id: string): string[] {
  const data = row(game, section, id);
  if (!data) return [];
  const told = FACTS[section]?.(game, data) ?? [];
  const copies = number(data, "count") || number(data, "green") + number(data, "blue") + number(data, "special");
  return copies > 0 ? [...told, say(game.lang, "copies", copies)] : told;
}

const number = (data: Row, key: string) => known(data, key) ?? 0;

const FACTS: Record<string, (game: GameContext, data: Row) => string[]> = {
  zombie: (game, data) => {
    const told = [say(game.lang, "dice-of", number(data, "dice"))];
    if (number(data, "initial-attack")) told.push(say(game.lang, "initial-of", number(data, "initial-attack")));
    if (number(data, "noise")) told.push(say(game.lang, "noise-of", number(data, "noise")));
    told.push(say(game.lang, "trophy-of", number(data, "trophy")));
    return [...told, ...expert(game, data)];
  },
  vehicle: (game, data) => [say(game.lang, "seats-and-points", number(data, "capacity"), number(data, "points")), ...icons(game, data)],
  event: (game, data) => [...(data["solo"] === true ? [game.text("icon.solo")] : []), ...expert(game, data)],
  object: (game, data) => {
    const weapon = part(data, "weapon");
    const told: string[] = [];
    if (weapon) {
      told.push(say(game.lang, weapon["kind"] === "ranged" ? "ranged-of" : "melee-of", number(weapon, "dice")));
      if (number(weapon, "noise")) told.push(say(game.lang, "noise-of", number(weapon, "noise")));
      if (weapon["turns"] === true) told.push(say(game.lang, "turns"));
    }
    if (data["cost"] === "discard") told.push(say(game.lang, "consumable"));
    if (data["cost"] === "turn" && !weapon) told.push(say(game.lang, "turns"));
    if (data["round-ready"] === true) told.push(say(game.lang, "round-ready"));
    return [...told, ...icons(game, data)];
  },
  character: (game, data) => [say(game.lang, "load-of", number(data, "load"))],
  mission: (game, data) => {
    const site = data["site"];
    return [say(game.lang, "points", number(data, "points")), ...(typeof site === "string" ? [game.text(`site.${site}`)] : []), ...expert(game, data)];
  },
  skill: (game) => [say(game.lang, "points", 1)],
  damage: (game, data) => {
    const by = words(data, "removed-by").map((icon) => game.text(`icon.${icon}`));
    const fall = number(data, "life-or-death");
    return [by.length > 0 ? say(game.lang, "healed-by", by.join(", ")) : say(game.lang, "not-healed"), fall > 0 ? say(game.lang, "lod-of", fall) : say(game.lang, "no-lod")];
  },
  "season-card": (game, data) => (typeof data["season"] === "string" ? [game.text(`season.${data["season"]}`)] : []),
};

function icons(game: GameContext, data: Row): string[] {
  return words(data, "icons").map((icon) => game.text(`icon.${icon}`));
}

function expert(game: GameContext, data: Row): string[] {
  return data["expert"] === true ? [game.text("icon.expert")] : [];
}
