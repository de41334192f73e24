/** What a key does to a replay. */
export type Move = "forward" | "back" | "first" | "last" | "next-turn" | "previous-turn" | "play";

const MOVES: Record<string, Move> = {
  ArrowRight: "forward",
  ArrowLeft: "back",
  Home: "first",
  End: "last",
  ArrowDown: "next-turn",
  ArrowUp: "previous-turn",
  " ": "play",
};

export interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Keys that mean something to what has the focus are left to it. */
export function moveOf(event: Key, focus: Element | null): Move | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const move = MOVES[event.key];
  if (move === undefined || focus === null) return move;
  if (focus.matches("input:not([type=range]), select, textarea, [contenteditable]")) return undefined;
  if (move === "play" && focus.matches("button, a, summary, [role=button], [tabindex='0']")) return undefined;
  if ((move === "next-turn" || move === "previous-turn") && focus.closest("[data-scrolls]")) return undefined;
  return move;
}
