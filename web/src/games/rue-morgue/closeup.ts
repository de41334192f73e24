/**
 * What a close-up says of anything in the box, facts from the content, words from the texts: survivor/bear, equipment/pistol, skill/sprint,
 * zombie/walker, zombie-card/145, tent/tent-02, team-action/charge.
 */
import { facts, source, type Line, type Page } from "../../kit/closeup";
import { number, row, rows, tag, type Row } from "../../kit/content";
import type { GameContext } from "../../lib/board";
import { EQUIPMENT, LYING } from "./art/equipment";
import { SIGN, SIGNS } from "./art/marks";
import { BUST, ground, SURVIVORS } from "./art/survivors";
import { FIGURE, ZOMBIES } from "./art/zombies";
import { survivorRow, whatOf } from "./content";
import { skillName } from "./table";
import { LEVELS, type Level } from "./view";
import { say, sayIf, type Key } from "./words";

const NIGHT = "#23282c";
const PAPER = "#efe6d2";

export function closeup(game: GameContext, what: string): Page {
  const [section = "", id = ""] = what.split("/");
  switch (section) {
    case "drawn":
      return drawn(game, id);
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
      return { name: game.text(`tile.${id}`), kind: say(game, "kind-tile", id) };
    default:
      return { name: id };
  }
}

/** A card by its ref, as it is turned: of a Zombie card the line that counts, `zombie-card:12@card-line:50`, comes first. */
function drawn(game: GameContext, id: string): Page {
  const [ref = "", line] = id.split("@");
  const page = closeup(game, whatOf(game, ref) ?? ref);
  if (line === undefined) return page;
  const counts = page.lines?.[Number(line.split(":")[1]) % LEVELS.length];
  return counts ? { ...page, facts: [...(page.facts ?? []), { words: `${counts.head}: ${counts.words}`, tone: "bad" }] } : page;
}

const LEVEL_COLOURS: Record<Level, string> = { blue: "#4d9fe0", yellow: "#d9b61f", orange: "#f08a2e", red: "#e5483c" };

const onLevel = (game: GameContext, level: Level, words: string): Line => ({ head: game.text(`level.${level}`), words, colour: LEVEL_COLOURS[level] });

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

function survivor(game: GameContext, id: string): Page {
  const data = survivorRow(game, id);
  return {
    name: survivorName(game, id),
    kind: say(game, id.endsWith("-z") ? "kind-zombivor" : "kind-survivor"),
    sources: source(game, tag(data)),
    picture: { layers: SURVIVORS[id] ?? [], box: BUST, ground: ground(id) },
    lines: LEVELS.map((level) => onLevel(game, level, grants(data?.[level]).map((one) => skillName(game, one)).join(" · "))).filter(({ words }) => words !== ""),
  };
}

function equipment(game: GameContext, id: string): Page {
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
    facts: facts([...weaponFacts(game, like), ...count(game, weapon ?? item)]),
    about,
    sources: source(game, tag(weapon ?? item ?? made)),
    picture: { layers: EQUIPMENT[id] ?? [], box: LYING, ground: PAPER },
  };
}

function weaponFacts(game: GameContext, data: Row | undefined): string[] {
  if (!data) return [];
  const known: string[] = [say(game, data["kind"] === "melee" ? "f-melee" : "f-ranged")];
  const range = Array.isArray(data["range"]) ? (data["range"] as number[]) : [];
  if (data["kind"] === "ranged") known.push(say(game, "f-range", range[0] === range[1] ? String(range[0]) : range.join("–")));
  const numbered: [string, Key][] = [
    ["dice", "f-dice"],
    ["accuracy", "f-accuracy"],
    ["damage", "f-damage"],
  ];
  for (const [key, word] of numbered) {
    const value = number(data, key);
    if (value !== undefined) known.push(say(game, word, value));
  }
  known.push(say(game, data["noise"] === "loud" ? "f-loud" : "f-silent"));
  if (data["door"] === "silent") known.push(say(game, "f-door"));
  if (data["door"] === "loud") known.push(say(game, "f-door-loud"));
  if (yes(data["dual"])) known.push(say(game, "f-dual"));
  if (yes(data["reload"])) known.push(say(game, "f-reload"));
  if (data["pile"] === "start") known.push(say(game, "f-start"));
  if (data["pile"] === "aside") known.push(say(game, "f-aside"));
  return known;
}

