/** The table in words, zone by zone, for whoever does not see it. */
import type { GameContext, Zone } from "../../lib/board";
import { seasonOf } from "./content";
import { characterName, counted, findSquare, speaker, squareName, zoneName, type Table } from "./table";
import type { AmanecerView, Group, ObjectCard, Person, PlayerMap, Tile } from "./view";
import { isWord } from "./words";

type Teller = Pick<Table, "view" | "game" | "say">;

export function describe(view: AmanecerView, game: GameContext): Zone[] {
  const t: Teller = { view, game, say: speaker(game) };
  const zones: Zone[] = [now(t)];
  if (view.seat >= 0) zones.push(...own(t));
  zones.push({ name: t.say("players"), items: view.groups.map((group) => player(t, group)) });
  zones.push({ name: t.say("maps"), items: view.maps.map((map) => land(t, map)) });
  if (view.phase !== "building") zones.push(piles(t));
  return zones;
}

const list = (t: Teller, key: string, ids: readonly string[]) =>
  counted(ids)
    .map(({ id, count }) => `${t.game.text(`${key}.${id}`)}${count > 1 ? ` ×${count}` : ""}`)
    .join(", ");

function now(t: Teller): Zone {
  const { view, game, say } = t;
  const items: (string | Zone)[] = [];
  if (view.round > 0) items.push(say("round-of", view.round, view.rounds));
  items.push(view.phase === "turn" ? `${game.seatName(view.active)} ${say("has-the-turn")}` : say(`phase-${view.phase}`));
  if (view.season !== "") items.push(`${game.text(`season.${seasonOf(view.season)}`)}, ${game.text(`season-card.${view.season}`)}: ${game.text(`about-season-card.${view.season}`)}`);
  for (const card of view.pending) {
    const victim = card.victim >= 0 ? ` → ${game.seatName(card.victim)}` : "";
    items.push(`${game.seatName(card.player)}${victim}: ${game.text(`action-card.${card.action}`)}, ${say(card.cancelled ? "cancelled" : "may-be-answered")}`);
  }
  for (const card of view.waiting) items.push(`${game.seatName(card.player)} → ${game.seatName(card.target)}: ${game.text(`action-card.${card.action}`)}, ${say("waits")}`);
  if (view.combat.target >= 0) items.push(combat(t));
  if (view.search.square !== "") items.push(search(t));
  if (view.drive.squares.length > 0) items.push({ name: `${say("drive")}: ${game.seatName(view.drive.seat)}`, items: view.drive.squares.map((ref) => place(t, ref)).filter(Boolean) });
  if (view.winners.length > 0) items.push(`${say("won")}: ${view.winners.map((seat) => game.seatName(seat)).join(", ")}`);
  return { name: say("situation"), items };
}

function combat(t: Teller): Zone {
  const { combat: fight } = t.view;
  const { game, say } = t;
  const items: string[] = [];
  const stage = `stage-${fight.stage}`;
  if (isWord(stage)) items.push(say(stage));
  if (fight.attacker >= 0) items.push(say("group-of", game.seatName(fight.attacker)));
  else items.push(...(fight.zombies.length > 0 ? [list(t, "action-card", fight.zombies)] : []), say("zombie-dice", fight.dice));
  if (fight.cleaning !== "") items.push(game.text(`mission.${fight.cleaning}`));
  if (fight.blocked) items.push(say("cannot-flee"));
  items.push(`${say("zombies")}: ${say("next-throws", fight.next.zombieDice)} ${say("needs", fight.next.zombieNeeds)}`);
  items.push(`${game.seatName(fight.target)}: ${say("next-ranged", fight.next.rangedDice)}, ${say("next-melee", fight.next.meleeDice)} ${say("needs", fight.next.groupNeeds)}`);
  for (const modifier of fight.modifiers) items.push(`${game.text(modifier.text)} ${modifier.amount}`);
  for (const roll of fight.rolls.slice(-4)) {
    const what = `throw-${roll.what}`;
    items.push(`${roll.seat < 0 ? say("zombies") : game.seatName(roll.seat)}${isWord(what) ? `, ${say(what)}` : ""}: ${roll.dice.join(", ")}; ${say("needs", roll.needs)}; ${say("hits", roll.hits)}`);
  }
  return { name: `${say("combat")}: ${game.seatName(fight.target)}`, items };
}

function search(t: Teller): Zone {
  const { search: open } = t.view;
  return {
    name: `${t.game.seatName(open.seat)} ${t.say("searches")}: ${place(t, open.square)}`,
    items: [t.say("searched-with", open.discards), ...(open.found.length > 0 ? [{ name: t.say("found"), items: open.found.map((object) => thing(t, object)) }] : [])],
  };
}

function place(t: Teller, ref: string): string {
  const found = findSquare(t.view, ref);
  return found ? `${squareName(t, found.square)}, ${zoneName(t, found.map, found.tile)}` : "";
}

function thing(t: Teller, object: ObjectCard): string {
  return `${t.game.text(`object.${object.object}`)}${object.turned ? `, ${t.say("turned")}` : ""}`;
}

