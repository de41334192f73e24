/** What a close-up says of anything in the box: action-card/gun, character/geek, location/church-a, invasion-card/03-a, food/2. */
import { facts, rowPage, source, split, type Line, type Page } from "../../kit/closeup";
import { number, part, row, tag, type Row } from "../../kit/content";
import type { GameContext } from "../../lib/board";
import { BUST, PEOPLE } from "./art/people";
import { PLACES, SITE } from "./art/places";
import { FOOD, INVASION_BACK, TOKEN } from "./art/tokens";
import { siteOf } from "./content";

export function closeup(game: GameContext, what: string): Page {
  const { section, id } = split(what);
  switch (section) {
    case "action-card":
      return card(game, id);
    case "character":
      return character(game, id);
    case "location":
    case "explosion":
      return location(game, id);
    case "invasion-card":
      return invasion(game, id);
    case "food":
      return food(game, id);
    default:
      return { name: id };
  }
}

function card(game: GameContext, id: string): Page {
  const data = row(game, "action-cards", id);
  return {
    ...rowPage(game, `action-card/${id}`, {}),
    kind: game.text("board.kind-action-card"),
    facts: data ? facts([game.text("board.copies", number(data, "count") ?? 0), game.text(`board.when-${String(data["when"])}`), data["explosion"] === true ? game.text("board.explodes") : ""]) : [],
  };
}

function character(game: GameContext, id: string): Page {
  return {
    ...rowPage(game, `character/${id}`, { fresh: "board.fresh-worth", exhausted: "board.exhausted-worth" }),
    kind: game.text("board.kind-character"),
    picture: { layers: PEOPLE[id] ?? [], box: BUST, ground: "#dbe8f4" },
  };
}

function location(game: GameContext, id: string): Page {
  const { place, sides } = siteOf(id);
  return {
    name: game.text(`location.${place}`),
    kind: game.text("board.kind-location"),
    picture: { layers: PLACES[place] ?? [], box: SITE, ground: "var(--panel-2)" },
    lines: sides.map((side) => (side ? { head: `${game.text("board.side", side)}.`, words: game.text(`about-location.${place}-${side.toLowerCase()}`) } : { words: game.text(`about-location.${place}`) })),
    sources: source(game, tag(row(game, "locations", place))),
  };
}

function food(game: GameContext, value: string): Page {
  const copies = number(part(game.content, "food"), value);
  return {
    name: game.text("name.food", Number(value)),
    kind: game.text("board.kind-food"),
    picture: { layers: FOOD, box: TOKEN },
    facts: facts(copies === undefined ? [] : [game.text("board.copies", copies)]),
    about: [game.text("glossary.food")],
    sources: source(game, String(part(game.content, "tokens-provenance")?.["food"] ?? "")),
  };
}

const SPOTS = ["1", "2", "3", "4", "tower", "crossroads"];

/** With the numbers of the corners: which building stands there differs from table to table. */
function invasion(game: GameContext, id: string): Page {
  const data = row(game, "invasion-cards", id);
  const moves = (data?.["moves"] ?? []) as (string | number)[][];
  const leader = number(data, "leader");
  const spot = (at: string | number) => (/\d/.test(String(at)) ? game.text("board.corner", at) : game.text(`location.${at}`));
  const lines: Line[] = [
    ...moves.map(([from = "", to = ""]) => ({ head: `${game.text("board.all-go")}:`, words: `${spot(from)} → ${spot(to)}` })),
    ...SPOTS.map((at) => ({ head: `${spot(at)}:`, words: brings(game, data, at) })).filter(({ words }) => words !== ""),
    ...(leader ? [{ words: game.text("board.leader-steps", leader) }] : []),
  ];
  return { name: game.text(`name.invasion-${id}`), kind: game.text("board.kind-invasion-card"), picture: { layers: INVASION_BACK, box: TOKEN }, lines, sources: source(game, tag(data)) };
}

function brings(game: GameContext, data: Row | undefined, at: string): string {
  const goods = part(part(data, "supplies"), at);
  const counts: [string, number | undefined][] = [
    ["board.zombies", number(part(data, "zombies"), at)],
    ["board.antidotes", number(goods, "antidotes")],
    ["board.face-down", number(goods, "cards")],
  ];
  return counts.flatMap(([key, count]) => (count ? [game.text(key, count)] : [])).join(", ");
}
