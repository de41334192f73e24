/** How the list of choices is laid out: by their verbs. Pure. */
import type { Choice } from "./protocol";

export interface Group {
  verb: string;
  choices: Choice[];
}

/** So many fit without folding. */
export const FEW = 7;
/** From so many on there is a box to filter by typing. */
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

/**
 * The choices that get a button in the status bar, at most `room`: all if they are that few, else those that touch nothing on the board
 * and are a bare verb, such as passing and ending the turn.
 */
export function barChoices(choices: readonly Choice[], room: number): Choice[] {
  if (choices.length <= room) return [...choices];
  return choices.filter((choice) => choice.targets.length === 0 && choice.verb === choice.id).slice(0, room - 1);
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
