/** What a hand can do to a mission. Every change gives a new plan and leaves the old one as it was. */
import type { Bench } from "./bench";
import { pairKey } from "./borders";
import type { Plan, Spawn } from "./plan";
import { bestTurn, laidTiles, parsed, sheetOf, written, type Sheet } from "./sheet";

export type Colour = "neutral" | "red" | "blue" | "pink";

/** What is in the hand. */
export type Tool =
  | { kind: "select" }
  | { kind: "tile"; id: string }
  | { kind: "door"; colour: Colour }
  | { kind: "seal" }
  | { kind: "stairs" }
  | { kind: "start" | "exit" | "helicopter" | "lands" | "air" | "crashed" | "tent" | "trigger" | "number" | "mixed" | "erase" }
  | { kind: "objective" | "spawn"; colour: Colour }
  | { kind: "zombie"; zombie: string };

const NONE = "--";
const MOST = 9;

/* Tiles */

/** Lays a tile there, or moves it there, turned so that it fits as well as it can. The grid grows where needed, and pieces stay with their tiles. */
export function layTile(plan: Plan, bench: Bench, id: string, row: number, column: number): Plan {
  const tile = bench.tiles.find((known) => known.id === id);
  if (!tile) return plan;
  const laid = laidTiles(plan.tiles, bench);
  const before = laid.find((one) => one.tile.piece === tile.piece);
  const turn = bestTurn(tile, before?.id === id ? before.turn : 0, row, column, laid);
  let tiles = plan.tiles.map((line) => line.map((word) => (pieceOf(word) === tile.piece ? NONE : word)));
  const up = Math.max(0, -row);
  const left = Math.max(0, -column);
  const height = Math.max(tiles.length + up, row + up + 1);
  const width = Math.max((tiles[0]?.length ?? 0) + left, column + left + 1);
  tiles = Array.from({ length: height }, (_, r) => Array.from({ length: width }, (_, c) => tiles[r - up]?.[c - left] ?? NONE));
  tiles[row + up]![column + left] = written(id, turn);
  const cut = trimmed(tiles);
  if (cut.length > MOST || (cut[0]?.length ?? 0) > MOST) return plan;
  return swept({ ...plan, tiles: cut }, bench);
}

export function turnTile(plan: Plan, bench: Bench, id: string): Plan {
  const tiles = plan.tiles.map((line) => line.map((word) => (parsed(word)?.id === id ? written(id, ((parsed(word)?.turn ?? 0) + 1) % 4) : word)));
  return swept({ ...plan, tiles }, bench);
}

/** The other side of the same piece, in its place. */
export function flipTile(plan: Plan, bench: Bench, id: string): Plan {
  const other = bench.tiles.find((tile) => tile.piece === pieceOf(id) && tile.id !== id);
  const at = placeOf(plan, id);
  return other && at ? layTile(plan, bench, other.id, at.row, at.column) : plan;
}

export function takeTile(plan: Plan, bench: Bench, id: string): Plan {
  const tiles = plan.tiles.map((line) => line.map((word) => (parsed(word)?.id === id ? NONE : word)));
  return swept({ ...plan, tiles: trimmed(tiles) }, bench);
}

export function placeOf(plan: Plan, id: string): { row: number; column: number } | undefined {
  for (const [row, line] of plan.tiles.entries()) {
    const column = line.findIndex((word) => parsed(word)?.id === id);
    if (column >= 0) return { row, column };
  }
  return undefined;
}

function pieceOf(word: string): string {
  return (parsed(word)?.id ?? "").slice(0, -1);
}

/** Without empty rows and columns around. */
function trimmed(tiles: string[][]): string[][] {
  const full = (words: string[]) => words.some((word) => word !== NONE);
  const rows = tiles.map(full);
  const columns = (tiles[0] ?? []).map((_, column) => full(tiles.map((line) => line[column] ?? NONE)));
  return tiles
    .slice(rows.indexOf(true) < 0 ? tiles.length : rows.indexOf(true), rows.lastIndexOf(true) + 1)
    .map((line) => line.slice(columns.indexOf(true), columns.lastIndexOf(true) + 1));
}