function own(t: Teller): Zone[] {
  const { view, game, say } = t;
  const total = view.hand.reduce((sum, card) => sum + card.count, 0);
  const zones: Zone[] = [
    {
      name: say("your-hand", total),
      items: view.hand.map((card) => `${game.text(`action-card.${card.action}`)}${card.count > 1 ? ` ×${card.count}` : ""}: ${game.text(`about-action-card.${card.action}`)}`),
    },
  ];
  if (view.missions.length > 0) {
    zones.push({
      name: say("your-missions"),
      items: view.missions.map((mission) => [`${game.text(`mission.${mission.mission}`)}: ${game.text(`about-mission.${mission.mission}`)}`, say("points", mission.points), ...(mission.ready ? [say("ready")] : [])].join(" ")),
    });
  }
  if (view.ownChoice !== "") zones.push({ name: say("your-choice"), items: [] });
  return zones;
}

function player(t: Teller, group: Group): Zone {
  const { view, game, say } = t;
  const items: (string | Zone)[] = [say("points", group.points), say("experience", group.experience), say("cards", group.hand), say("missions-open", group.missions)];
  const found = findSquare(view, group.square);
  if (found) items.push(say("stands-on", squareName(t, found.square), zoneName(t, found.map, found.tile)));
  if (view.firstPlayer === group.seat) items.push(say("first-player"));
  if (group.blocked > 0) items.push(say("blocked"));
  items.push(...group.people.map((person) => character(t, person)));
  if (group.vehicle.vehicle !== "") items.push(`${game.text(`action-card.${group.vehicle.vehicle}`)}${group.vehicle.turned ? `, ${say("turned")}` : ""}, ${say("seats-and-points", group.vehicle.capacity, group.vehicle.points)}`);
  if (group.trophyPoints > 0) items.push(say("trophies", group.trophyPoints, list(t, "action-card", group.trophies)));
  if (group.done.length > 0) items.push(say("missions-done", list(t, "mission", group.done)));
  if (group.skills.length > 0) items.push(say("skills-kept", list(t, "skill", group.skills)));
  if (group.dead.length > 0) items.push(say("dead", group.dead.map((id) => characterName(game, id)).join(", ")));
  items.push(say("zones", group.zones, group.tokens));
  if (game.awaited.includes(group.seat)) items.push(say("thinks"));
  if (view.chosen.includes(group.seat)) items.push(say("chosen"));
  return { name: game.seatName(group.seat), items };
}

function character(t: Teller, person: Person): Zone {
  const items = [t.say("load", person.used, person.load)];
  items.push(t.say("carries", person.objects.length > 0 ? person.objects.map((object) => thing(t, object)).join("; ") : t.say("nothing")));
  items.push(`${t.say("damages", person.damages.length, person.fatal)}${person.damages.length > 0 ? `: ${list(t, "damage", person.damages)}` : ""}`);
  if (person.skills.length > 0) items.push(t.say("skills", list(t, "skill", person.skills)));
  return { name: characterName(t.game, person.character), items };
}

function land(t: Teller, map: PlayerMap): Zone {
  const items: (string | Zone)[] = map.tiles.map((tile) => zone(t, map, tile));
  if (map.unlaid.length > 0) items.push(`${t.say("zones-in-hand")}: ${map.unlaid.map((tile) => zoneName(t, map, tile)).join(", ")}`);
  return { name: t.say("map-of", t.game.seatName(map.seat)), items };
}

/** Only what matters: places, and who stands where. Ground is told with each square that can be chosen. */
function zone(t: Teller, map: PlayerMap, tile: Tile): Zone {
  const items: string[] = [];
  if (tile.special !== "") items.push(t.say("special-here", t.game.text(`special-zombie.${tile.special}`)));
  tile.squares.forEach((square, index) => {
    if (["open", "road", "water"].includes(square.ground) && square.group < 0) return;
    const who = square.group >= 0 ? [t.say("group-of", t.game.seatName(square.group))] : [];
    items.push([squareName(t, square), t.say("row-column", Math.floor(index / 5) + 1, (index % 5) + 1), ...square.registered.map((seat) => t.say("token-of", t.game.seatName(seat))), ...who].join(", "));
  });
  return { name: tile.terrain === "start" ? zoneName(t, map, tile) : `${zoneName(t, map, tile)}, ${t.game.text(`terrain.${tile.terrain}`)}`, items };
}

function piles(t: Teller): Zone {
  const { piles: lie } = t.view;
  const deck = (id: string, count: number) => `${t.game.text(`deck.${id}`)}: ${count}`;
  const discard = (id: string, key: string, cards: readonly string[]) => (cards.length === 0 ? [] : [`${t.say("discarded", t.game.text(`deck.${id}`), cards.length)}: ${list(t, key, cards)}`]);
  return {
    name: t.say("piles"),
    items: [
      deck("action", lie.actions),
      deck("green", lie.green),
      deck("blue", lie.blue),
      deck("special", lie.special),
      deck("mission", lie.missions),
      deck("skill", lie.skills),
      deck("damage", lie.damages),
      deck("character", lie.characters),
      deck("season", lie.seasons),
      ...discard("action", "action-card", lie.actionDiscard),
      ...discard("green", "object", lie.greenDiscard),
      ...discard("blue", "object", lie.blueDiscard),
      ...discard("mission", "mission", lie.missionDiscard),
    ],
  };
}
