/** What a close-up says of anything in the box: facts from the content, words from the texts. */
import type { GameContext } from "../../lib/board";
import { EQUIPMENT, LYING } from "./art/equipment";
import { SIGN, SIGNS } from "./art/marks";
import type { Picture } from "./art/layers";
import { BUST, ground, SURVIVORS } from "./art/survivors";
import { FIGURE, ZOMBIES } from "./art/zombies";
import { number, row, rows, survivorRow, tag, type Row } from "./content";
import { skillName } from "./table";
import { LEVELS, type Level } from "./view";
import { say, sayIf, type Key } from "./words";

export interface Closeup {
  name: string;
  kind: string;
  facts: string[];
  about: string[];
  tag: string;
  picture?: { layers: Picture; box: string; ground: string };
  /** A rule that says more. */
  rule?: string;
  /** By danger level. */
  levels?: { level: Level; words: string[] }[];
}

const NIGHT = "#23282c";
const PAPER = "#efe6d2";

export function closeup(game: GameContext, what: string): Closeup {
  const [section = "", id = ""] = what.split("/");
  switch (section) {
    case "survivor":
      return survivor(game, id);
    case "equipment":
    case "weapon":
    case "item":
      return equipment(game, id);
    case "skill":
      return skill(game, id);
    case "zombie":
      return zombie(game, id);
    case "zombie-card":
      return zombieCard(game, id);
    case "tent":
      return tent(game, id);
    case "team-action":
      return teamAction(game, id);
    case "tile":
      return { name: game.text(`tile.${id}`), kind: say(game, "kind-tile", id), facts: [], about: [], tag: "" };
    default:
      return { name: id, kind: "", facts: [], about: [], tag: "" };
  }
}

interface Grant {
  skill: string;
  about: string;
}

/** `sprint`, or `{damage: melee}`. */
function grant(value: unknown): Grant {
  if (typeof value === "string") return { skill: value, about: "" };
  const [skill = "", about = ""] = Object.entries(value as Record<string, string>)[0] ?? [];
  return { skill, about };
}

function grants(value: unknown): Grant[] {
  return value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(grant);
}

/** One whom the host made up stands in no text: the word for them says enough. */
function survivorName(game: GameContext, id: string): string {
  const name = game.text(`survivor.${id}`);
  return name.startsWith("«") ? id.replace(/(^|-)\w/g, (found) => found.replace("-", " ").toUpperCase()) : name;
}

function survivor(game: GameContext, id: string): Closeup {
  const data = survivorRow(game, id);
  return {
    name: survivorName(game, id),
    kind: say(game, id.endsWith("-z") ? "kind-zombivor" : "kind-survivor"),
    facts: [],
    about: [],
    tag: tag(data),
    picture: { layers: SURVIVORS[id] ?? [], box: BUST, ground: ground(id) },
    levels: LEVELS.map((level) => ({ level, words: grants(data?.[level]).map((one) => skillName(game, one)) })).filter(({ words }) => words.length > 0),
  };
}

function equipment(game: GameContext, id: string): Closeup {
  const weapon = row(game, "weapons", id);
  const item = row(game, "items", id);
  const made = rows(game, "combinations").find((known) => known["makes"] === id);
  const like = weapon ?? (typeof made?.["as"] === "string" ? row(game, "weapons", made["as"]) : undefined);
  const about: string[] = [];
  for (const special of [like?.["special"], made?.["special"]]) if (typeof special === "string") about.push(sayIf(game, `w-${special}`));
  if (item) {
    const weapons = Array.isArray(item["weapons"]) ? (item["weapons"] as string[]).map((known) => game.text(`equipment.${known}`)).join(", ") : "";
    about.push(sayIf(game, `e-${String(item["effect"])}`, weapons));
  }
  for (const known of rows(game, "combinations")) {
    const of = Array.isArray(known["of"]) ? (known["of"] as string[]) : [];
    const [one = "", other = ""] = of.map((part) => game.text(`equipment.${part}`));
    if (known["makes"] === id) about.push(say(game, "made-of", one, other));
    else if (of.includes(id)) about.push(`${game.text(`equipment.${String(known["makes"])}`)}: ${say(game, "made-of", one, other)}`);
  }
  return {
    name: game.text(`equipment.${id}`),
    kind: say(game, "kind-equipment"),
    facts: [...weaponFacts(game, like), ...count(game, weapon ?? item)],
    about: about.filter(Boolean),
    tag: tag(weapon ?? item ?? made),
    picture: { layers: EQUIPMENT[id] ?? [], box: LYING, ground: PAPER },
  };
}

