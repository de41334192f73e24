/** Dragging a lit component onto another. The finger must move a little first, so that a click stays a click; Escape lets go. */
import type { Picking } from "../../../lib/board";
import type { Ref } from "../../../lib/protocol";

interface Drag {
  pick: Picking;
  /** What is dragged; nothing when it is not lit. */
  ref: Ref | undefined;
}

const THRESHOLD = 8;

export function drag(node: HTMLElement, start: Drag): { update(next: Drag): void; destroy(): void } {
  let now = start;
  let from: { x: number; y: number; id: number } | undefined;
  let ghost: HTMLElement | undefined;
  let over: Element | undefined;

  const dragged = (): Ref | undefined => now.ref;

  /** What lies under the pointer and could take it: anything with a ref that is not the thing itself. */
  function target(x: number, y: number): Element | undefined {
    const below = document.elementFromPoint(x, y)?.closest("[data-ref]");
    return below && below !== node && !node.contains(below) ? below : undefined;
  }

  function letGo(): void {
    ghost?.remove();
    over?.removeAttribute("data-over");
    ghost = over = from = undefined;
    document.removeEventListener("pointermove", move);
    document.removeEventListener("pointerup", drop);
    document.removeEventListener("pointercancel", letGo);
    document.removeEventListener("keydown", escape);
  }

  function lift(): HTMLElement {
    const copy = node.cloneNode(true) as HTMLElement;
    const size = node.getBoundingClientRect();
    for (const gone of ["data-ref", "role", "tabindex", "aria-label"]) copy.removeAttribute(gone);
    copy.setAttribute("aria-hidden", "true");
    Object.assign(copy.style, { position: "fixed", left: "0", top: "0", width: `${size.width}px`, zIndex: "1000", pointerEvents: "none", opacity: "0.9" });
    // Inside the board, where its colours are known.
    (node.closest(".cotd") ?? document.body).append(copy);
    return copy;
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    if (!ghost && Math.hypot(event.clientX - from.x, event.clientY - from.y) < THRESHOLD) return;
    ghost ??= lift();
    ghost.style.transform = `translate(${event.clientX - ghost.offsetWidth / 2}px, ${event.clientY - ghost.offsetHeight / 2}px)`;
    const next = target(event.clientX, event.clientY);
    if (next !== over) over?.removeAttribute("data-over");
    next?.setAttribute("data-over", "");
    over = next;
  }

  function drop(event: PointerEvent): void {
    const what = dragged();
    const onto = ghost && target(event.clientX, event.clientY);
    const wasDragged = ghost !== undefined;
    letGo();
    if (!wasDragged) return;
    // The click that the browser makes of this release must not pick the thing.
    node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }), 0);
    const ref = onto?.getAttribute("data-ref");
    if (what && ref && onto) now.pick.drop(what, ref, onto);
  }

  const swallow = (event: Event): void => event.stopImmediatePropagation();

  const escape = (event: KeyboardEvent): void => {
    if (event.key === "Escape") letGo();
  };

  function down(event: PointerEvent): void {
    // Fingers scroll; they have click-click.
    if (!dragged() || event.button !== 0 || event.pointerType === "touch") return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    document.addEventListener("pointermove", move);
    document.addEventListener("pointerup", drop);
    document.addEventListener("pointercancel", letGo);
    document.addEventListener("keydown", escape);
  }

  node.addEventListener("pointerdown", down);
  return {
    update: (next) => {
      now = next;
    },
    destroy: () => {
      node.removeEventListener("pointerdown", down);
      letGo();
    },
  };
}
