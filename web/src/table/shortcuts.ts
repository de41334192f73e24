/** The keys of the table. `Action` is what the page carries out. */
import type { Word } from "../lib/words.svelte";

export type Action = "choices" | "filter" | "board" | "log" | "chat" | "undo" | "pass" | "beat" | "skip" | "pause" | "again" | "sound" | "orders" | "hold" | "help" | "status" | number;

export const SHORTCUTS: { keys: string[]; word: Word }[] = [
  { keys: ["Tab", "Enter"], word: "help.tab" },
  { keys: ["1", "…", "9"], word: "help.number" },
  { keys: ["P"], word: "help.pass" },
  { keys: ["U"], word: "help.undo" },
  { keys: ["Space"], word: "help.beat" },
  { keys: ["Esc"], word: "help.skip" },
  { keys: ["K"], word: "help.pause" },
  { keys: ["A"], word: "help.again" },
  { keys: ["O"], word: "help.choices" },
  { keys: ["/"], word: "help.filter" },
  { keys: ["G"], word: "help.board" },
  { keys: ["B"], word: "help.briefing" },
  { keys: ["L"], word: "help.log" },
  { keys: ["C"], word: "help.chat" },
  { keys: ["R"], word: "help.status" },
  { keys: ["S"], word: "help.orders" },
  { keys: ["H"], word: "help.hold" },
  { keys: ["M"], word: "help.sound" },
  { keys: ["?"], word: "help.help" },
];

const KEYS: Record<string, Action> = {
  p: "pass",
  u: "undo",
  k: "pause",
  a: "again",
  o: "choices",
  "/": "filter",
  g: "board",
  l: "log",
  c: "chat",
  r: "status",
  s: "orders",
  h: "hold",
  m: "sound",
  "?": "help",
};

export interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What a key means; nothing while somebody types, and single letters nothing where they are switched off. */
export function actionOf(event: Key, place: { typing: boolean; onButton: boolean; letters: boolean }): Action | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || place.typing) return undefined;
  if (event.key === "Escape") return "skip";
  if (event.key === " ") return place.onButton ? undefined : "beat";
  if (!place.letters) return undefined;
  if (/^[1-9]$/.test(event.key)) return Number(event.key);
  return KEYS[event.key.toLowerCase()];
}
