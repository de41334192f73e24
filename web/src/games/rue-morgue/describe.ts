/** The table in words, zone by zone, for whoever does not see it. */
import type { GameContext, Zone } from "../../lib/board";
import { nameOf, placeName, skillName, survivorOf, taskText, zoneName } from "./table";
import { KINDS, type MorgueView, type SurvivorView } from "./view";
import { say, sayIf, type Key } from "./words";
import { cardWords, contents, doorWords, printed } from "./zones";

export function describe(view: MorgueView, game: GameContext): Zone[] {
  const zones: Zone[] = [situation(view, game), { name: say(game, "team"), items: view.survivors.map((one) => person(one, view, game)) }, places(view, game)];
  const closed = view.doors.filter((door) => !door.open);
  if (closed.length > 0) zones.push({ name: say(game, "doors-closed"), items: closed.map((door) => doorWords(view, game, door)) });
  zones.push(cards(view, game));
  return zones;
}

function situation(view: MorgueView, game: GameContext): Zone {
  const active = survivorOf(view, view.active);
  const items: (string | Zone)[] = [
    view.titles[game.lang === "es" ? 1 : 0] ?? view.mission,
    ...(view.round > 0 ? [say(game, "round", view.round)] : []),
    say(game, `phase-${view.phase}` as Key),
  ];
  if (active) items.push(say(game, "turn-of", nameOf(game, active)), say(game, "actions", view.actions), ...view.free.map(({ kind, count }) => `${count} × ${sayIf(game, `free-${kind}`) || kind}`));
  if (view.attack.attacker !== "" && view.attack.dice.length > 0) {
    items.push(`${say(game, "attack", nameOf(game, survivorOf(view, view.attack.attacker)))}: ${view.attack.dice.join(", ")}; ${say(game, "needs", view.attack.needs)}, ${say(game, "hits-left", view.attack.hits)}`);
  }
  items.push({
    name: say(game, "goals"),
    items: view.goals.map((goal) => [taskText(view, game, goal), ...(goal.reached ? [say(game, "goal-done")] : goal.of > 0 ? [say(game, "goal-of", goal.done, goal.of)] : [])].join(" ")),
  });
  items.push(...view.story.slice(game.lang === "es" ? 1 : 0).slice(0, 1), ...view.rules.map((rule) => taskText(view, game, rule)));
  return { name: say(game, "situation"), items };
}

function person(one: SurvivorView, view: MorgueView, game: GameContext): Zone {
  if (one.survivor === "") return { name: say(game, "nobody"), items: [game.seatName(one.owner)] };
  const items: (string | Zone)[] = [game.seatName(one.owner)];
  if (one.ref === view.active) items.push(say(game, "active"));
  else if (one.activated) items.push(say(game, "acted"));
  if (one.state === "dead" || one.state === "away") items.push(say(game, one.state));
  else if (one.zone >= 0) items.push(zoneName(view, game, one.zone));
  if (one.wounds > 0) items.push(say(game, "wounds", one.wounds, one.health));
  items.push(say(game, "xp-level", game.text(`level.${one.level}`), one.xp));
  if (one.hands.length > 0) items.push({ name: say(game, "hands"), items: one.hands.map((card) => cardWords(game, card)) });
  if (one.reserve.length > 0) items.push({ name: say(game, "reserve"), items: one.reserve.map((card) => cardWords(game, card)) });
  items.push({ name: say(game, "skills"), items: one.skills.filter((skill) => skill.owned).map((skill) => skillName(game, skill)) });
  items.push(...one.marks.map((mark) => sayIf(game, mark)).filter(Boolean));
  for (const objective of view.objectives) if (objective.carrier !== "" && objective.carrier === one.ref) items.push(say(game, "objective"));
  return { name: nameOf(game, one), items };
}

/** Zones with something in them first; of the others only what is printed there. */
function places(view: MorgueView, game: GameContext): Zone {
  const items: (string | Zone)[] = [];
  const quiet: string[] = [];
  view.zones.forEach((zone, number) => {
    const inside = contents(view, game, number);
    const about = printed(view, game, number);
    const range = view.sight.find((seen) => seen.zone === number)?.range;
    if (inside.length === 0) return void quiet.push([zoneName(view, game, number), ...about].join(", "));
    const going = view.horde
      .filter((way) => way.from === number)
      .map((way) => (way.fight ? say(game, "fights") : say(game, "goes-to", placeName(view, game, way.to))));
    items.push({
      name: zoneName(view, game, number),
      items: [...inside, ...about, ...(zone.noise > 0 ? [[say(game, "noise", zone.noise), ...(zone.noisiest ? [say(game, "noisiest")] : [])].join(", ")] : []), ...going, ...(range === undefined ? [] : [say(game, "range", range)])],
    });
  });
  if (quiet.length > 0) items.push({ name: say(game, "quiet-zones"), items: quiet });
  return { name: say(game, "zones"), items };
}

function cards(view: MorgueView, game: GameContext): Zone {
  const items: (string | Zone)[] = view.teams.flatMap((team) => team.cards.map((card) => `${game.text(`team-action.${card.card}`)}${card.used ? `, ${say(game, "used")}` : ""}`));
  if (view.helicopter.ref !== "") {
    const { flying, flies, zone, pilot, passengers } = view.helicopter;
    const aboard = [pilot, ...passengers].flatMap((ref) => survivorOf(view, ref) ?? []);
    items.push([say(game, "helicopter"), say(game, flying ? "flying" : flies ? "landed" : "grounded"), ...(zone >= 0 ? [zoneName(view, game, zone)] : []), ...aboard.map((one) => nameOf(game, one))].join(", "));
  }
  items.push(say(game, "equipment", view.piles.equipment, view.piles.equipmentDiscard.length), say(game, "zombie-deck", view.piles.zombies, view.piles.zombieDiscard.length), say(game, "spawn-dice", view.spawnDice));
  items.push({ name: say(game, "box"), items: view.reserve.map((count, kind) => `${game.text(`zombie.${KINDS[kind]}`)}: ${count}`) });
  return { name: say(game, "cards"), items };
}
