/** What part of the map is seen: its middle, and how many units a pixel shows. Wheel, pinch, pull, keys. */
import { HALF } from "./geometry";

const NEAREST = 0.32;
const STEP = 1.35;
/** Pixels before a press becomes a pull. */
const PULL = 6;

export interface Camera {
  readonly box: string;
  readonly near: boolean;
  fit(): void;
  zoom(by: number, at?: { x: number; y: number }): void;
  /** In pixels. */
  pan(dx: number, dy: number): void;
  /** Glides there, unless it is in sight already. */
  show(x: number, y: number, still: boolean): void;
  hands(node: SVGSVGElement): { destroy(): void };
}

export function createCamera(size: () => { width: number; height: number }, sheet: () => { width: number; height: number }): Camera {
  const margin = 14;
  let x = $state(0);
  let y = $state(0);
  /** 0: everything. */
  let scale = $state(0);
  let glide = 0;

  const whole = $derived.by(() => {
    const { width, height } = size();
    const w = sheet().width * HALF + 2 * margin;
    const h = sheet().height * HALF + 2 * margin;
    return { w, h, scale: width > 0 && height > 0 ? Math.max(w / width, h / height) : 1 };
  });
  const now = $derived(scale === 0 ? { x: whole.w / 2 - margin, y: whole.h / 2 - margin, scale: whole.scale } : { x, y, scale });
  const box = $derived.by(() => {
    const { width, height } = size();
    if (width === 0 || height === 0) return `${-margin} ${-margin} ${whole.w} ${whole.h}`;
    const w = width * now.scale;
    const h = height * now.scale;
    return `${(now.x - w / 2).toFixed(1)} ${(now.y - h / 2).toFixed(1)} ${w.toFixed(1)} ${h.toFixed(1)}`;
  });

  function set(nx: number, ny: number, ns: number): void {
    const most = whole.scale;
    const least = Math.min(most, NEAREST);
    if (ns >= most) {
      scale = 0;
      return;
    }
    scale = Math.max(least, ns);
    // Nobody gets lost beside the map.
    x = Math.min(whole.w - margin, Math.max(-margin, nx));
    y = Math.min(whole.h - margin, Math.max(-margin, ny));
  }

  function zoom(by: number, at?: { x: number; y: number }): void {
    cancelAnimationFrame(glide);
    const { width, height } = size();
    const { x: ox, y: oy, scale: os } = now;
    const ns = Math.min(whole.scale, Math.max(Math.min(whole.scale, NEAREST), os / by));
    const dx = (at?.x ?? width / 2) - width / 2;
    const dy = (at?.y ?? height / 2) - height / 2;
    set(ox + dx * (os - ns), oy + dy * (os - ns), ns);
  }

  function pan(dx: number, dy: number): void {
    cancelAnimationFrame(glide);
    if (scale === 0) return;
    set(x - dx * scale, y - dy * scale, scale);
  }

  function show(tx: number, ty: number, still: boolean): void {
    if (scale === 0) return;
    const { width, height } = size();
    if (Math.abs(tx - x) < width * scale * 0.3 && Math.abs(ty - y) < height * scale * 0.3) return;
    cancelAnimationFrame(glide);
    if (still) return set(tx, ty, scale);
    const from = { x, y, at: performance.now() };
    const step = (time: number) => {
      const part = Math.min(1, (time - from.at) / 420);
      const eased = 1 - (1 - part) ** 3;
      set(from.x + (tx - from.x) * eased, from.y + (ty - from.y) * eased, scale);
      if (part < 1) glide = requestAnimationFrame(step);
    };
    glide = requestAnimationFrame(step);
  }

  /** Fingers and mouse on the drawing. */
  function hands(node: SVGSVGElement): { destroy(): void } {
    const down = new Map<number, { x: number; y: number }>();
    let pulled = false;
    let from = { x: 0, y: 0 };
    const place = (event: { clientX: number; clientY: number }) => {
      const { left, top } = node.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const press = (event: PointerEvent) => {
      if (event.button !== 0) return;
      down.set(event.pointerId, place(event));
      if (down.size === 1) {
        pulled = false;
        from = place(event);
      }
    };
    const move = (event: PointerEvent) => {
      const was = down.get(event.pointerId);
      if (!was) return;
      const is = place(event);
      if (down.size === 2) {
        const other = [...down].find(([id]) => id !== event.pointerId)![1];
        const before = Math.hypot(was.x - other.x, was.y - other.y);
        const after = Math.hypot(is.x - other.x, is.y - other.y);
        pulled = true;
        if (before > 0 && after > 0) zoom(after / before, { x: (is.x + other.x) / 2, y: (is.y + other.y) / 2 });
        pan((is.x - was.x) / 2, (is.y - was.y) / 2);
      } else if (pulled || Math.hypot(is.x - from.x, is.y - from.y) > PULL) {
        pulled = true;
        pan(is.x - was.x, is.y - was.y);
      }
      down.set(event.pointerId, is);
    };
    const release = (event: PointerEvent) => down.delete(event.pointerId);
    // The click that ends a pull is not meant.
    const swallow = (event: MouseEvent) => {
      if (!pulled) return;
      event.stopPropagation();
      event.preventDefault();
      pulled = false;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), place(event));
    };
    node.addEventListener("pointerdown", press);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", release);
    window.addEventListener("pointercancel", release);
    node.addEventListener("click", swallow, true);
    node.addEventListener("wheel", wheel, { passive: false });
    return {
      destroy() {
        cancelAnimationFrame(glide);
        node.removeEventListener("pointerdown", press);
        window.removeEventListener("pointermove", move);
        window.removeEventListener("pointerup", release);
        window.removeEventListener("pointercancel", release);
        node.removeEventListener("click", swallow, true);
        node.removeEventListener("wheel", wheel);
      },
    };
  }

  return {
    get box() {
      return box;
    },
    get near() {
      return scale !== 0;
    },
    fit: () => (scale = 0),
    zoom,
    pan,
    show,
    hands,
  };
}

export const ZOOM_STEP = STEP;
