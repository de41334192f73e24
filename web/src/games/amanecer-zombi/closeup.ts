/** What a close-up says of anything in the box: zombie/trio, object/axe, character/kid, mission/arsenal, zone/farm, site/church, ground/exit … */
import { facts as inShort, source, split, type Page } from "../../kit/closeup";
import { tag } from "../../kit/content";
import type { Picture } from "../../kit/picture";
import type { GameContext } from "../../lib/board";
import { ACTIONS } from "./art/actions";
import { DAMAGES, SEASONS, SKILLS } from "./art/cards";
import { FACE } from "./art/layers";
import { OBJECTS } from "./art/objects";
import { BUST, portrait } from "./art/people";
import { BLUE_HOUSE, EXIT, GREEN_HOUSE, SITES, SPOT, TENT } from "./art/places";
import { MISSION, TOKEN } from "./art/tokens";
import { facts } from "./closeup/facts";
import { printed } from "./closeup/zone";
import { row, seasonOf, siteOfMission } from "./content";
import { isWord, say } from "./words";

const ACTION = ["zombie", "vehicle", "event"];
const GROUNDS: Record<string, Picture> = { green: GREEN_HOUSE, blue: BLUE_HOUSE, exit: EXIT, tent: TENT };
const CARD = "var(--card)";

export function closeup(game: GameContext, what: string): Page {
  const { section, id } = split(what);
  const key = ACTION.includes(section) ? "action-card" : section;
  const kind = `kind-${section}`;
  return {
    name: game.text(`${key}.${id}`),
    kind: isWord(kind) ? say(game.lang, kind) : "",
    ...(section !== "zone" && { picture: drawn(section, id) }),
    facts: inShort(facts(game, section, id)),
    about: [about(game, section, id, key)],
    sources: source(game, tag(row(game, section, id))),
  };
}

function drawn(section: string, id: string): NonNullable<Page["picture"]> {
  const site = siteOfMission(id);
  switch (section) {
    case "zombie":
    case "vehicle":
    case "event":
    case "action-card":
      return { layers: ACTIONS[id] ?? [], box: FACE, ground: CARD };
    case "object":
      return { layers: OBJECTS[id] ?? [], box: FACE, ground: CARD };
    case "character":
      return { layers: portrait(id), box: BUST, ground: "var(--night)" };
    case "skill":
      return { layers: SKILLS[id] ?? [], box: FACE, ground: CARD };
    case "damage":
      return { layers: DAMAGES[id] ?? [], box: FACE, ground: CARD };
    case "season-card":
      return { layers: SEASONS[seasonOf(id)] ?? [], box: FACE, ground: CARD };
    case "site":
      return { layers: SITES[id] ?? [], box: SPOT, ground: CARD };
    case "mission":
      return site ? { layers: SITES[site] ?? [], box: SPOT, ground: CARD } : { layers: MISSION, box: TOKEN, ground: CARD };
    default:
      return { layers: GROUNDS[id] ?? [], box: SPOT, ground: CARD };
  }
}

function about(game: GameContext, section: string, id: string, key: string): string {
  const ground = `about-${id}`;
  switch (section) {
    case "site":
      return say(game.lang, "about-site");
    case "ground":
      return isWord(ground) ? say(game.lang, ground) : "";
    case "zone": {
      const tile = printed(game, id);
      if (!tile) return "";
      const special = tile.special ? [say(game.lang, "special-here", game.text(`special-zombie.${tile.special}`))] : [];
      return [game.text(`terrain.${tile.terrain}`), ...special].join(". ");
    }
    default:
      return game.text(`about-${key}.${id}`);
  }
}
