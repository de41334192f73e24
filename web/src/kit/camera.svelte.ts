/** What part of a map is seen: its middle, and how many units of the map a pixel shows. Wheel, pinch, pull, keys. */
import { draggable } from "./drag";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export interface Camera {
  readonly viewBox: string;
  /** Something of the map is out of sight. */
  readonly near: boolean;
  /** Units of the map that a pixel shows. */
  readonly unit: number;
  /** Shows all of it. */
  fit(): void;
  zoom(by: number, at?: Point): void;
  /** In pixels. */
  pan(dx: number, dy: number): void;
  /** Puts a place in the middle, near enough for a unit to be at least `pixels` pixels. */
  look(at: Point, pixels: number): void;
  /** Glides there, unless it is well in sight already. */
  show(at: Point, still: boolean): void;
  /** The keys of a map. Whether this was one of them. */
  key(event: KeyboardEvent): boolean;
  hands(node: SVGSVGElement, how: MapPlace): { update(how: MapPlace): void; destroy(): void };
}

export interface MapPlace {
  /** The map lies in a page that scrolls: then the wheel is the page's, unless Ctrl is held. A pinch on a touchpad holds it. */
  inPage: boolean;
}

export const ZOOM_STEP = 1.35;

/** Units a pixel shows, at the nearest. */
const NEAREST = 0.32;
/** Pixels before a press becomes a pull. */
const PULL = 6;
/** Pixels that an arrow key moves. */
const STRIDE = 70;
const GLIDE = 420;

export function createCamera(size: () => { width: number; height: number }, sheet: () => Box): Camera {
  let x = $state(0);
  let y = $state(0);
  /** 0: everything. */
  let scale = $state(0);
  let glide = 0;

  /** Units a pixel shows when all of it is seen. */
  const most = $derived.by(() => {
    const { width, height } = size();
    return width > 0 && height > 0 ? Math.max(sheet().w / width, sheet().h / height) : 1;
  });
  const least = $derived(Math.min(most, NEAREST));
  const now = $derived(scale === 0 ? { x: sheet().x + sheet().w / 2, y: sheet().y + sheet().h / 2, scale: most } : { x, y, scale });
  const viewBox = $derived.by(() => {
    const { width, height } = size();
    const [w, h] = width > 0 && height > 0 ? [width * now.scale, height * now.scale] : [sheet().w, sheet().h];
    return [now.x - w / 2, now.y - h / 2, w, h].map((value) => value.toFixed(1)).join(" ");
  });

  function set(nx: number, ny: number, ns: number): void {
    if (ns >= most) {
      scale = 0;
      return;
    }
    scale = Math.max(least, ns);
    // Nobody gets lost beside the map.
    x = within(nx, sheet().x, sheet().w);
    y = within(ny, sheet().y, sheet().h);
  }

  function zoom(by: number, at?: Point): void {
    cancelAnimationFrame(glide);
    const { width, height } = size();
    const { x: ox, y: oy, scale: os } = now;
    const ns = Math.min(most, Math.max(least, os / by));
    const dx = (at?.x ?? width / 2) - width / 2;
    const dy = (at?.y ?? height / 2) - height / 2;
    set(ox + dx * (os - ns), oy + dy * (os - ns), ns);
  }

  function pan(dx: number, dy: number): void {
    cancelAnimationFrame(glide);
    if (scale !== 0) set(x - dx * scale, y - dy * scale, scale);
  }

  function look(at: Point, pixels: number): void {
    cancelAnimationFrame(glide);
    set(at.x, at.y, 1 / pixels);
  }

  function show(to: Point, still: boolean): void {
    if (scale === 0) return;
    const { width, height } = size();
    if (Math.abs(to.x - x) < width * scale * 0.3 && Math.abs(to.y - y) < height * scale * 0.3) return;
    cancelAnimationFrame(glide);
    if (still) return set(to.x, to.y, scale);
    const from = { x, y, at: performance.now() };
    const step = (time: number) => {
      const part = Math.min(1, (time - from.at) / GLIDE);
      const eased = 1 - (1 - part) ** 3;
      set(from.x + (to.x - from.x) * eased, from.y + (to.y - from.y) * eased, scale);
      if (part < 1) glide = requestAnimationFrame(step);
    };
    glide = requestAnimationFrame(step);
  }

  const KEYS: Record<string, () => void> = {
    "+": () => zoom(ZOOM_STEP),
    "=": () => zoom(ZOOM_STEP),
    "-": () => zoom(1 / ZOOM_STEP),
    "0": () => (scale = 0),
    ArrowLeft: () => pan(STRIDE, 0),
    ArrowRight: () => pan(-STRIDE, 0),
    ArrowUp: () => pan(0, STRIDE),
    ArrowDown: () => pan(0, -STRIDE),
  };

  function key(event: KeyboardEvent): boolean {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
    act?.();
    return act !== undefined;
  }

  /** Fingers and mouse on the drawing. */
  function hands(node: SVGSVGElement, first: MapPlace) {
    let { inPage } = first;
    const down = new Map<number, Point>();
    let pulled = false;
    let from = { x: 0, y: 0 };
    const place = (event: { clientX: number; clientY: number }): Point => {
      const { left, top } = node.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const press = (event: PointerEvent) => {
      if (event.button !== 0 || draggable(event)) return;
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
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
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
      if (inPage && !event.ctrlKey) return;
      event.preventDefault();
      // A touchpad's pinch comes in smaller steps.
      zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : event.ctrlKey && Math.abs(event.deltaY) < 30 ? 0.01 : 0.0016)), place(event));
    };
    node.addEventListener("pointerdown", press);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", release);
    window.addEventListener("pointercancel", release);
    node.addEventListener("click", swallow, true);
    node.addEventListener("wheel", wheel, { passive: false });
    return {
      update(how: MapPlace) {
        inPage = how.inPage;
      },
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
    get viewBox() {
      return viewBox;
    },
    get near() {
      return scale !== 0;
    },
    get unit() {
      return now.scale;
    },
    fit: () => {
      cancelAnimationFrame(glide);
      scale = 0;
    },
    zoom,
    pan,
    look,
    show,
    key,
    hands,
  };
}

/** The middle from which a place is seen with as little as possible of what lies beside the map. */
export function filling(at: Point, seen: { w: number; h: number }, sheet: Box): Point {
  const along = (value: number, part: number, from: number, length: number) => (part >= length ? from + length / 2 : within(value, from + part / 2, length - part));
  return { x: along(at.x, seen.w, sheet.x, sheet.w), y: along(at.y, seen.h, sheet.y, sheet.h) };
}

function within(value: number, from: number, length: number): number {
  return Math.min(from + length, Math.max(from, value));
}
