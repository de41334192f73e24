/** The board's `Picking` (board.ts) over the choices of the moment, live. */
import type { Picking } from "./board";
import { click, dropped, litRefs, needMenu, remaining, type Click } from "./picking";
import type { Choice, Greyed, Ref } from "./protocol";

export interface PickSource {
  choices(): readonly Choice[];
  greyed(): readonly Greyed[];
  play(choice: Choice): void;
  /** Nothing can be done with it: say so, with the reason if there is one. */
  explain(ref: Ref): void;
  /** A card is pointed at for a while, or no longer; `pinned`: it stays until it is sent away. */
  closeup(what: string | undefined, pinned?: boolean): void;
}

export interface PickMenu {
  choices: Choice[];
  at: Element | undefined;
}

/** What the table has of it besides what the board has. */
export interface TablePicking extends Picking {
  readonly path: readonly Ref[];
  /** Choices that are still possible with what is picked. */
  readonly left: readonly Choice[];
  readonly menu: PickMenu | undefined;
  /** Back to the beginning. */
  clear(): void;
  /** Lights these up while a line of the log or a choice is pointed at. */
  point(refs: readonly Ref[]): void;
  /** Lights these up while an event is being told. */
  tell(refs: readonly Ref[]): void;
  /** Keeps these lit until told otherwise: what a coach points at, and the choice that it waits for. */
  spot(refs: readonly Ref[], choice?: string): void;
  /** The choice that a coach waits for: its button is marked wherever it stands. */
  readonly spotted: string | undefined;
}

const HOVER = 350;
/** Coming from another one, nobody wants to wait again. */
const NEXT = 100;
const NEIGHBOUR = 400;
/** Time to come back, or to go over to what is shown. */
const LINGER = 150;
const PRESS = 450;

export function createPicking(source: PickSource): TablePicking {
  let path = $state.raw<readonly Ref[]>([]);
  let menu = $state.raw<PickMenu | undefined>();
  let pointed = $state.raw<readonly Ref[]>([]);
  let told = $state.raw<readonly Ref[]>([]);
  let spotted = $state.raw<readonly Ref[]>([]);
  let awaited = $state<string | undefined>();
  const live = $derived(remaining(source.choices(), path).length > 0 ? path : []);
  const lit = $derived(litRefs(source.choices(), live));

  function clear(): void {
    path = [];
    menu = undefined;
  }

  function carryOut(what: Click, ref: Ref, at: Element | undefined): void {
    switch (what.do) {
      case "play":
        clear();
        source.play(what.choice);
        break;
      case "narrow":
        path = what.path;
        menu = needMenu(what.menu, what.path) ? { choices: what.menu, at } : undefined;
        break;
      case "release":
        path = what.path;
        menu = undefined;
        break;
      case "nothing":
        clear();
        source.explain(ref);
    }
  }

  return {
    get path() {
      return live;
    },
    get left() {
      return remaining(source.choices(), live);
    },
    get choices() {
      return [...source.choices()];
    },
    choose: (id) => {
      const choice = source.choices().find((known) => known.id === id);
      if (choice) carryOut({ do: "play", choice }, "", undefined);
    },
    get menu() {
      return live.length > 0 || menu?.choices.length ? menu : undefined;
    },
    lit: (ref) => lit.has(ref),
    picked: (ref) => live.includes(ref),
    hot: (ref) => pointed.includes(ref) || told.includes(ref) || spotted.includes(ref),
    pick: (ref, at) => carryOut(click(source.choices(), live, ref), ref, at),
    drop: (dragged, onto, at) => carryOut(dropped(source.choices(), dragged, onto), dragged, at),
    uses: (ref) => ({
      can: source
        .choices()
        .filter((choice) => choice.targets.includes(ref))
        .map((choice) => choice.label),
      cannot: source
        .greyed()
        .filter((grey) => grey.targets.includes(ref))
        .map(({ why, rule }) => ({ why, rule })),
    }),
    closeup: (node, what) => closeup(node, what, source.closeup),
    clear,
    point: (refs) => {
      pointed = refs;
    },
    tell: (refs) => {
      told = refs;
    },
    spot: (refs, choice) => {
      spotted = refs;
      awaited = choice;
    },
    get spotted() {
      return awaited;
    },
  };
}

/** Whose close-up is shown, and when the last one was left: there is one place for all. */
let owner: Element | undefined;
let left = -Infinity;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** What is shown is pointed at itself: it stays. */
export const stayShown = (): void => clearTimeout(leaving);

/** Hovering or focusing for a moment, or a long press, shows it; leaving hides it. */
function closeup(node: Element, first: string | undefined, show: PickSource["closeup"]) {
  let what = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = false;
  let pressed = false;
  let read = false;

  const open = () => {
    if (what === undefined) return;
    shown = true;
    read = pressed;
    owner = node;
    clearTimeout(leaving);
    show(what, pressed);
  };
  const close = () => {
    clearTimeout(timer);
    if (shown && owner === node) {
      left = performance.now();
      leaving = setTimeout(() => show(undefined), LINGER);
    }
    shown = false;
  };
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(open, ms);
  };

  const listeners: [string, (event: Event) => void][] = [
    ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && wait(performance.now() - left < NEIGHBOUR ? NEXT : HOVER)],
    ["pointerleave", close],
    ["pointerdown", (event) => {
      clearTimeout(timer);
      read = false;
      pressed = (event as PointerEvent).pointerType !== "mouse";
      if (pressed) wait(PRESS);
    }],
    ["pointerup", () => clearTimeout(timer)],
    ["pointercancel", close],
    // A long press on a phone reads the card; it must not also play it, nor open the browser's own menu.
    ["contextmenu", (event) => what !== undefined && pressed && event.preventDefault()],
    ["focus", () => node.matches(":focus-visible") && wait(HOVER * 2)],
    // What has the focus and goes off the board blurs in the middle of drawing, when nothing may be set.
    ["blur", () => queueMicrotask(close)],
  ];
  const swallow = (event: Event) => {
    if (!read) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    read = false;
  };
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  node.addEventListener("click", swallow, true);

  return {
    update(next: string | undefined) {
      what = next;
      if (what === undefined) close();
    },
    destroy() {
      close();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
      node.removeEventListener("click", swallow, true);
    },
  };
}
