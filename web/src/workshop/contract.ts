/**
 * The contract between the one generic workshop and the folder of a game that has plans to make (`src/games/<id>/workshop`). A plan is a tree of
 * plain values, as its file has it; what it means only the game knows, and what is wrong with it the server says.
 */
import type { Component, Snippet } from "svelte";
import type { Lang } from "../lib/protocol";

/** Something wrong with a plan. */
export interface Fault {
  code: string;
  /** A sentence in the language of the page. */
  text: string;
  /** In the plan's text; 0 if unknown. */
  line: number;
  /** Through the plan's tree: `doors/2/at`; empty for the whole. */
  path: string;
  /** Where on the plan, in the game's names. */
  places: string[];
}

export interface Report<Picture = unknown> {
  sound: boolean;
  /** The plan as a file. */
  text: string;
  /** The same as a tree, every plain value a text; missing when it cannot be read at all. */
  plan?: unknown;
  faults: Fault[];
  picture?: Picture;
}

export interface WorkshopInfo<Bench = unknown> {
  /** Plans that came with the game. */
  plans: { name: string; title: string }[];
  bench: Bench;
}

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