/** After tiles have changed: what lay on a tile that is gone goes with it, and Spawn Zones are told clockwise again. */
function swept(plan: Plan, bench: Bench): Plan {
  const sheet = sheetOf(plan.tiles, bench);
  const there = (part: string) => sheet.parts.has(part);
  const both = (at: string) => at.split("+").every(there);
  const tile = (id: string) => sheet.laid.some((one) => one.id === id);
  const landed = plan.helicopter && there(plan.helicopter.at) ? plan.helicopter : undefined;
  const left: Plan = {
    ...plan,
    start: plan.start.filter(there),
    exits: plan.exits.filter((exit) => there(exit.at)),
    helicopter: landed?.lands ? { ...landed, lands: landed.lands.filter(there) } : landed,
    air: plan.air.filter(there),
    crashed: plan.crashed.filter(there),
    stairs: plan.stairs.filter(both),
    tents: plan.tents.filter(there),
    doors: plan.doors.filter((door) => both(door.at)),
    sealed: plan.sealed.filter(both),
    objectives: plan.objectives.filter((objective) => [objective.at].flat().every(there)),
    spawns: plan.spawns.filter((spawn) => there(spawn.at)),
    triggers: plan.triggers.filter(tile),
    zombies: plan.zombies.filter((figures) => there(figures.at)),
    numbers: Object.fromEntries(Object.entries(plan.numbers).filter(([, room]) => there(room))),
  };
  return left.spawns.length === 0 ? left : { ...left, spawns: clockwise(left.spawns, sheet) };
}

/* Zones */

/** The hand lays what it holds into a zone, or takes it away where it lies already. */
export function useOnZone(plan: Plan, tool: Tool, part: string, sheet: Sheet, box: Record<string, number>): Plan {
  const same = (other: string) => sheet.zoneOf(other) === sheet.zoneOf(part);
  const toggled = (all: string[]) => (all.some(same) ? all.filter((other) => !same(other)) : [...all, part]);
  switch (tool.kind) {
    case "start":
      return { ...plan, start: plan.mode === "coop" && plan.start.length === 1 && !plan.start.some(same) ? [part] : toggled(plan.start) };
    case "exit":
      return { ...plan, exits: exits(plan, part, same) };
    case "helicopter":
      return { ...plan, helicopter: plan.helicopter && same(plan.helicopter.at) ? undefined : { flies: "no", ...plan.helicopter, at: part } };
    case "lands": {
      const lands = toggled(plan.helicopter?.lands ?? []);
      const helicopter = { at: plan.helicopter?.at ?? part, flies: lands.length > 0 ? "yes" : "no", ...(lands.length > 0 ? { lands } : {}) };
      return { ...plan, helicopter };
    }
    case "air":
      return { ...plan, air: toggled(plan.air) };
    case "crashed":
      return { ...plan, crashed: toggled(plan.crashed).slice(-(box["crashed-helicopter"] ?? 1)) };
    case "tent":
      return { ...plan, tents: toggled(plan.tents) };
    case "number":
      return { ...plan, numbers: numbered(plan.numbers, part, same) };
    case "objective":
      return objective(plan, tool.colour, part, same, box);
    case "mixed":
      return mixed(plan, part, same);
    case "spawn":
      return spawn(plan, tool.colour, part, same, sheet, box);
    case "zombie":
      return zombies(plan, tool.zombie, part, same);
    case "erase":
      return cleared(plan, same, sheet);
    case "trigger":
      return useOnTile(plan, part.split(":")[0] ?? "");
    default:
      return plan;
  }
}

export function useOnTile(plan: Plan, id: string): Plan {
  const triggers = plan.triggers.includes(id) ? plan.triggers.filter((other) => other !== id) : [...plan.triggers, id];
  return { ...plan, triggers };
}

type Same = (part: string) => boolean;

