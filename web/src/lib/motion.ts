/**
 * Motion derived from before and after: whatever carries a `data-ref` glides from where it was to where it is, what is new fades in.
 * Nobody scripts animations; a board only has to draw the view. A beat says how long it takes and what kind of thing happens.
 */
import { isOf } from "../kit/refs";
import { tick } from "svelte";
import type { BeatKind } from "./beats";
import { ghosts } from "./ghosts";
import type { Ref } from "./protocol";

/** Milliseconds; never over 800. */
export const GLIDE = 450;
/** Shorter than this nobody sees a motion. */
const SHORTEST = 70;
const MOST = 60;
/** Those that go one way set out one after the other. */
const APART = 40;
const MOST_APART = 280;
const OURS = "horda-flip";

export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Shift {
  x: number;
  y: number;
}

/** How a change is drawn. */
export interface Manner {
  /** Nothing moves. */
  still?: boolean;
  ms?: number;
  kind?: BeatKind;
  /** Whom it happens to. */
  targets?: readonly Ref[];
}

/** Draws the change, moving what moved. The promise ends when all is still. */
export async function flip(root: HTMLElement | undefined, change: () => void, { still = false, ms = GLIDE, kind = "plain", targets = [] }: Manner = {}): Promise<void> {
  if (!root || still || ms < SHORTEST || document.hidden) {
    change();
    await tick();
    return;
  }
  finish(root);
  const before = new Map([...bearers(root)].map(([key, { spot }]) => [key, spot]));
  const leaving = before.size > 0 ? ghosts(root, targets) : undefined;
  change();
  await tick();
  if (before.size === 0) return;
  const moving = [...move(root, before, ms, kind), ...(kind === "hit" ? struck(root, targets, ms) : []), ...(leaving?.fall(kind === "death", ms) ?? [])];
  moving.forEach((animation) => (animation.id = OURS));
  await Promise.allSettled(moving.map((animation) => animation.finished));
}

/** The picture is another one: no motion leads there. */
export function fade(root: HTMLElement | undefined, still: boolean): void {
  if (!still && root?.animate) root.animate([{ opacity: 0.35 }, { opacity: 1 }], { duration: 200 }).id = OURS;
}

/** Ends every motion at once. */
export function finish(root: HTMLElement | undefined): void {
  for (const animation of root?.getAnimations?.({ subtree: true }) ?? []) {
    if (animation.id === OURS) animation.finish();
  }
}

function move(root: HTMLElement, before: Map<string, Spot>, ms: number, kind: BeatKind): Animation[] {
  const moving: Animation[] = [];
  const shifts = new Map<Element, Shift>();
  let late = 0;
  for (const [key, { node, spot }] of bearers(root)) {
    if (moving.length >= MOST) break;
    const was = before.get(key);
    if (!was) {
      moving.push(...appear(node, spot, kind, { duration: ms, delay: late }));
      late = Math.min(MOST_APART, late + APART);
      continue;
    }
    const whole = shiftOf(was, spot);
    shifts.set(node, whole);
    const own = less(whole, carried(node, shifts));
    if (Math.abs(own.x) + Math.abs(own.y) >= 2) moving.push(glide(node, own, was.width / spot.width, ms));
  }
  return moving;
}

/** What arrives drops onto the table; what is only new fades in. */
function appear(node: Element, spot: Spot, kind: BeatKind, time: { duration: number; delay: number }): Animation[] {
  const seen = node.animate([{ opacity: 0 }, { opacity: 1 }], { ...time, fill: "backwards" });
  if (kind !== "arrive") return [seen];
  const drop = { x: 0, y: -Math.min(60, spot.height * 0.7) };
  const from = node instanceof SVGGraphicsElement ? drawn(node, drop) : drop;
  return [seen, node.animate([{ transform: translate(from) }, { transform: translate({ x: 0, y: 0 }) }], { ...time, easing: "cubic-bezier(.3,1.4,.5,1)", composite: "add", fill: "backwards" })];
}

/** Whoever is hit staggers once. */
function struck(root: HTMLElement, targets: readonly Ref[], ms: number): Animation[] {
  return targets.slice(0, MOST).flatMap((ref) => {
    const node = root.querySelector(`[data-ref="${CSS.escape(ref)}"]`);
    if (!node || isOf(ref, "seat")) return [];
    const side = (x: number) => ({ transform: translate(node instanceof SVGGraphicsElement ? drawn(node, { x, y: 0 }) : { x, y: 0 }) });
    return [node.animate([side(0), side(6), side(-6), side(0)], { duration: ms, composite: "add" })];
  });
}

/** How far the middle has to go back to where it was. */
export function shiftOf(was: Spot, now: Spot): Shift {
  return { x: was.left + was.width / 2 - now.left - now.width / 2, y: was.top + was.height / 2 - now.top - now.height / 2 };
}

function less(a: Shift, b: Shift): Shift {
  return { x: a.x - b.x, y: a.y - b.y };
}

/** What lies inside something that moves already moves with it. */
function carried(node: Element, shifts: Map<Element, Shift>): Shift {
  const outer = node.parentElement?.closest("[data-ref]");
  return (outer && shifts.get(outer)) ?? { x: 0, y: 0 };
}

function glide(node: Element, by: Shift, ratio: number, ms: number): Animation {
  if (node instanceof SVGGraphicsElement) return run(node, [{ transform: translate(drawn(node, by)) }, { transform: translate({ x: 0, y: 0 }) }], "add", ms);
  const scale = Number.isFinite(ratio) ? Math.min(3, Math.max(0.33, ratio)) : 1;
  return run(node, [{ transform: `${translate(by)} scale(${scale})` }, { transform: "none" }], "replace", ms);
}

/** Pixels of the screen in the units of the drawing, turned and scaled as it is. */
function drawn(node: SVGGraphicsElement, by: Shift): Shift {
  const matrix = node.getScreenCTM()?.inverse();
  return matrix ? { x: matrix.a * by.x + matrix.c * by.y, y: matrix.b * by.x + matrix.d * by.y } : by;
}

function translate({ x, y }: Shift): string {
  return `translate(${x}px, ${y}px)`;
}

function run(node: Element, keyframes: Keyframe[], composite: CompositeOperation, ms: number): Animation {
  return node.animate(keyframes, { duration: ms, easing: "cubic-bezier(.3,.1,.2,1)", composite });
}

/** Everything with a ref, by ref and the how-manieth of it, in the order of the page. */
function bearers(root: HTMLElement): Map<string, { node: Element; spot: Spot }> {
  const found = new Map<string, { node: Element; spot: Spot }>();
  const seen = new Map<string, number>();
  for (const node of root.querySelectorAll("[data-ref]")) {
    const ref = node.getAttribute("data-ref") ?? "";
    const count = seen.get(ref) ?? 0;
    seen.set(ref, count + 1);
    const { left, top, width, height } = node.getBoundingClientRect();
    if (width > 0 || height > 0) found.set(`${ref} ${count}`, { node, spot: { left, top, width, height } });
  }
  return found;
}
