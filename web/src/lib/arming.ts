/**
 * A button answers only if the press began after it had shown the same for a moment: nobody hits what has just come under the pointer.
 * `use:arming={{ what, wait, act }}`; when `what` changes it is another button.
 */
export const ARMED_AFTER = 350;
export const ARMED_LATE = 600;

export interface Arming {
  /** What the button stands for. */
  what: string;
  wait?: number | undefined;
  act: () => void;
}

export function arming(node: HTMLElement, first: Arming) {
  let now = first;
  let since = 0;
  let pressed: number | undefined;
  let answered = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Marked when it may be pressed. */
  const mark = () => {
    clearTimeout(timer);
    delete node.dataset.armed;
    timer = setTimeout(() => (node.dataset.armed = ""), since + (now.wait ?? ARMED_AFTER) - performance.now());
  };
  const arm = () => {
    since = performance.now();
    answered = "";
    mark();
  };
  arm();

  const press = () => (pressed = performance.now());
  const click = (event: MouseEvent) => {
    event.stopPropagation();
    // By key or by a program there was no press of a pointer.
    const began = event.detail > 0 ? (pressed ?? performance.now()) : performance.now();
    pressed = undefined;
    if (began - since < (now.wait ?? ARMED_AFTER) || answered === now.what) return;
    answered = now.what;
    now.act();
    // A refusal, or a coach who objects: it can be pressed again.
    setTimeout(() => (answered = ""), ARMED_LATE);
  };
  node.addEventListener("pointerdown", press);
  node.addEventListener("click", click);
  return {
    update(next: Arming) {
      const other = next.what !== now.what;
      const later = next.wait !== now.wait;
      now = next;
      if (other) arm();
      // Only now it is known that this cannot be taken back.
      else if (later) mark();
    },
    destroy() {
      clearTimeout(timer);
      node.removeEventListener("pointerdown", press);
      node.removeEventListener("click", click);
    },
  };
}
