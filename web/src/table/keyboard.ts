/** Carries out the keys of the table (shortcuts.ts). */
import { slotsOf } from "../lib/dock";
import { byCorrespondence } from "../lib/orders";
import type { Choice } from "../lib/protocol";
import type { Session } from "../lib/session.svelte";
import { set, settings } from "../lib/settings.svelte";
import { actionOf, type Action } from "./shortcuts";

export interface Keyboard {
  session: Session;
  /** Which choices cannot be taken back. */
  final: (choice: Choice) => boolean;
  /** Brings a panel to the front. */
  show(panel: string): void;
  onhelp(): void;
}

export function onKey(event: KeyboardEvent, keyboard: Keyboard): void {
  const target = event.target instanceof Element ? event.target : document.body;
  const action = actionOf(event, {
    typing: target.matches("input:not([type=radio]), textarea, select, [contenteditable]"),
    onButton: target.closest("button, a, summary, [role=button]") !== null,
    letters: settings.shortcuts,
  });
  if (action === undefined) return;
  // Escape has its own meaning for dialogs and the like.
  if (event.key !== "Escape") event.preventDefault();
  act(action, keyboard);
}

/** Focus, once what it goes to is there. */
export function focusOn(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}

function act(action: Action, { session, final, show, onhelp }: Keyboard): void {
  switch (action) {
    case "skip":
      if (session.closeup?.pinned) session.unpin();
      return session.pick.path.length > 0 ? session.pick.clear() : session.skip();
    case "beat":
      return session.progress ? session.skipBeat() : session.pick.clear();
    case "pause":
      return session.pause();
    case "again":
      return session.again();
    case "pass":
      return goOn(session, final);
    case "undo":
      if (session.doc?.canUndo) void session.undo();
      return;
    case "choices":
      show("choices");
      return focusOn("[data-testid=choices] input, [data-testid=choices] button, [data-testid=choices] summary");
    case "filter":
      show("choices");
      return focusOn("[data-testid=choices] input");
    case "board":
      return focusOn("[data-testid=board] [tabindex='0'], [data-testid=board] button");
    case "log":
      show("log");
      return focusOn("[data-testid=log] .scroll");
    case "chat":
      show("chat");
      return focusOn("[data-testid=chat-input], [data-testid=chat] button");
    case "status":
      return focusOn("[data-testid=status] button");
    case "orders":
      show("choices");
      return focusOn("#orders input");
    case "hold":
      if (session.doc?.holds && !byCorrespondence(session.doc)) void session.hold(!session.doc.stop);
      return;
    case "sound":
      return set("sound", !settings.sound);
    case "help":
      return onhelp();
    default:
      show("choices");
      return press(action);
  }
}

/** What the last slot of the dock holds; or the only choice there is. */
function goOn(session: Session, final: (choice: Choice) => boolean): void {
  const options = session.doc?.options ?? [];
  const choice = slotsOf(options, final).goOn ?? (options.length === 1 ? options[0] : undefined);
  if (choice) session.press(choice);
}

/** The n-th of the list: a choice is made, a folded verb opens. */
function press(number: number): void {
  requestAnimationFrame(() => {
    const all = [...document.querySelectorAll<HTMLElement>("[data-testid=choices] :is(.choice, summary.button)")];
    const node = all.filter((one) => one.checkVisibility?.() ?? true)[number - 1];
    node?.focus();
    node?.click();
  });
}
