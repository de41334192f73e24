/** A mission in the making: the tree of docs/missions.md, every plain value a text, as the file has it. */

export interface Door {
  at: string;
  colour: string;
  open?: string;
}

export interface Objective {
  /** Several places if the colours are mixed. */
  at: string | string[];
  colour?: string;
  /** The colours that are mixed, face down. */
  hidden?: string[];
  xp?: string;
}

export interface Spawn {
  at: string;
  colour: string;
  locators?: string[];
}

export interface Exit {
  at: string;
  while?: string;
}

export interface Helicopter {
  at: string;
  flies?: string;
  lands?: string[];
}

export interface Figures {
  at: string;
  kind: string;
  count: string;
}

/** A goal or a rule. */
export interface Clause {
  kind: string;
  [word: string]: string | string[];
}

export interface Plan {
  id: string;
  title: { en: string; es: string };
  /** Why one is there. */
  story?: { en: string; es: string };
  mode: string;
  difficulty: string;
  survivors: { from: string; to: string };
  minutes: string | { from: string; to: string };
  /** Rows of `6V^270`, or `--`. */
  tiles: string[][];
  start: string[];
  exits: Exit[];
  helicopter: Helicopter | undefined;
  air: string[];
  crashed: string[];
  stairs: string[];
  tents: string[];
  doors: Door[];
  sealed: string[];
  objectives: Objective[];
  spawns: Spawn[];
  triggers: string[];
  zombies: Figures[];
  /** Dice mark to room. */
  numbers: Record<string, string>;
  goals: Clause[];
  rules: Clause[];
  alive: string;
  /** Words of the file that the editor has no field for: kept, and checked by the server. */
  rest: Record<string, unknown>;
}

/** The order in which a file has them. */
const ORDER = ["id", "title", "story", "mode", "difficulty", "survivors", "minutes", "provenance", "provenance-of", "tiles", "start", "exits", "helicopter", "air", "crashed"]
  .concat(["stairs", "tents", "doors", "sealed", "objectives", "spawns", "triggers", "zombies", "numbers", "goals", "rules", "alive"]);

export function blank(): Plan {
  return {
    id: "MINE",
    title: { en: "", es: "" },
    mode: "coop",
    difficulty: "medium",
    survivors: { from: "6", to: "12" },
    minutes: "60",
    tiles: [],
    start: [],
    exits: [],
    helicopter: undefined,
    air: [],
    crashed: [],
    stairs: [],
    tents: [],
    doors: [],
    sealed: [],
    objectives: [],
    spawns: [],
    triggers: [],
    zombies: [],
    numbers: {},
    goals: [],
    rules: [],
    alive: "half",
    rest: { provenance: "D" },
  };
}

type Tree = Record<string, unknown>;

/** Whatever stood in a file, completed. What has not the shape that belongs there stays in `rest`, for the server to complain about. */
export function take(raw: unknown): Plan {
  const from: Tree = isTree(raw) ? raw : {};
  const plan = { ...blank(), rest: {} } as Plan;
  const into = plan as unknown as Tree;
  for (const [key, value] of Object.entries(from)) {
    if (value === null) continue;
    const reading = READ[key];
    const taken = reading?.(value);
    if (taken === undefined) plan.rest[key] = value;
    else into[key] = taken;
  }
  return plan;
}

/** The tree that goes into a file: what is empty is left out, unless a mission must have it. */
export function write(plan: Plan): Tree {
  const all: Tree = { ...plan, exits: plan.exits.map((exit) => (exit.while ? exit : exit.at)) };
  if (plan.tiles.length === 0) all.tiles = [["--"]];
  delete all.rest;
  for (const key of ["exits", "air", "crashed", "stairs", "tents", "doors", "sealed", "objectives", "triggers", "zombies", "rules"]) {
    if ((all[key] as unknown[]).length === 0) delete all[key];
  }
  if (Object.keys(plan.numbers).length === 0) delete all.numbers;
  if (!plan.helicopter) delete all.helicopter;
  if (!plan.story?.en && !plan.story?.es) delete all.story;
  Object.assign(all, plan.rest);
  const known = ORDER.filter((key) => all[key] !== undefined);
  const more = Object.keys(all).filter((key) => !ORDER.includes(key) && all[key] !== undefined);
  return Object.fromEntries([...known, ...more].map((key) => [key, all[key]]));
}

const READ: Record<string, (value: unknown) => unknown> = {
  id: word,
  title: (value) => (isTree(value) && fields(value, ["en", "es"]) ? { en: word(value.en) ?? "", es: word(value.es) ?? "" } : undefined),
  story: (value) => (isTree(value) && fields(value, ["en", "es"]) ? { en: word(value.en) ?? "", es: word(value.es) ?? "" } : undefined),
  mode: word,
  difficulty: word,
  survivors: (value) => fromTo(value),
  minutes: (value) => word(value) ?? fromTo(value),
  tiles: (value) => list(value, (row) => list(row, word)),
  start: words,
  exits: (value) => list(value, (item) => (word(item) === undefined ? row(item, ["at"], ["while"]) : { at: word(item) })),
  helicopter: (value) => row(value, ["at"], ["flies"], ["lands"]),
  air: words,
  crashed: words,
  stairs: words,
  tents: words,
  doors: (value) => list(value, (item) => row(item, ["at", "colour"], ["open"])),
  sealed: words,
  objectives: (value) => list(value, (item) => row(item, ["at", "colour"], ["xp"]) ?? row(item, [], ["xp"], ["hidden", "at"])),
  spawns: (value) => list(value, (item) => row(item, ["at", "colour"], [], ["locators"])),
  triggers: words,
  zombies: (value) => list(value, (item) => row(isTree(item) && item.count === undefined ? { ...item, count: "1" } : item, ["at", "kind", "count"], [])),
  numbers: (value) => (isTree(value) && Object.values(value).every((room) => word(room) !== undefined) ? value : undefined),
  goals: clauses,
  rules: clauses,
  alive: word,
};

function word(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function words(value: unknown): string[] | undefined {
  return list(value, word);
}

function list<T>(value: unknown, each: (item: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(each);
  return items.includes(undefined) ? undefined : (items as T[]);
}

function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function fields(value: Tree, known: readonly string[]): boolean {
  return Object.keys(value).every((key) => known.includes(key));
}

function fromTo(value: unknown): unknown {
  return row(value, ["from", "to"], []);
}

/** A map with these plain words, those that may be missing, and those that are lists; undefined for any other. */
function row(value: unknown, needed: string[], optional: string[], lists: string[] = []): Tree | undefined {
  if (!isTree(value) || !fields(value, [...needed, ...optional, ...lists])) return undefined;
  const fits =
    needed.every((key) => word(value[key]) !== undefined) &&
    optional.every((key) => value[key] === undefined || word(value[key]) !== undefined) &&
    lists.every((key) => value[key] === undefined || words(value[key]) !== undefined);
  return fits ? value : undefined;
}

function clauses(value: unknown): unknown {
  return list(value, (item) => {
    const plain = isTree(item) && word(item.kind) !== undefined && Object.values(item).every((one) => word(one) !== undefined || words(one) !== undefined);
    return plain ? item : undefined;
  });
}
