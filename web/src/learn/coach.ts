/**
 * The coach: walks the steps of a tutorial at a practice table. Pure. A coach never stands in the way: when a step does not fit what is
 * on the table, the player is told to go on alone.
 */
import type { Tutorial, TutorialStep } from "../lib/board";
import type { Lang, TableDoc } from "../lib/protocol";

export type Waits =
  /** For the "go on" button. */
  | "go-on"
  /** For one choice. */
  | "choice"
  /** For nothing: the coach makes this choice itself. */
  | "quiet"
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

type Seen = Pick<TableDoc, "options" | "awaited" | "you"> & { table: Pick<TableDoc["table"], "status"> };

export function advise(tutorial: Tutorial, at: number, doc: Seen): Advice {
  const step = tutorial.steps[at];
  const advice = { step, number: Math.max(1, spoken(tutorial, at + 1)), of: spoken(tutorial, tutorial.steps.length) };
  if (!step) return { ...advice, waits: "done" };
  // While others play, what is to be told has not come about.
  if (step.choose === undefined) return { ...advice, waits: doc.table.status === "over" || asked(doc) ? "go-on" : "others" };
  if (!asked(doc)) return { ...advice, waits: "others" };
  if (offers(doc, step.choose)) return { ...advice, waits: step.say ? "choice" : "quiet" };
  return { ...advice, waits: doc.options.length > 0 ? "lost" : "others" };
}

/** How many of the first steps say something. */
function spoken(tutorial: Tutorial, first: number): number {
  return tutorial.steps.slice(0, first).filter(({ say }) => say !== undefined).length;
}

/** What the coach says at this step: while it plays on by itself, what it said last. */
export function words(tutorial: Tutorial, at: number, lang: Lang, waits?: Waits): string | undefined {
  if (at >= tutorial.steps.length) return undefined;
  const ahead = waits === "others" && tutorial.steps[at]?.choose === undefined;
  const said = tutorial.steps.slice(0, ahead ? at : at + 1).flatMap(({ say }) => say ?? []);
  return (said.at(-1) ?? tutorial.steps.find(({ say }) => say !== undefined)?.say)?.[lang];
}

/**
 * May this choice be made now? While the coach talks, only the choice that comes next in the script, for whoever is ahead of the
 * talking, and nothing out of turn. Nothing is refused once the script is done or does not fit.
 */
export function allows(tutorial: Tutorial, at: number, doc: Seen, choice: string): boolean {
  const next = nextChoice(tutorial, at);
  return next === undefined || (asked(doc) && (next === choice || !offers(doc, next)));
}

/** Who is not asked may still make offers, or vote anew; but then it would depend on their quickness where the script leads. */
function asked(doc: Seen): boolean {
  return doc.awaited.includes(doc.you.seat);
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
