/**
 * Motion derived from before and after: whatever carries a `data-ref` glides from where it was to where it is, what is new fades in.
 * Nobody scripts animations; a board only has to draw the view.
 */
import { tick } from "svelte";

/** Milliseconds; never over 800. */
export const GLIDE = 450;
const MOST = 60;
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

/** Draws the change, moving what moved. The promise ends when all is still. */
export async function flip(root: HTMLElement | undefined, change: () => void, still = false): Promise<void> {
  if (!root || still || document.hidden) {
    change();
    await tick();
    return;
  }
  finish(root);
  const before = new Map([...bearers(root)].map(([key, { spot }]) => [key, spot]));
  change();
  await tick();
  if (before.size > 0) await Promise.allSettled(move(root, before).map((animation) => animation.finished));
}

/** Ends every motion at once. */
export function finish(root: HTMLElement | undefined): void {
  for (const animation of root?.getAnimations?.({ subtree: true }) ?? []) {
    if (animation.id === OURS) animation.finish();
  }
}

function move(root: HTMLElement, before: Map<string, Spot>): Animation[] {
  const moving: Animation[] = [];
  const shifts = new Map<Element, Shift>();
  for (const [key, { node, spot }] of bearers(root)) {
    if (moving.length >= MOST) break;
    const was = before.get(key);
    if (!was) {
      moving.push(run(node, [{ opacity: 0 }, { opacity: 1 }], "replace"));
      continue;
    }
    const whole = shiftOf(was, spot);
    shifts.set(node, whole);
    const own = less(whole, carried(node, shifts));
    if (Math.abs(own.x) + Math.abs(own.y) >= 2) moving.push(glide(node, own, was.width / spot.width));
  }
  return moving;
}

/** How far the middle has to go back to where it was. */
export function shiftOf(was: Spot, now: Spot): Shift {
  return { x: was.left + was.width / 2 - now.left - now.width / 2, y: was.top + was.height / 2 - now.top - now.height / 2 };
}

function less(a: Shift, b: Shift): Shift {
  return { x: a.x - b.x, y: a.y - b.y };
}

/** What lies inside something that moves is moved by it already. */
function carried(node: Element, shifts: Map<Element, Shift>): Shift {
  const outer = node.parentElement?.closest("[data-ref]");
  return (outer && shifts.get(outer)) ?? { x: 0, y: 0 };
}

function glide(node: Element, by: Shift, ratio: number): Animation {
  if (node instanceof SVGGraphicsElement) return run(node, [{ transform: translate(drawn(node, by)) }, { transform: translate({ x: 0, y: 0 }) }], "add");
  const scale = Number.isFinite(ratio) ? Math.min(3, Math.max(0.33, ratio)) : 1;
  return run(node, [{ transform: `${translate(by)} scale(${scale})` }, { transform: "none" }], "replace");
}

/** Pixels of the screen in the units of the drawing, turned and scaled as it is. */
function drawn(node: SVGGraphicsElement, by: Shift): Shift {
  const matrix = node.getScreenCTM()?.inverse();
  return matrix ? { x: matrix.a * by.x + matrix.c * by.y, y: matrix.b * by.x + matrix.d * by.y } : by;
}

function translate({ x, y }: Shift): string {
  return `translate(${x}px, ${y}px)`;
}

function run(node: Element, keyframes: Keyframe[], composite: CompositeOperation): Animation {
  const animation = node.animate(keyframes, { duration: GLIDE, easing: "cubic-bezier(.3,.1,.2,1)", composite });
  animation.id = OURS;
  return animation;
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
