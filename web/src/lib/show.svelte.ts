/** Shows a table what is true of it: beat by beat (beats.ts, player.ts), with motion, light and sound, and a line that remains. */
import { announce } from "./announce.svelte";
import { beatsOf, digestOf, soundOf, type Beat, type BeatKind } from "./beats";
import type { GameFolder } from "./board";
import { later } from "./browser";
import { fade, finish, flip } from "./motion";
import type { TablePicking } from "./picking.svelte";
import { createPlayer, type Progress } from "./player";
import type { GameEvent } from "./protocol";
import { settings, speed, still } from "./settings.svelte";
import { sound } from "./sound";
import { closed, type Truth } from "./truth";

/** A beat, and what is on the table while it is on. */
interface Scene extends Beat {
  truth: Truth;
}

/** What a stage came to, in a line that remains. */
export interface Digest {
  text: string;
  beats: number;
  /** Of its beats, each once. */
  kinds: readonly BeatKind[];
  /** It happened while nobody looked. */
  away: boolean;
}

export interface ShowParts {
  pick: TablePicking;
  /** Through whose eyes. */
  eyes(): number;
  /** Nobody sees the table: nothing is played. */
  unseen(): boolean;
  shown(): Truth | undefined;
  /** Draws this; `last`: it is the newest, and may be answered. */
  put(truth: Truth, last: boolean): void;
  /** Something begins to happen. */
  begin(): void;
}

/** Two skips within this are a wish to skip all. */
const TWICE = 450;

export function createShow(parts: ShowParts) {
  let progress = $state.raw<Progress | undefined>();
  let scene = $state.raw<Scene | undefined>();
  let digest = $state.raw<Digest | undefined>();
  let paused = $state(false);
  /** What was told last, to be told again: where it began, and its beats. */
  let last = $state.raw<{ from: Truth; scenes: Scene[] } | undefined>();
  let board: HTMLElement | undefined;
  let folder: GameFolder<unknown> | undefined;
  /** Of all that was to be shown since the table was last at rest, skipped or not. */
  let story: Scene[] = [];
  let from: Truth | undefined;
  const missed: GameEvent[] = [];
  let skipped = 0;

  const player = createPlayer<Scene, Truth>({
    draw,
    settle,
    progress: (now) => {
      progress = now;
      if (!now) rest();
    },
    hurry: () => finish(board),
    speed: () => (parts.unseen() ? 0 : speed()),
    later,
  });

  const beats = (events: readonly GameEvent[], view: unknown) => beatsOf(events, (event) => folder?.cue?.(event, view), `seat:${parts.eyes()}`);

  /** A moment as beats. Each shows the moment's picture, and as much of the log as has been told. */
  function scenes(moment: Truth): Scene[] {
    const before = moment.log.slice(0, moment.log.length - moment.fresh.length);
    const told = moment.told.slice(0, moment.told.length - moment.fresh.length);
    let count = 0;
    return beats(moment.fresh, moment.doc.view).map((beat) => {
      count += beat.events.length;
      const fresh = moment.fresh.slice(0, count);
      return { ...beat, truth: { ...moment, log: [...before, ...fresh], told: [...told, ...fresh], coming: moment.fresh.slice(count) } };
    });
  }

  /** One beat: what is seen, heard and read of it begin together. Nobody is asked meanwhile. */
  function draw(next: Scene, ms: number): Promise<void> {
    if (!scene) {
      digest = undefined;
      parts.begin();
    }
    scene = next;
    parts.pick.tell(next.targets);
    const name = next.events.map((event) => folder?.sounds?.[event.kind]).find((one) => one !== undefined) ?? soundOf(next.cue.kind);
    if (name) sound(name);
    const { truth, cue, targets } = next;
    return flip(board, () => parts.put({ ...truth, doc: closed(truth.doc, parts.shown()?.doc) }, false), { still: still(), ms, kind: cue.kind, targets });
  }

  /** The beats of an update are over: what may be done comes last. */
  function settle(end: Truth, last: boolean): void {
    const before = parts.shown()?.doc;
    const put = () => parts.put(last ? end : { ...end, doc: closed(end.doc, before) }, last);
    if (before?.view === end.doc.view || still() || document.hidden) put();
    else void flip(board, put);
    if (document.hidden) missed.push(...end.told);
  }

  /** Nothing more to play: a line remains of it, whether it was seen or skipped. */
  function rest(): void {
    scene = undefined;
    parts.pick.tell([]);
    paused = false;
    if (story.length > 0 && !document.hidden) sumUp(story, story.at(-1)?.truth.told ?? [], false);
    last = story.length > 0 && from ? { from, scenes: story } : undefined;
    story = [];
  }

  function sumUp(all: readonly Beat[], told: readonly GameEvent[], away: boolean): void {
    const text = folder?.summary?.(told, settings.lang) ?? digestOf(all);
    digest = { text, beats: all.length, kinds: [...new Set(all.map(({ cue }) => cue.kind))], away };
    announce(text);
  }

  /** Is there something to tell again? Not while time runs. */
  const tellable = () => progress === undefined && last !== undefined && speed() > 0 && parts.shown()?.doc.window === undefined;

  return {
    get progress() {
      return progress;
    },
    get beat(): Beat | undefined {
      return scene;
    },
    get digest() {
      return digest;
    },
    /** Where the board is, and who draws it. */
    stage(element: HTMLElement | undefined, drawnBy: GameFolder<unknown> | undefined) {
      board = element;
      folder = drawnBy;
    },
    /** What an update brought: the moments on its way, the last of which is true now. */
    play(moments: readonly Truth[], end: Truth): void {
      const all = moments.flatMap(scenes);
      if (story.length === 0) from = parts.shown();
      story.push(...all);
      player.add({ beats: all, end });
    },
    /** An undo, other eyes, a line that has come back: no way leads there. */
    jump(to: Truth): void {
      story = [];
      player.clear();
      digest = undefined;
      last = undefined;
      fade(board, still() || parts.shown() === undefined);
      parts.put(to, true);
    },
    /** To the next beat; twice in a moment, to the end of all. */
    skipBeat(): void {
      const now = performance.now();
      if (now - skipped < TWICE) player.skipAll();
      else player.skipBeat();
      skipped = now;
    },
    skip: player.skipAll,
    clear: player.clear,
    /** The beat that is on stays. */
    get paused() {
      return paused;
    },
    pause(): void {
      if (progress === undefined) return;
      paused = !paused;
      player.pause(paused);
    },
    get tellable() {
      return tellable();
    },
    /** The last stage once more, from where it began. What may be answered stays as it is. */
    again(): void {
      const now = parts.shown();
      if (!tellable() || !last || !now) return;
      const { from: begin, scenes: all } = last;
      fade(board, still());
      parts.put({ ...begin, doc: closed(begin.doc, now.doc) }, false);
      from = begin;
      story.push(...all);
      player.add({ beats: all, end: now });
    },
    /** Back at the table: what happened meanwhile is not played, but told. */
    comeBack(): void {
      if (missed.length === 0) return;
      sumUp(beats(missed, parts.shown()?.doc.view), missed, true);
      missed.length = 0;
    },
  };
}
