/**
 * The contract between the one generic table and the folder of a game (`src/games/<id>/index.ts`). A game's folder draws; it decides
 * nothing and sends nothing. Adding a game touches only its folder.
 */
import type { Component } from "svelte";
import type { WorkshopFolder } from "../workshop/contract";
import type { Choice, GameEvent, Lang, Ref, TableInfo, You } from "./protocol";

/** What `src/games/<id>/index.ts` exports as default. Loaded only when the game is opened. */
export interface GameFolder<View = never> {
  id: string;
  Board: Component<BoardProps<View>>;
  /** A card, character or place at reading size, with its picture and what it does. `what` is `section/id`, as in the game's texts and content: `card/axe`. */
  Closeup: Component<CloseupProps>;
  /** The picture on the lobby's shelf. */
  Cover: Component<Record<string, never>>;
  /** What a screen reader hears of the table, as nested lists: zones, and what lies in them. */
  describe(view: View, game: GameContext): Zone[];
  /** A sound for an event, or none. */
  sound?(event: GameEvent): SoundName | undefined;
  /** What many events come to in one line, if they are worth one: a whole zombie phase. Told after them. */
  summary?(events: readonly GameEvent[], lang: Lang): string | undefined;
  /** Where people make plans of their own, loaded when it is opened. */
  workshop?(): Promise<WorkshopFolder<unknown, unknown, unknown>>;
  /** Steps of the tutorial. */
  tutorial?: Tutorial;
}

export interface BoardProps<View> {
  view: View;
  game: GameContext;
  pick: Picking;
  /** What just happened, in the order it happened: dice that were thrown, cards that were turned. Gone with the next update. */
  told?: readonly GameEvent[];
}

export interface CloseupProps {
  what: string;
  game: GameContext;
}

/** What a board may know besides the view. */
export interface GameContext {
  lang: Lang;
  table: TableInfo;
  you: You;
  awaited: number[];
  /** A text of the game: `text("card.axe")`; the key itself in guillemets when there is none. Numbers fill `{0}`, `{1}`. */
  text(key: string, ...args: (string | number)[]): string;
  /** The game's content.yaml as it is (`/api/games/<id>/content`), provenance tags included; empty until it has come. */
  content: Record<string, unknown>;
  /** What a seat is called. */
  seatName(seat: number): string;
  /** CSS colour of a seat. */
  seatColour(seat: number): string;
}

/**
 * Click-click: the legal choices light up the components that they touch (`targets`). Clicking one narrows the choices to those that touch it;
 * when one is left it is played, when several are left a small menu at the component (and the list of choices) shows them.
 * Draw `data-ref={ref}` on everything that has a ref: motion, log hovering and drag and drop find components by it.
 */
export interface Picking {
  /** All choices that are open now, for a sheet that a game draws itself (an offer with its two sides). The list of choices shows them too. */
  choices: Choice[];
  /** Makes a choice by its id, as a click on it in the list of choices would. */
  choose(id: string): void;
  /** Some choice that is still possible touches it. */
  lit(ref: Ref): boolean;
  /** Picked already, on the way to a choice. */
  picked(ref: Ref): boolean;
  /** A line of the log or a choice that speaks of it is being pointed at. */
  hot(ref: Ref): boolean;
  /** A click, Enter or Space on it. `at` is where the menu opens. */
  pick(ref: Ref, at?: Element): void;
  /** Something dragged onto something: plays the choice that touches both, or opens the menu of those that do. */
  drop(dragged: Ref, onto: Ref, at?: Element): void;
  /** What would be possible with it now, for a tooltip: labels of choices, and reasons why not. */
  uses(ref: Ref): { can: string[]; cannot: { why: string; rule: string }[] };
  /** Shows the close-up while it is pointed at or long-pressed: `use:pick.closeup={"card/axe"}`. */
  closeup: (node: Element, what: string | undefined) => { update(what: string | undefined): void; destroy(): void };
}

export interface Zone {
  name: string;
  items: (string | Zone)[];
}

export type SoundName = "card" | "dice" | "zombie" | "hit" | "death" | "good" | "bad" | "vote" | "turn" | "end";

/** A tutorial is a practice table with a fixed seed, and a coach who points at things. Both languages stand side by side. */
export interface Tutorial {
  seats: { kind: "here" | "bot"; bot?: string; name: string }[];
  options?: Record<string, string>;
  seed: string;
  steps: TutorialStep[];
}

export interface TutorialStep {
  say: Record<Lang, string>;
  /** What to light up. */
  point?: Ref[];
  /** The choice to make; others are refused with a friendly word while the coach waits. Without it: a "go on" button. */
  choose?: string;
  /** A rule to read more in. */
  rule?: string;
}
