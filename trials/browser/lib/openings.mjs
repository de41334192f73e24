/** Games played through the engine until every kind of beat has come about: where to begin in order to see it at once. */
import { readFile } from "node:fs/promises";
import { openEngine } from "./engine.mjs";

/**
 * @typedef {object} Scene a place in a game from which one answer of seat 0 brings something about
 * @property {string} seed
 * @property {number} seats
 * @property {string[]} opening the answers before it
 * @property {string} answer
 * @property {string[]} kinds the beats that it brings about for seat 0
 * @property {number} events how many things happen
 */

/** A table takes so many answers before anybody sits down. */
const LONGEST = 1000;
const GAMES = 60;

/** The kinds of beats that a game has, with the events that are told so. @param {string} game @returns {Promise<Map<string, string[]>>} */
export async function beatsOf(game) {
  const text = await readFile(new URL(`../../../web/src/games/${game}/staging.json`, import.meta.url), "utf8");
  return new Map(Object.entries(JSON.parse(text).beats));
}

/**
 * A few scenes that bring about every kind of beat that this game has.
 * @param {string} game @param {number[]} seats for how many, game by game in turn @param {Record<string, string>} options
 * @param {(seed: number) => import("./person.mjs").Taste} taste how all seats play @returns {Promise<Scene[]>}
 */
export async function scenesOf(game, seats, options, taste) {
  const beats = await beatsOf(game);
  const kindOf = new Map([...beats].flatMap(([beat, events]) => events.map((event) => [event, beat])));
  const engine = openEngine();
  try {
    /** @type {Scene[]} */
    const scenes = [];
    const lacking = new Set(beats.keys());
    for (let seed = 1; seed <= GAMES && lacking.size > 0; seed++) {
      const played = await play(engine, { game, seats: seats[seed % seats.length] ?? 1, options, seed: String(seed) }, taste(seed), kindOf);
      scenes.push(...played);
      for (const { kinds } of played) for (const kind of kinds) lacking.delete(kind);
    }
    if (lacking.size > 0) throw new Error(`nothing in ${GAMES} games of ${game} is told as ${[...lacking]}`);
    return few(scenes, [...beats.keys()]);
  } finally {
    engine.close();
  }
}

/**
 * @param {import("./engine.mjs").Engine} engine @param {{ game: string, seats: number, options: object, seed: string }} table
 * @param {import("./person.mjs").Taste} taste @param {Map<string, string>} kindOf @returns {Promise<Scene[]>}
 */
async function play(engine, table, taste, kindOf) {
  /** @type {Scene[]} */
  const scenes = [];
  /** @type {string[]} */
  const opening = [];
  let now = await engine.ask({ cmd: "new", ...table });
  while (!now.over && opening.length < LONGEST) {
    // Seat 0 answers last: then what comes of it comes at once.
    const asked = now.turn.at(-1);
    if (!asked) break;
    const answer = taste(asked.options).id;
    now = await engine.ask({ cmd: "answer", seat: asked.seat, option: answer });
    const seen = now.events.filter(({ only }) => !only || only.includes(0));
    const kinds = [...new Set(seen.flatMap(({ kind }) => kindOf.get(kind) ?? []))];
    if (asked.seat === 0 && asked.options.length > 1 && kinds.length > 0) {
      scenes.push({ seed: table.seed, seats: table.seats, opening: [...opening], answer, kinds, events: seen.length });
    }
    opening.push(`${asked.seat} ${answer}`);
  }
  return scenes;
}

/** Enough of them for all kinds: what shows most that is new, in the least that happens. @param {Scene[]} scenes @param {string[]} kinds */
function few(scenes, kinds) {
  const lacking = new Set(kinds);
  /** @type {Scene[]} */
  const chosen = [];
  while (lacking.size > 0) {
    const worth = (/** @type {Scene} */ { kinds: shown, events }) => shown.filter((kind) => lacking.has(kind)).length / (8 + events);
    const best = scenes.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    chosen.push(best);
    for (const kind of best.kinds) lacking.delete(kind);
  }
  return chosen;
}
