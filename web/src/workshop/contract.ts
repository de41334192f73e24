/**
 * The contract between the one generic workshop and the folder of a game that has plans to make (`src/games/<id>/workshop`). A plan is a tree of
 * plain values, as its file has it; what it means only the game knows, and what is wrong with it the server says.
 */
import type { Component, Snippet } from "svelte";
import type { Fault, PlanReport } from "../contract/PlanReport";
import type { WorkshopDoc } from "../contract/WorkshopDoc";
import type { Lang } from "../lib/protocol";

export type { Fault };

/** What the server says about a plan; `Picture` is the game's own. */
export type Report<Picture = unknown> = Omit<PlanReport, "picture"> & { picture?: Picture };

/** What plans of a game are made of; `Bench` is the game's own. */
export type WorkshopInfo<Bench = unknown> = Omit<WorkshopDoc, "bench"> & { bench: Bench };

export interface EditorProps<Plan = never, Picture = never, Bench = never> {
  plan: Plan;
  bench: Bench;
  /** What was said about this plan, or about the one just before it. */
  report: Report<Picture> | undefined;
  /** The fault that somebody is looking at. */
  pointed: Fault | undefined;
  /** A change that can be undone. What follows with the same word in the same breath is undone together. */
  change(next: Plan, word?: string): void;
  /** A text of the game. */
  text(key: string, ...args: (string | number)[]): string;
  /** The list of what is wrong, to be placed beside the plan. */
  faults: Snippet;
}

/** What `src/games/<id>/workshop/index.ts` exports as default. */
export interface WorkshopFolder<Plan = never, Picture = never, Bench = never> {
  Editor: Component<EditorProps<Plan, Picture, Bench>>;
  blank(): Plan;
  /** Whatever stood in a file, completed so that it can be edited. Nothing that stood there is lost. */
  take(raw: unknown): Plan;
  /** The tree that goes into the file. */
  write(plan: Plan): unknown;
  title(plan: Plan, lang: Lang): string;
  /** A name for the file, without its ending. */
  fileName(plan: Plan): string;
  /** How many people play it at least. */
  seats(plan: Plan): number;
  /** The options of a table that plays it. */
  options(text: string): Record<string, string>;
}
