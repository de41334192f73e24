/** The settings of this browser, live: changing one is seen at once and kept. */
import { keepSettings, readSettings, type Settings } from "./keys";

const kept = $state<Settings>(readSettings(typeof navigator === "undefined" ? [] : navigator.languages));

export const settings: Readonly<Settings> = kept;

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  kept[key] = value;
  keepSettings($state.snapshot(kept));
}

/** What is kept has changed otherwise: another device of the same person has sent it. */
export function readAgain(): void {
  Object.assign(kept, readSettings(typeof navigator === "undefined" ? [] : navigator.languages));
}

/** Puts language and theme on the page; called once inside an effect of the app. */
export function dress(root: HTMLElement): void {
  root.lang = kept.lang;
  if (kept.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = kept.theme;
  if (kept.motion === "system") delete root.dataset.motion;
  else root.dataset.motion = kept.motion;
}

/** Nothing moves when the person, or the system, says so. */
export function still(): boolean {
  if (kept.motion !== "system") return kept.motion === "none";
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const SPEEDS = { calm: 1, brisk: 0.4, instant: 0 };

/** Times the length of a beat; 0: none are played. */
export const speed = (): number => SPEEDS[kept.pace];
