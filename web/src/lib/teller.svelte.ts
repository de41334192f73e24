/** Tells what just happened: a caption over the board, the components lit up one after the other, sounds, and the screen reader's voice. */
import { announce } from "./announce.svelte";
import type { SoundName } from "./board";
import type { GameEvent, Ref } from "./protocol";
import { settings } from "./settings.svelte";
import { sound } from "./sound";

export interface Teller {
  /** The event that is being told. */
  readonly caption: GameEvent | undefined;
  tell(events: readonly GameEvent[], sounds: (event: GameEvent) => SoundName | undefined): void;
  stop(): void;
}

const LONGEST = 2400;
/** A screen reader should not have to listen to a whole zombie phase before the question comes. */
const SPOKEN = 6;

/** How long these want to be looked at. */
export function tellingTime(count: number): number {
  return count === 0 ? 250 : Math.min(LONGEST, 350 + 330 * count);
}

export function createTeller(light: (refs: readonly Ref[]) => void): Teller {
  let caption = $state.raw<GameEvent | undefined>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    caption = undefined;
    light([]);
  }

  function step(events: readonly GameEvent[], at: number, each: number): void {
    const event = events[at];
    if (!event) return stop();
    caption = event;
    light(event.targets);
    timer = setTimeout(() => step(events, at + 1, each), at === events.length - 1 ? Math.max(each, 1100) : each);
  }

  return {
    get caption() {
      return caption;
    },
    tell(events, sounds) {
      stop();
      if (events.length === 0) return;
      announce(
        events
          .slice(-SPOKEN)
          .map((event) => event.text)
          .join(" "),
      );
      step(events, 0, tellingTime(events.length) / events.length);
      if (settings.sound) [...new Set(events.map(sounds))].slice(0, 4).forEach((name, at) => name && sound(name, at * 0.25));
    },
    stop,
  };
}
