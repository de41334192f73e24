/** What leaves the table is still seen for a moment: copies of it lie over the board, fall or fade, and are gone. */
import { isOf } from "../kit/refs";
import type { Ref } from "./protocol";

const MOST = 12;
const SVG = "http://www.w3.org/2000/svg";

interface Ghost {
  ref: Ref;
  layer: Element;
}

export interface Ghosts {
  /** Call when the change is drawn: those that are really gone fall, or fade. */
  fall(dead: boolean, ms: number): Animation[];
}

/** Copies the things that a beat is about, before it happens. The ground (`data-ground`) never leaves: one only looks elsewhere. */
export function ghosts(root: HTMLElement, refs: readonly Ref[]): Ghosts {
  const found: Ghost[] = refs.slice(0, MOST).flatMap((ref) => {
    const node = isOf(ref, "seat") ? null : root.querySelector(`[data-ref="${CSS.escape(ref)}"]`);
    return node && !node.closest("[data-ground]") ? [{ ref, layer: node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement) ? drawn(root, node) : laid(root, node) }] : [];
  });
  return {
    fall(dead, ms) {
      const gone = found.filter(({ ref }) => !root.querySelector(`[data-ref="${CSS.escape(ref)}"]`));
      return gone.map(({ layer }) => {
        home(root).append(layer);
        const animation = (layer.firstElementChild ?? layer).animate(dead ? DEATH : LEAVING, { duration: ms, easing: "ease-in", fill: "forwards" });
        const remove = () => layer.remove();
        animation.finished.then(remove, remove);
        return animation;
      });
    },
  };
}

/** The board's own element, for its colours. */
const home = (root: HTMLElement): HTMLElement => (root.firstElementChild instanceof HTMLElement ? root.firstElementChild : root);

const LEAVING: Keyframe[] = [{ opacity: 1 }, { opacity: 0, transform: "scale(0.8)" }];
const DEATH: Keyframe[] = [
  { opacity: 1, filter: "grayscale(0)", transform: "rotate(0)" },
  { opacity: 1, filter: "grayscale(1)", transform: "rotate(0)", offset: 0.3 },
  { opacity: 1, filter: "grayscale(1)", transform: "rotate(82deg)", offset: 0.75 },
  { opacity: 0, filter: "grayscale(1)", transform: "rotate(82deg) translateY(12px)" },
];

function plain(node: Element): Element {
  const copy = node.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll("[data-ref], [id], [role], [tabindex]")]) {
    for (const name of ["data-ref", "id", "role", "tabindex", "aria-label"]) one.removeAttribute(name);
  }
  return copy;
}

/** Fixed over the screen, where the thing was. */
function layerOf(): HTMLElement {
  const layer = document.createElement("div");
  layer.className = "ghost";
  layer.setAttribute("aria-hidden", "true");
  return layer;
}

function laid(root: HTMLElement, node: Element): Element {
  const { left, top, width, height } = node.getBoundingClientRect();
  const ground = home(root).getBoundingClientRect();
  const layer = layerOf();
  const inner = document.createElement("div");
  inner.append(plain(node));
  Object.assign(layer.style, { left: `${left - ground.left}px`, top: `${top - ground.top}px`, width: `${width}px`, height: `${height}px` });
  layer.append(inner);
  return layer;
}

function drawn(root: HTMLElement, node: SVGGraphicsElement): Element {
  const ground = home(root).getBoundingClientRect();
  const matrix = (node.parentElement instanceof SVGGraphicsElement ? node.parentElement : node).getScreenCTM();
  const layer = layerOf();
  const svg = document.createElementNS(SVG, "svg");
  const fallen = document.createElementNS(SVG, "g");
  const place = document.createElementNS(SVG, "g");
  if (matrix) place.setAttribute("transform", `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e - ground.left} ${matrix.f - ground.top})`);
  place.append(plain(node));
  fallen.append(place);
  svg.append(fallen);
  Object.assign(layer.style, { left: "0", top: "0", width: "100%", height: "100%" });
  Object.assign(svg.style, { width: "100%", height: "100%", overflow: "visible" });
  const inner = document.createElement("div");
  inner.append(svg);
  layer.append(inner);
  const spot = node.getBoundingClientRect();
  Object.assign(inner.style, { width: "100%", height: "100%", transformOrigin: `${spot.left + spot.width / 2 - ground.left}px ${spot.bottom - ground.top}px` });
  return layer;
}
