/** What lies where, for the map and for the list of a zone. Pure. */
import type { Plan } from "./plan";

export type TokenKind = "start" | "exit" | "helicopter" | "lands" | "air" | "crashed" | "tent" | "objective" | "mixed" | "spawn" | "zombie" | "number";

export interface Token {
  kind: TokenKind;
  /** Which of its list. */
  index: number;
  /** The part that the plan names. */
  at: string;
  /** Where it stands in the plan: `spawns/2`. */
  path: string;
  colour?: string;
  /** Short: a number, a count, locators. */
  sign?: string;
  zombie?: string;
}

export function tokensOf(plan: Plan): Token[] {
  const tokens: Token[] = [];
  const plain = (kind: TokenKind, key: string, places: string[]) => places.forEach((at, index) => tokens.push({ kind, index, at, path: `${key}/${index}` }));
  const teams = plan.start.length > 1;
  plan.start.forEach((at, index) => tokens.push({ kind: "start", index, at, path: `start/${index}`, ...(teams ? { sign: String(index + 1) } : {}) }));
  plan.exits.forEach((exit, index) => tokens.push({ kind: "exit", index, at: exit.at, path: `exits/${index}`, ...(exit.while ? { sign: exit.while === "a-bomb" ? "A" : "–A" } : {}) }));
  if (plan.helicopter) {
    tokens.push({ kind: "helicopter", index: 0, at: plan.helicopter.at, path: "helicopter" });
    plain("lands", "helicopter/lands", plan.helicopter.lands ?? []);
  }
  plain("air", "air", plan.air);
  plain("crashed", "crashed", plan.crashed);
  plain("tent", "tents", plan.tents);
  plan.objectives.forEach((one, index) => {
    for (const at of [one.at].flat()) tokens.push({ kind: one.hidden ? "mixed" : "objective", index, at, path: `objectives/${index}`, colour: one.colour ?? "red" });
  });
  plan.spawns.forEach((one, index) => tokens.push({ kind: "spawn", index, at: one.at, path: `spawns/${index}`, colour: one.colour, sign: (one.locators ?? []).join("·") }));
  plan.zombies.forEach((one, index) => tokens.push({ kind: "zombie", index, at: one.at, path: `zombies/${index}`, zombie: one.kind, sign: one.count }));
  Object.entries(plan.numbers).forEach(([number, at], index) => tokens.push({ kind: "number", index, at, path: `numbers/${number}`, sign: number }));
  return tokens;
}

/** Takes one token away. */
export function without(plan: Plan, token: Token): Plan {
  const cut = <T>(all: readonly T[]) => all.filter((_, index) => index !== token.index);
  switch (token.kind) {
    case "start":
      return { ...plan, start: cut(plan.start) };
    case "exit":
      return { ...plan, exits: cut(plan.exits) };
    case "helicopter":
      return { ...plan, helicopter: undefined };
    case "lands": {
      const lands = cut(plan.helicopter?.lands ?? []);
      const { lands: _old, ...rest } = plan.helicopter ?? { at: token.at };
      return { ...plan, helicopter: lands.length > 0 ? { ...rest, lands } : { ...rest, flies: "no" } };
    }
    case "air":
      return { ...plan, air: cut(plan.air) };
    case "crashed":
      return { ...plan, crashed: cut(plan.crashed) };
    case "tent":
      return { ...plan, tents: cut(plan.tents) };
    case "objective":
      return { ...plan, objectives: cut(plan.objectives) };
    case "mixed": {
      const row = plan.objectives[token.index];
      const at = [row?.at ?? []].flat().filter((place) => place !== token.at);
      if (!row || at.length === 0) return { ...plan, objectives: cut(plan.objectives) };
      return { ...plan, objectives: plan.objectives.map((one) => (one === row ? { ...one, at, hidden: (one.hidden ?? []).slice(0, -1) } : one)) };
    }
    case "spawn":
      return { ...plan, spawns: cut(plan.spawns) };
    case "zombie":
      return { ...plan, zombies: cut(plan.zombies) };
    case "number":
      return { ...plan, numbers: Object.fromEntries(Object.entries(plan.numbers).filter(([number]) => number !== token.sign)) };
  }
}