/** There is one exit token: a second exit is the place where it goes while there is (no) A-Bomb. */
function exits(plan: Plan, part: string, same: Same): Plan["exits"] {
  if (plan.exits.some((exit) => same(exit.at))) return plan.exits.filter((exit) => !same(exit.at));
  const [only] = plan.exits;
  if (plan.exits.length === 1 && only?.while) return [only, { at: part, while: only.while === "a-bomb" ? "no-a-bomb" : "a-bomb" }];
  if (plan.exits.length > 1) return [...plan.exits.slice(0, -1), { ...plan.exits.at(-1), at: part }];
  return [{ at: part }];
}

function numbered(numbers: Plan["numbers"], part: string, same: Same): Plan["numbers"] {
  const found = Object.entries(numbers).find(([, room]) => same(room));
  if (found) return Object.fromEntries(Object.entries(numbers).filter(([number]) => number !== found[0]));
  const free = ["1", "2", "3", "4", "5", "6"].find((number) => numbers[number] === undefined);
  return free ? Object.fromEntries(Object.entries({ ...numbers, [free]: part }).sort()) : numbers;
}

function objective(plan: Plan, colour: string, part: string, same: Same, box: Record<string, number>): Plan {
  const here = plan.objectives.find((one) => one.colour === colour && typeof one.at === "string" && same(one.at));
  if (here) return { ...plan, objectives: plan.objectives.filter((one) => one !== here) };
  const single = box[`objective-${colour}`] === 1;
  const others = single ? plan.objectives.filter((one) => one.colour !== colour) : plan.objectives;
  return { ...plan, objectives: [...others, { at: part, colour }] };
}

/** Objectives whose colours are mixed make one row: a place more is a red one more; the first two hide a blue one among them. */
function mixed(plan: Plan, part: string, same: Same): Plan {
  const row = plan.objectives.find((one) => one.hidden);
  const others = plan.objectives.filter((one) => one !== row);
  const places = [row?.at ?? []].flat();
  const colours = row?.hidden ?? [];
  const here = places.findIndex(same);
  if (here < 0) return { ...plan, objectives: [...others, { ...row, hidden: [...colours, colours.length === 0 ? "blue" : "red"], at: [...places, part] }] };
  const at = places.filter((_, index) => index !== here);
  // The last colour of the row goes, so that the coloured one stays in the mix.
  return { ...plan, objectives: at.length === 0 ? others : [...others, { ...row, hidden: colours.slice(0, -1), at }] };
}

function spawn(plan: Plan, colour: string, part: string, same: Same, sheet: Sheet, box: Record<string, number>): Plan {
  const here = plan.spawns.find((one) => same(one.at));
  if (here && here.colour === colour) return { ...plan, spawns: redealt(plan.spawns, without(plan.spawns, here), sheet) };
  const single = box[`spawn-${colour}`] === 1;
  const others = plan.spawns.filter((one) => one !== here && !(single && one.colour === colour));
  return { ...plan, spawns: redealt(plan.spawns, [...others, { at: part, colour }], sheet) };
}

function without<T>(all: readonly T[], one: T): T[] {
  return all.filter((other) => other !== one);
}

/** A new set of Spawn Zones, in order; locators that nobody has moved by hand are dealt again. */
function redealt(before: readonly Spawn[], after: readonly Spawn[], sheet: Sheet): Spawn[] {
  const ordered = clockwise(after, sheet);
  return byHand(before) ? ordered : dealt(ordered);
}

function byHand(spawns: readonly Spawn[]): boolean {
  const red = spawns.filter((one) => one.colour === "red");
  return red.length > 0 && JSON.stringify(red.map((one) => one.locators)) !== JSON.stringify(dealt(red).map((one) => one.locators));
}

/** Locators 1 to 6, evenly over the red ones in their order. */
export function dealt(spawns: readonly Spawn[]): Spawn[] {
  const red = spawns.filter((one) => one.colour === "red");
  return spawns.map((one) => {
    const bare: Spawn = { at: one.at, colour: one.colour };
    const index = red.indexOf(one);
    if (index < 0) return bare;
    const locators = [1, 2, 3, 4, 5, 6].filter((number) => Math.floor(((number - 1) * red.length) / 6) === index).map(String);
    return { ...bare, locators };
  });
}

