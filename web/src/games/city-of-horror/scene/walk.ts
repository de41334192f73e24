/** How things come and go in the street. Nothing moves where the person wants no motion. */
import type { TransitionConfig } from "svelte/transition";
import { still } from "../../../lib/settings.svelte";

const STEP = 240;

/** Walks in from `x`, `y` beside its place; `order`: the how-manieth newcomer it is. */
export function walk(_: Element, { x, y, order }: { x: number; y: number; order: number }): TransitionConfig {
  if (still()) return { duration: 0 };
  const far = Math.min(1, 420 / Math.hypot(x, y));
  return {
    delay: Math.max(0, order) * STEP,
    duration: 620,
    css: (t, u) => `transform: translate(${x * far * u}px, ${y * far * u - Math.abs(Math.sin(t * 9)) * 5}px); opacity: ${Math.min(1, t * 4)}`,
  };
}

/** Falls over and is gone. */
export function fall(_: Element): TransitionConfig {
  if (still()) return { duration: 0 };
  return { duration: 480, css: (t, u) => `transform: rotate(${u * 80}deg) translateY(${u * 8}px); opacity: ${t}` };
}
