/**
 * Dragging with a mouse or a pen: a lit piece is pulled onto something else that has a ref. Fingers scroll and click. Escape puts it back.
 * One for the whole board: `<div use:drag={pick}>`.
 */
import type { Picking } from "../lib/board";
import "./drag.css";

/** Pixels before a press becomes a pull. */
const PULL = 7;

/** The piece that a press would drag, if it is one. */
export function draggable(event: PointerEvent): HTMLElement | undefined {
  if (event.button !== 0 || event.pointerType === "touch") return undefined;
  const piece = bearer(event.target as Element);
  return piece?.matches(".piece.lit") ? piece : undefined;
}

const bearer = (at: Element | null) => at?.closest<HTMLElement>("[data-ref]") ?? undefined;

export function drag(board: HTMLElement, first: Picking) {
  let pick = first;
  let from: { piece: HTMLElement; ref: string; x: number; y: number; id: number } | undefined;
  let ghost: HTMLElement | undefined;
  let over: HTMLElement | undefined;

  const press = (event: PointerEvent) => {
    const piece = draggable(event);
    const ref = piece?.dataset["as"] ?? piece?.dataset["ref"];
    if (piece && ref) from = { piece, ref, x: event.clientX, y: event.clientY, id: event.pointerId };
  };

  const pull = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.id) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < PULL) return;
      ghost = shadow(from.piece);
      board.append(ghost);
    }
    ghost.style.transform = `translate(${event.clientX - from.x}px, ${event.clientY - from.y}px)`;
    const below = bearer(document.elementFromPoint(event.clientX, event.clientY));
    aim(below === from.piece ? undefined : below);
  };

  const drop = () => {
    const [onto, ref, pulled] = [over, from?.ref, ghost !== undefined];
    end();
    if (!pulled) return;
    swallowClick(board);
    if (ref && onto?.dataset["ref"]) pick.drop(ref, onto.dataset["ref"], onto);
  };

  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !ghost) return;
    // It means the drag and nothing else.
    event.stopPropagation();
    end();
    window.addEventListener("pointerup", () => swallowClick(board), { once: true });
  };

  function aim(at: HTMLElement | undefined): void {
    if (at === over) return;
    over?.classList.remove("drop-here");
    over = at;
    over?.classList.add("drop-here");
  }

  function end(): void {
    ghost?.remove();
    aim(undefined);
    ghost = from = undefined;
  }

  board.addEventListener("pointerdown", press);
  window.addEventListener("pointermove", pull);
  window.addEventListener("pointerup", drop);
  window.addEventListener("pointercancel", end);
  window.addEventListener("keydown", escape, true);
  return {
    update(next: Picking) {
      pick = next;
    },
    destroy() {
      end();
      board.removeEventListener("pointerdown", press);
      window.removeEventListener("pointermove", pull);
      window.removeEventListener("pointerup", drop);
      window.removeEventListener("pointercancel", end);
      window.removeEventListener("keydown", escape, true);
    },
  };
}

/** The click that follows a pull is not meant. */
function swallowClick(board: HTMLElement): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  board.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => board.removeEventListener("click", swallow, true));
}

/** A picture of it that follows the pointer. It has no ref, so nothing else takes it for the thing itself. */
function shadow(piece: HTMLElement): HTMLElement {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const copy = piece.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>("[data-ref]")]) delete part.dataset["ref"];
  for (const name of ["role", "aria-label", "aria-pressed"]) copy.removeAttribute(name);
  copy.tabIndex = -1;
  const ghost = (piece as Element) instanceof SVGGraphicsElement ? sheet(copy, piece as Element as SVGGraphicsElement, left, top) : copy;
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, zIndex: "50", opacity: "0.85", pointerEvents: "none" });
  return ghost;
}

/** A part of a drawing needs a drawing around it, as large as the one that it comes from. */
function sheet(copy: Element, piece: SVGGraphicsElement, left: number, top: number): HTMLElement {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const place = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const { a = 1, b = 0, c = 0, d = 1, e = left, f = top } = (piece.parentNode as SVGGraphicsElement | null)?.getScreenCTM?.() ?? {};
  place.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - left} ${f - top})`);
  place.append(copy);
  drawing.append(place);
  drawing.style.overflow = "visible";
  return drawing as Element as HTMLElement;
}
