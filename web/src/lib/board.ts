/**
 * The contract between the one generic table and the folder of a game (`src/games/<id>/index.ts`). A game's folder draws; it decides
 * nothing and sends nothing. Adding a game touches only its folder.
 */
import type { Component } from "svelte";
import type { CampaignFolder } from "../campaign/contract";
import type { PreviewPart } from "../contract/PreviewPart";
import type { Page } from "../kit/closeup";
import type { Casting } from "../kit/cues";
import type { WorkshopFolder } from "../workshop/contract";
import type { Cue } from "./beats";
import type { Choice, GameEvent, Lang, Ref, TableInfo, You } from "./protocol";

/** What `src/games/<id>/index.ts` exports as default. Loaded only when the game is opened. */
export interface GameFolder<View = never> {
  id: string;
  /** Gets the whole region between top bar, side column and strip, whose size never changes while it is shown: `100%` high, `cqw` and `cqh` wide and high. */
  Board: Component<BoardProps<View>>;
  /** The board is made of rows and does not fit into its region: it scrolls in it. */
  scrolls?: boolean;
  /** What stands above the people in the side column: what has to be done. */
  Head?: Component<{ view: View; game: GameContext }>;
  /** What the row of a seat in the side column shows below the name. */
  Seat?: Component<SeatProps<View>>;
  /** What is said of a card, character or place at reading size. `what` is `section/id`, as in the game's texts and content: `card/axe`. */
  closeup?(game: GameContext, what: string): Page;
  /** The same for a game whose pictures are more than layers. */
  Closeup?: Component<CloseupProps>;
  /** The picture on the lobby's shelf. */
  Cover: Component<Record<string, never>>;
  /** What a screen reader hears of the table, as nested lists: zones, and what lies in them. */
  describe(view: View, game: GameContext): Zone[];
  /** How an event is staged: its kind decides how long it is shown and how it moves. Without it, plainly. */
  cue?(event: GameEvent, view: View): Cue | undefined;
  /** A sound for each kind of event whose sound is not that of its beat. */
  sounds?: Sounds;
  /** Which choices get the slots of the dock when there are more than slots: those with the lowest number. The order is the game's otherwise. */
  rank?(verb: string): number;
  /** Names besides those of the seats that stand for somebody in what is told: of their survivors. */
  called?(view: View, game: GameContext): { seat: number; name: string }[];
  /** What a choice is done with: the name of a card, of somebody. Buttons that stand for several choices name it. */
  thing?(choice: Choice, view: View, game: GameContext): string;
  /** What can nearly always be done and rarely matters: it does not stand out. */
  quiet?(verb: string): boolean;
  /** Lines of the log that make one: an attack with its dice, a whole phase. */
  tale?: Tale<View>;
  /** It cannot be taken back and costs something: it gets the slot for that. */
  final?(choice: Choice, view: View, game: GameContext): boolean;
  /** What is asked before a choice is sent, where it may cost more than one would think. */
  doubt?(choice: Choice, view: View, game: GameContext): string | undefined;
  /** What the dice of a choice may bring, in the place of the close-up while it is pointed at. */
  Odds?: Component<{ foreseen: PreviewPart; view: View; game: GameContext }>;
  /** Whose turn it is, where turns are something else than questions; -1: nobody's. */
  turn?(view: View): number;
  /** Where in the game the table is, for the bar at the top. */
  course?(view: View, game: GameContext): Course | undefined;
  /** What many events come to in one line, if they are worth one: a whole zombie phase. Told after them. */
  summary?(events: readonly GameEvent[], lang: Lang): string | undefined;
  /** The turning points of a whole game, where the landmarks alone do not make a story. `told`: what was told at each position of the replay. */
  story?(told: readonly (readonly GameEvent[])[]): Moment[];
  /** The game's own part of the closing page: what the points are made of, how everybody fared. The frame has verdict, story and buttons. */
  Ending?: Component<EndingProps<View>>;
  /** Where people make plans of their own, loaded when it is opened. */
  workshop?(): Promise<WorkshopFolder<unknown, unknown, unknown>>;
  /** How campaigns look, for a game that has them. */
  campaign?(): Promise<CampaignFolder>;
  /** Steps of the tutorial: `tutorial.json`, which comes with the folder. */
  tutorial?: Tutorial;
}

