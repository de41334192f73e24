/**
 * The coach: walks the steps of a tutorial at a practice table. Pure. A coach never stands in the way: when a step does not fit what is
 * on the table, the player is told to go on alone.
 */
import type { Tutorial, TutorialStep } from "../lib/board";
import type { TableDoc } from "../lib/protocol";

export type Waits =
  /** For the "go on" button. */
  | "go-on"
  /** For one choice. */
  | "choice"
  /** For the others at the table. */
  | "others"
  /** The game has taken another way than the script. */
  | "lost"
  /** All steps are done. */
  | "done";

export interface Advice {
  step: TutorialStep | undefined;
  /** From 1 on. */
  number: number;
  of: number;
  waits: Waits;
}

type Seen = Pick<TableDoc, "options" | "awaited" | "you">;

export function advise(tutorial: Tutorial, at: number, doc: Seen): Advice {
  const step = tutorial.steps[at];
  const advice = { step, number: Math.min(at + 1, tutorial.steps.length), of: tutorial.steps.length };
  if (!step) return { ...advice, waits: "done" };
  if (step.choose === undefined) return { ...advice, waits: "go-on" };
  if (offers(doc, step.choose)) return { ...advice, waits: "choice" };
  return { ...advice, waits: doc.options.length > 0 ? "lost" : "others" };
}

/**
 * May this choice be made now? While the coach talks, only the choice that comes next in the script, for whoever is ahead of the
 * talking. Nothing is refused once the script is done or does not fit.
 */
export function allows(tutorial: Tutorial, at: number, doc: Seen, choice: string): boolean {
  const next = nextChoice(tutorial, at);
  return next === undefined || next === choice || !offers(doc, next);
}

/** The step to go to when this choice was made. */
export function after(tutorial: Tutorial, at: number, choice: string): number {
  for (let i = at; i < tutorial.steps.length; i++) {
    const { choose } = tutorial.steps[i]!;
    if (choose !== undefined) return choose === choice ? i + 1 : at;
  }
  return at;
}

function nextChoice(tutorial: Tutorial, at: number): string | undefined {
  return tutorial.steps.slice(at).find((step) => step.choose !== undefined)?.choose;
}

function offers(doc: Seen, choice: string): boolean {
  return doc.options.some((option) => option.id === choice);
}
