/**
 * Dragging with a mouse or a pen: something that glows is pulled onto something else. Fingers scroll and click.
 * Works on the whole board, by the refs that its parts bear.
 */
import type { Picking } from "./board";

/** Pixels before a press becomes a pull. */
const PULL = 7;

export function drag(board: HTMLElement, first: Picking) {
  let pick = first;
  let from: { piece: HTMLElement; ref: string; x: number; y: number } | undefined;
  let ghost: HTMLElement | undefined;
  let over: Element | null = null;

  const bearer = (at: Element | null) => at?.closest<HTMLElement>("[data-ref]") ?? null;

  const press = (event: PointerEvent) => {
    const piece = bearer(event.target as Element);
    const ref = piece?.dataset["as"] ?? piece?.dataset["ref"];
    if (event.button !== 0 || event.pointerType === "touch" || !piece || !ref || !pick.lit(ref) || !piece.matches(".piece")) return;
    from = { piece, ref, x: event.clientX, y: event.clientY };
  };

  const pull = (event: PointerEvent) => {
    if (!from) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < PULL) return;
      ghost = shadow(from.piece);
      board.append(ghost);
    }
    ghost.style.transform = `translate(${event.clientX - from.x}px, ${event.clientY - from.y}px)`;
    const now = bearer(document.elementFromPoint(event.clientX, event.clientY));
    if (now === over) return;
    over?.classList.remove("drop-here");
    over = now;
    over?.classList.add("drop-here");
  };

  const drop = () => {
    const onto = (over as HTMLElement | null)?.dataset["ref"];
    const pulled = ghost !== undefined;
    const ref = from?.ref;
    end();
    if (!pulled) return;
    // The click that follows a pull is not meant.
    board.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => board.removeEventListener("click", swallow, true));
    if (ref && onto && onto !== ref) pick.drop(ref, onto, board.querySelector(`[data-ref="${onto}"]`) ?? undefined);
  };

  function end(): void {
    ghost?.remove();
    over?.classList.remove("drop-here");
    ghost = undefined;
    over = null;
    from = undefined;
  }

  board.addEventListener("pointerdown", press);
  window.addEventListener("pointermove", pull);
  window.addEventListener("pointerup", drop);
  window.addEventListener("pointercancel", end);
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
    },
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** A picture of it that follows the pointer. It bears no ref, so nothing else takes it for the thing itself. */
function shadow(piece: HTMLElement): HTMLElement {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const ghost = piece.cloneNode(true) as HTMLElement;
  for (const part of [ghost, ...ghost.querySelectorAll<HTMLElement>("[data-ref]")]) delete part.dataset["ref"];
  ghost.setAttribute("aria-hidden", "true");
  ghost.tabIndex = -1;
  Object.assign(ghost.style, { position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, zIndex: "50", opacity: "0.85", pointerEvents: "none" });
  return ghost;
}