/** Where in the game the table is. The words come from the game. */
export interface Course {
  /** "Round 3 of 4". */
  round: string;
  /** The parts of a round in their order; none where the board tells them. */
  phases: readonly string[];
  /** Which of them is on; -1: none. */
  at: number;
  /** What is on in it: "3 · Bank: the vote is open". */
  now?: string;
}

export interface BoardProps<View> {
  view: View;
  game: GameContext;
  pick: Picking;
  /** What just happened, in the order it happened: dice that were thrown, cards that were turned. Gone with the next update. */
  told?: readonly GameEvent[];
  /** What the view shows already, but is told in beats that are still to come: for a board that moves things when they are told. */
  coming?: readonly GameEvent[];
  /** What is being told in this beat; nothing at rest. */
  now?: readonly GameEvent[];
}

export interface SeatProps<View> {
  seat: number;
  view: View;
  game: GameContext;
  pick: Picking;
}

/** What the kinds of events are to the page (`games/<id>/staging.json`); beats and sounds stand in for a `cue` and `sounds` that a folder does not bring. */
export interface Staging {
  beats?: Casting;
  sounds?: Sounds;
  landmarks?: Landmarks;
}

/** Kinds of events that stand out: marks on the replay's slider, and the story at the end. */
export type Landmarks = Readonly<Record<string, Landmark>>;

/** A round or Day begins; somebody dies; something else that a story would tell. */
export type Landmark = "round" | "death" | "turn";

/** How events that belong together are one line of the log, which opens. */
export interface Tale<View = never> {
  /** Whether `next` belongs to what began with `first`. */
  goesOn(first: GameEvent, next: GameEvent): boolean;
  /** Two events or more in a sentence or some. */
  line(events: readonly GameEvent[], game: GameContext, view: View): string;
}

/** Something worth telling, and its position in the replay. */
export interface Moment {
  at: number;
  kind: string;
  text: string;
}

/** What a game adds to the briefing before the first move (`games/<id>/briefing.ts`). */
export interface Briefing<View = never> {
  /** Who leads whom. */
  cast?(view: View, game: GameContext): Role[];
  /** Somebody's portrait, by the id that `cast` gives. */
  Face?: Component<{ id: string }>;
  /** What has to be done this time, where the rules leave it to the mission. */
  goals?(view: View, game: GameContext): string[];
  /** Why, where each mission has a story of its own. */
  story?(view: View, game: GameContext): string;
  /** What is different this time. */
  rules?(view: View, game: GameContext): string[];
  /** What the others can do to one next. */
  others?(view: View, game: GameContext): string[];
}

export interface Role {
  seat: number;
  id: string;
  name: string;
}

export interface EndingProps<View> {
  view: View;
  game: GameContext;
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
  /** The choice that a coach waits for: a sheet that a game draws itself marks its button. */
  readonly spotted?: string | undefined;
}

export interface Zone {
  name: string;
  items: (string | Zone)[];
}

export type SoundName = "card" | "dice" | "zombie" | "hit" | "death" | "good" | "bad" | "vote" | "turn" | "end";

/** A sound by kind of event; with a game's own events as type argument a kind that does not exist is a fault. */
export type Sounds<Happened extends { kind: string } = { kind: string }> = Partial<Record<Happened["kind"], SoundName>>;

/** A tutorial is a practice table with a fixed seed, and a coach who points at things. Both languages stand side by side. */
export interface Tutorial {
  seats: { kind: "here" | "bot"; bot?: string; name: string }[];
  options?: Record<string, string>;
  seed: string;
  /** `standard`: the player is asked what is asked at other tables. Left out: all that the rules ask. */
  attention?: "standard" | "all";
  /** Answers that were given before the coach comes, to begin in the middle of a game: the seat, a blank, the option. */
  opening?: string[];
  steps: TutorialStep[];
}

export interface TutorialStep {
  /** Without it the coach makes the choice itself, where there is nothing to learn from it. */
  say?: Record<Lang, string>;
  /** What to light up. */
  point?: Ref[];
  /** The move to make on the table; others are refused with a friendly word while the coach waits. Without it: a "go on" button. */
  choose?: string;
  /** A rule to read more in. */
  rule?: string;
}