function yes(value: unknown): boolean {
  return value === true || value === "yes";
}

function count(game: GameContext, data: Row | undefined): string[] {
  const copies = number(data, "count");
  return copies === undefined ? [] : [say(game, "f-count", copies)];
}

function skill(game: GameContext, id: string): Page {
  const data = row(game, "skills", id);
  const plain = game.text(`skill-plain.${id}`);
  const known = data ? [sayIf(game, `f-${String(data["when"])}`), sayIf(game, `f-limit-${String(data["limit"])}`), yes(data["compat"]) ? say(game, "f-compat") : ""] : [];
  const rule = data?.["rule"];
  return {
    name: plain.startsWith("«") ? game.text(`skill.${id}`) : plain,
    kind: say(game, "kind-skill"),
    facts: facts(known),
    sources: source(game, tag(data)),
    ...(typeof rule === "string" ? { rule } : {}),
  };
}

function zombie(game: GameContext, id: string): Page {
  const data = row(game, "zombies", id);
  const known: string[] = [];
  if (data) {
    const damage = number(data, "damage");
    known.push(say(game, "f-actions", number(data, "actions") ?? 1), damage === undefined ? say(game, "f-fire") : say(game, "f-toughness", damage), say(game, "f-xp", number(data, "xp") ?? 0), say(game, "f-row", number(data, "row") ?? 0));
    if (number(data, "escort")) known.push(say(game, "f-escort", number(data, "escort") ?? 0));
    if (yes(data["skinner"])) known.push(say(game, "f-skinner"));
  }
  return {
    name: game.text(`zombie.${id}`),
    kind: say(game, "kind-zombie"),
    facts: facts([...known, ...count(game, data)]),
    about: [sayIf(game, `zombie-about-${id}`)],
    sources: source(game, tag(data)),
    picture: { layers: ZOMBIES[id] ?? [], box: FIGURE, ground: NIGHT },
  };
}

function zombieCard(game: GameContext, id: string): Page {
  const data = row(game, "zombie-cards", id);
  const kind = String(data?.["kind"] ?? "spawn");
  const lines = Array.isArray(data?.["lines"]) ? (data["lines"] as string[]) : [];
  return {
    name: say(game, "kind-zombie-card", id),
    about: [sayIf(game, `z-${kind}`)],
    sources: source(game, tag(data)),
    picture: { layers: SIGNS["skull"] ?? [], box: SIGN, ground: NIGHT },
    lines: lines.map((line, at) => onLevel(game, LEVELS[at] ?? "red", cardLine(game, line, kind))),
  };
}

/** `2 walker`, `walker`, or `-`. */
function cardLine(game: GameContext, line: string, kind: string): string {
  if (line === "-") return say(game, "nothing");
  const [many = "", who = ""] = line.split(" ");
  if (kind === "extra") return say(game, "extra-of", game.text(`zombie.${many}`));
  return `${many} × ${game.text(`zombie.${who}`)}`;
}

function tent(game: GameContext, id: string): Page {
  const data = row(game, "tents", id);
  const name = game.text(`tent.${id}`);
  const blue = number(data, "blue") ?? 0;
  const green = number(data, "green") ?? 0;
  const known = [...(blue > 0 ? [say(game, "beds-blue", blue)] : []), ...(green > 0 ? [say(game, "beds-green", green)] : []), ...(yes(data?.["search"]) ? [say(game, "f-search")] : [])];
  return { name: name.startsWith("«") ? say(game, "kind-tent") : name, kind: say(game, "kind-tent"), facts: facts(known), sources: source(game, tag(data)) };
}

function teamAction(game: GameContext, id: string): Page {
  const data = row(game, "team-actions", id);
  return {
    name: game.text(`team-action.${id}`),
    kind: say(game, "kind-team-action"),
    facts: facts(count(game, data)),
    about: [sayIf(game, `team-about-${id}`)],
    sources: source(game, tag(data)),
    picture: { layers: SIGNS[id] ?? [], box: SIGN, ground: NIGHT },
  };
}