function weaponFacts(game: GameContext, data: Row | undefined): string[] {
  if (!data) return [];
  const facts: string[] = [say(game, data["kind"] === "melee" ? "f-melee" : "f-ranged")];
  const range = Array.isArray(data["range"]) ? (data["range"] as number[]) : [];
  if (data["kind"] === "ranged") facts.push(say(game, "f-range", range[0] === range[1] ? String(range[0]) : range.join("–")));
  const numbered: [string, Key][] = [
    ["dice", "f-dice"],
    ["accuracy", "f-accuracy"],
    ["damage", "f-damage"],
  ];
  for (const [key, word] of numbered) {
    const value = number(data, key);
    if (value !== undefined) facts.push(say(game, word, value));
  }
  facts.push(say(game, data["noise"] === "loud" ? "f-loud" : "f-silent"));
  if (data["door"] === "silent") facts.push(say(game, "f-door"));
  if (data["door"] === "loud") facts.push(say(game, "f-door-loud"));
  if (yes(data["dual"])) facts.push(say(game, "f-dual"));
  if (yes(data["reload"])) facts.push(say(game, "f-reload"));
  if (data["pile"] === "start") facts.push(say(game, "f-start"));
  if (data["pile"] === "aside") facts.push(say(game, "f-aside"));
  return facts;
}

function yes(value: unknown): boolean {
  return value === true || value === "yes";
}

function count(game: GameContext, data: Row | undefined): string[] {
  const copies = number(data, "count");
  return copies === undefined ? [] : [say(game, "f-count", copies)];
}

function skill(game: GameContext, id: string): Closeup {
  const data = row(game, "skills", id);
  const plain = game.text(`skill-plain.${id}`);
  const facts = data ? [sayIf(game, `f-${String(data["when"])}`), sayIf(game, `f-limit-${String(data["limit"])}`), yes(data["compat"]) ? say(game, "f-compat") : ""].filter(Boolean) : [];
  const rule = data?.["rule"];
  return {
    name: plain.startsWith("«") ? game.text(`skill.${id}`) : plain,
    kind: say(game, "kind-skill"),
    facts,
    about: [],
    tag: tag(data),
    ...(typeof rule === "string" ? { rule } : {}),
  };
}

function zombie(game: GameContext, id: string): Closeup {
  const data = row(game, "zombies", id);
  const facts: string[] = [];
  if (data) {
    const damage = number(data, "damage");
    facts.push(say(game, "f-actions", number(data, "actions") ?? 1), damage === undefined ? say(game, "f-fire") : say(game, "f-toughness", damage), say(game, "f-xp", number(data, "xp") ?? 0), say(game, "f-row", number(data, "row") ?? 0));
    if (number(data, "escort")) facts.push(say(game, "f-escort", number(data, "escort") ?? 0));
    if (yes(data["skinner"])) facts.push(say(game, "f-skinner"));
  }
  return {
    name: game.text(`zombie.${id}`),
    kind: say(game, "kind-zombie"),
    facts: [...facts, ...count(game, data)],
    about: [sayIf(game, `zombie-about-${id}`)].filter(Boolean),
    tag: tag(data),
    picture: { layers: ZOMBIES[id] ?? [], box: FIGURE, ground: NIGHT },
  };
}

function zombieCard(game: GameContext, id: string): Closeup {
  const data = row(game, "zombie-cards", id);
  const kind = String(data?.["kind"] ?? "spawn");
  const lines = Array.isArray(data?.["lines"]) ? (data["lines"] as string[]) : [];
  return {
    name: say(game, "kind-zombie-card", id),
    kind: "",
    facts: [],
    about: [sayIf(game, `z-${kind}`)].filter(Boolean),
    tag: tag(data),
    picture: { layers: SIGNS["skull"] ?? [], box: SIGN, ground: NIGHT },
    levels: lines.map((line, at) => ({ level: LEVELS[at] ?? "red", words: [cardLine(game, line, kind)] })),
  };
}

/** `2 walker`, `walker`, or `-`. */
function cardLine(game: GameContext, line: string, kind: string): string {
  if (line === "-") return say(game, "nothing");
  const [many = "", who = ""] = line.split(" ");
  if (kind === "extra") return say(game, "extra-of", game.text(`zombie.${many}`));
  return `${many} × ${game.text(`zombie.${who}`)}`;
}

function tent(game: GameContext, id: string): Closeup {
  const data = row(game, "tents", id);
  const name = game.text(`tent.${id}`);
  const blue = number(data, "blue") ?? 0;
  const green = number(data, "green") ?? 0;
  const facts = [...(blue > 0 ? [say(game, "beds-blue", blue)] : []), ...(green > 0 ? [say(game, "beds-green", green)] : []), ...(yes(data?.["search"]) ? [say(game, "f-search")] : [])];
  return { name: name.startsWith("«") ? say(game, "kind-tent") : name, kind: say(game, "kind-tent"), facts, about: [], tag: tag(data) };
}

function teamAction(game: GameContext, id: string): Closeup {
  const data = row(game, "team-actions", id);
  return {
    name: game.text(`team-action.${id}`),
    kind: say(game, "kind-team-action"),
    facts: count(game, data),
    about: [sayIf(game, `team-about-${id}`)].filter(Boolean),
    tag: tag(data),
    picture: { layers: SIGNS[id] ?? [], box: SIGN, ground: NIGHT },
  };
}
