/** A zone in words: what it is, what is printed there, who and what is in it. */
import type { GameContext } from "../../lib/board";
import { cardName, nameOf, placeName, standing, zoneName } from "./table";
import { KINDS, type MorgueView } from "./view";
import { say } from "./words";

/** What stands and lies there, without what is printed. */
export function contents(view: MorgueView, game: GameContext, zone: number): string[] {
  const now = view.zones[zone];
  if (!now) return [];
  const words: string[] = [];
  for (const survivor of standing(view).get(zone) ?? []) {
    words.push(survivor.ref === view.active ? `${nameOf(game, survivor)}, ${say(game, "active")}` : nameOf(game, survivor));
  }
  now.zombies.forEach((count, kind) => count > 0 && words.push(`${count} × ${game.text(`zombie.${KINDS[kind]}`)}`));
  for (const objective of view.objectives) {
    if (objective.zone === zone && !objective.taken) words.push(objective.colour === "" ? say(game, "objective") : say(game, "objective-of", game.text(`colour.${objective.colour}`)));
  }
  for (const spawn of view.spawns) {
    if (spawn.zone === zone) words.push(spawnWords(spawn, game));
  }
  if (view.helicopter.ref !== "" && view.helicopter.zone === zone) words.push(say(game, "helicopter"));
  if (now.tent !== "") words.push(say(game, now.tent === "closed" ? "tent-closed" : "tent-open"));
  if (now.fallen) words.push(say(game, "fallen"));
  if (now.tokens > 0) words.push(say(game, "noise-tokens", now.tokens));
  return words;
}

export function spawnWords(spawn: MorgueView["spawns"][number], game: GameContext): string {
  return [
    say(game, "spawn", game.text(`colour.${spawn.colour}`)),
    ...(spawn.awake ? [] : [say(game, "sleeping")]),
    ...(spawn.locators.length > 0 ? [say(game, "locators", spawn.locators.join(", "))] : []),
    ...(spawn.first ? [say(game, "spawn-first")] : []),
  ].join(", ");
}

/** What is printed there, and never changes. */
export function printed(view: MorgueView, game: GameContext, zone: number): string[] {
  const place = view.map.places[zone];
  if (!place) return [];
  const words: string[] = [];
  if (place.start) words.push(say(game, "start"));
  if (place.exit) words.push(say(game, view.zones[zone]?.exitOpen ? "exit" : "exit-shut"));
  if (place.searchable) words.push(say(game, "can-search"));
  if (place.sewers > 0) words.push(say(game, "sewers", place.sewers));
  if (place.blueBeds > 0) words.push(say(game, "beds-blue", place.blueBeds));
  if (place.greenBeds > 0) words.push(say(game, "beds-green", place.greenBeds));
  if (place.crashed) words.push(say(game, "wreck"));
  if (place.air) words.push(say(game, "air"));
  if (place.number > 0) words.push(say(game, "number", place.number));
  return words;
}

/** All of it in one line, for a label. */
export function zoneWords(view: MorgueView, game: GameContext, zone: number): string {
  return [zoneName(view, game, zone), ...printed(view, game, zone), ...contents(view, game, zone)].join(", ");
}

export function doorWords(view: MorgueView, game: GameContext, door: MorgueView["doors"][number]): string {
  const state = say(game, door.shut ? "door-shut" : door.open ? "door-open" : "door-closed");
  return say(game, "door-between", state, game.text(`colour.${door.colour}`), placeName(view, game, door.one), placeName(view, game, door.other));
}

export function cardWords(game: GameContext, card: { card: string; empty: boolean; scope: boolean }): string {
  if (card.card === "") return say(game, "slot-empty");
  return [cardName(game, card.card), ...(card.empty ? [say(game, "empty")] : []), ...(card.scope ? [say(game, "scoped")] : [])].join(", ");
}
