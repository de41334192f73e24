/** How the list of choices is laid out: by their verbs. Pure. */
import type { Choice } from "./protocol";

export interface Group {
  verb: string;
  choices: Choice[];
}

/** How many fit without folding. */
export const FEW = 7;
/** From this number on there is a box to filter by typing. */
export const MANY = 12;

/** In the order in which the verbs first appear. */
export function groups(choices: readonly Choice[]): Group[] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    found.set(choice.verb, [...(found.get(choice.verb) ?? []), choice]);
  }
  return [...found].map(([verb, list]) => ({ verb, choices: list }));
}

/** Folded when there are many choices and this verb has several of them. */
export function folds(group: Group, total: number): boolean {
  return total > FEW && group.choices.length > 2;
}

/** Those whose label or id holds every word; accents and case do not matter. */
export function filtered(choices: readonly Choice[], typed: string): Choice[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const text = plain(`${choice.label} ${choice.id}`);
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