/** Puts a locator on a Spawn Zone, or off it; each number lies on the board once. */
export function moveLocator(plan: Plan, index: number, locator: string): Plan {
  const spawns = plan.spawns.map((one, at) => {
    const others = (one.locators ?? []).filter((number) => number !== locator);
    const locators = at === index && !one.locators?.includes(locator) ? [...others, locator].sort() : others;
    const { locators: _old, ...bare } = one;
    return locators.length > 0 ? { ...bare, locators } : bare;
  });
  return { ...plan, spawns };
}

/** Red ones clockwise round the middle of the board from the north-west, as the rules want them listed; the coloured ones after them. */
export function clockwise(spawns: readonly Spawn[], sheet: Sheet): Spawn[] {
  const turn = (spawn: Spawn): number => {
    const cells = [...sheet.parts.values()].filter((part) => sheet.zoneOf(part.name) === sheet.zoneOf(spawn.at)).flatMap((part) => part.cells);
    const mean = (index: 0 | 1) => cells.reduce((sum, cell) => sum + cell[index] + 0.5, 0) / Math.max(1, cells.length);
    const angle = Math.atan2(mean(0) / sheet.height - 0.5, mean(1) / sheet.width - 0.5) / (2 * Math.PI);
    return (angle + 0.375 + 2 + 1e-9) % 1;
  };
  const red = spawns.filter((one) => one.colour === "red").sort((one, other) => turn(one) - turn(other));
  return [...red, ...spawns.filter((one) => one.colour !== "red")];
}

function zombies(plan: Plan, kind: string, part: string, same: Same): Plan {
  const here = plan.zombies.find((one) => one.kind === kind && same(one.at));
  if (!here) return { ...plan, zombies: [...plan.zombies, { at: part, kind, count: "1" }] };
  return { ...plan, zombies: plan.zombies.map((one) => (one === here ? { ...one, count: String((Number(one.count) || 0) + 1) } : one)) };
}

/** Everything that lies in a zone is taken away. */
function cleared(plan: Plan, same: Same, sheet: Sheet): Plan {
  const other = (part: string) => !same(part);
  const spawns = plan.spawns.filter((one) => other(one.at));
  const kept = plan.helicopter && other(plan.helicopter.at) ? plan.helicopter : undefined;
  return {
    ...plan,
    start: plan.start.filter(other),
    exits: plan.exits.filter((exit) => other(exit.at)),
    helicopter: kept?.lands ? { ...kept, lands: kept.lands.filter(other) } : kept,
    air: plan.air.filter(other),
    crashed: plan.crashed.filter(other),
    tents: plan.tents.filter(other),
    objectives: plan.objectives.filter((one) => [one.at].flat().every(other)),
    spawns: spawns.length === plan.spawns.length ? plan.spawns : redealt(plan.spawns, spawns, sheet),
    zombies: plan.zombies.filter((one) => other(one.at)),
    numbers: Object.fromEntries(Object.entries(plan.numbers).filter(([, room]) => other(room))),
  };
}

/* Borders */

export function useOnBorder(plan: Plan, tool: Tool, at: string): Plan {
  const same = (other: string) => pairKey(other) === pairKey(at);
  const door = plan.doors.find((one) => same(one.at));
  const bare: Plan = {
    ...plan,
    doors: plan.doors.filter((one) => !same(one.at)),
    sealed: plan.sealed.filter((other) => !same(other)),
    stairs: plan.stairs.filter((other) => !same(other)),
  };
  switch (tool.kind) {
    case "door":
      if (door?.colour === tool.colour) return bare;
      if (door) return { ...plan, doors: plan.doors.map((one) => (one === door ? { ...one, colour: tool.colour } : one)) };
      return { ...bare, doors: [...bare.doors, { at, colour: tool.colour }] };
    case "seal":
      return plan.sealed.some(same) ? bare : { ...bare, sealed: [...bare.sealed, at] };
    case "stairs":
      return plan.stairs.some(same) ? bare : { ...bare, stairs: [...bare.stairs, at] };
    case "erase":
      return bare;
    default:
      return plan;
  }
}
