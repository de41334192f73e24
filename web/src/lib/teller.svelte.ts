/** Tells what just happened: a caption over the board, the components lit up one after the other, sounds, and the screen reader's voice. */
import { announce } from "./announce.svelte";
import type { SoundName } from "./board";
import type { GameEvent, Ref } from "./protocol";
import { settings } from "./settings.svelte";
import { sound } from "./sound";

export interface Teller {
  /** The event that is being told. */
  readonly caption: GameEvent | undefined;
  /** `summary`: what they come to in one line, told last where they are many. */
  tell(events: readonly GameEvent[], sounds: (event: GameEvent) => SoundName | undefined, summary?: string): void;
  stop(): void;
}

const LONGEST = 2400;
/** From so many steps on nobody can read them as they go by: they get a little longer, and a summary. */
const MANY = 8;
const LONGEST_MANY = 4200;
/** A screen reader should not have to listen to a whole zombie phase before the question comes. */
const SPOKEN = 6;
const SUMMARY = 3200;

/** How long these want to be looked at. */
export function tellingTime(count: number): number {
  return count === 0 ? 250 : Math.min(count > MANY ? LONGEST_MANY : LONGEST, 350 + 330 * count);
}

/** Where there are many, neighbours of one kind are told at once: a horde that moves is one thing to see. */
export function gathered(events: readonly GameEvent[]): GameEvent[] {
  if (events.length <= MANY) return [...events];
  const steps: (GameEvent & { more: number })[] = [];
  for (const event of events) {
    const last = steps.at(-1);
    if (last && last.kind === event.kind && event.targets.length > 0) {
      last.targets = [...new Set([...last.targets, ...event.targets])];
      last.more += 1;
    } else steps.push({ ...event, more: 0 });
  }
  return steps.map(({ more, ...event }) => (more > 0 ? { ...event, text: `${event.text} (+${more})` } : event));
}

export function createTeller(light: (refs: readonly Ref[]) => void): Teller {
  let caption = $state.raw<GameEvent | undefined>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    caption = undefined;
    light([]);
  }

  function step(events: readonly GameEvent[], at: number, each: number, summary: string | undefined): void {
    const event = events[at];
    if (!event) {
      stop();
      if (summary !== undefined) sumUp(summary);
      return;
    }
    caption = event;
    light(event.targets);
    const last = at === events.length - 1;
    timer = setTimeout(() => step(events, at + 1, each, summary), last && summary === undefined ? Math.max(each, 1100) : each);
  }

  function sumUp(summary: string): void {
    caption = { kind: "summary", args: [], text: summary, rule: "", targets: [] };
    timer = setTimeout(stop, SUMMARY);
  }

  return {
    get caption() {
      return caption;
    },
    tell(events, sounds, summary) {
      stop();
      if (events.length === 0) return;
      const steps = gathered(events);
      const end = steps.length > MANY ? summary : undefined;
      announce(
        [...(end === undefined ? [] : [end]), ...events.slice(-SPOKEN).map((event) => event.text)].join(" "),
      );
      step(steps, 0, tellingTime(steps.length) / steps.length, end);
      if (settings.sound) [...new Set(events.map(sounds))].slice(0, 4).forEach((name, at) => name && sound(name, at * 0.25));
    },
    stop,
  };
}
