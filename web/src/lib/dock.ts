/** Which choice gets which slot of the dock. A slot keeps its class whatever is asked, and an empty one stays empty. Pure. */
import { groups, type Group } from "./choices";
import type { Choice } from "./protocol";

/** What a slot holds: what only goes on, what acts, what cannot be taken back. */
export type Manner = "go-on" | "act" | "final";

export const SLOTS = 3;
/** A phone has room for fewer. */
export const PHONE_SLOTS = 2;

export interface Slots {
  /** A choice, or what several have in common: that one only opens the list. */
  acts: readonly (Choice | Group | undefined)[];
  final: Choice | undefined;
  goOn: Choice | undefined;
  /** Choices without a slot. */
  more: number;
}

/** Answers that leave things as they are. Games have no others for it. */
const GO_ON = ["pass", "end", "end-turn", "end-search", "done", "skip", "none", "stay", "stop", "that-is-all", "as-it-is", "as-they-come", "let-it-be", "no-attack", "keep-none", "abstain", "drop"];

export function mannerOf(choice: Choice, final: (choice: Choice) => boolean): Manner {
  if (final(choice)) return "final";
  return GO_ON.includes(choice.id) ? "go-on" : "act";
}

export const isGroup = (what: Choice | Group): what is Group => "choices" in what;

/** "Exhaust the Blonde: draw a card" is a name and, below it, the result. */
export function inTwo(label: string): { name: string; effect: string } {
  const at = label.indexOf(": ");
  return at > 0 ? { name: label.slice(0, at), effect: label.slice(at + 2) } : { name: label, effect: "" };
}

/** Few choices all get a slot; many are gathered by their verbs. `most`: how many slots there are for choices that act; all of them are seen. */
export function slotsOf(choices: readonly Choice[], final: (choice: Choice) => boolean, most = SLOTS): Slots {
  // What says more at once is in the list: its first part has the slot.
  const single = choices.filter(({ ahead }) => !ahead);
  const goOn = single.find((choice) => mannerOf(choice, final) === "go-on");
  const finals = single.filter(final);
  const only = finals.length === 1 ? finals[0] : undefined;
  const rest = single.filter((choice) => choice !== goOn && choice !== only);
  const acting = rest.filter((choice) => !finals.includes(choice));
  const acts = acting.length <= most && acting.length === rest.length ? acting : gathered(rest, final).slice(0, most);
  const shown = acts.filter((one) => !isGroup(one)).length + Number(goOn !== undefined) + Number(only !== undefined);
  return { acts: Array.from({ length: most }, (_, at) => acts[at]), final: only, goOn, more: choices.length - shown };
}

/** By verb; one alone is itself, unless it cannot be taken back. */
function gathered(choices: readonly Choice[], final: (choice: Choice) => boolean): (Choice | Group)[] {
  return groups(choices).map((group) => {
    const [first, second] = group.choices;
    return first && !second && !final(first) ? first : group;
  });
}

/** Names that fit into a line or two, each once: "Alarm, Shotgun +1". Nothing where there is none. */
export function named(things: readonly string[], room: number): string {
  const names = [...new Set(things)].filter(Boolean);
  const rest = (shown: number) => (shown < names.length ? ` +${names.length - shown}` : "");
  for (let shown = names.length; shown > 0; shown--) {
    const line = names.slice(0, shown).join(", ") + rest(shown);
    if (line.length <= room) return line;
  }
  return "";
}

/** Average widths of letters in a slot: of a name, of a long name, of the result. */
const NAME = 10;
const LONG = 8.6;
const SMALL = 8.3;
/** How many lines a slot has. */
const LINES = 3;
/** Letters are never narrower than this, of their usual width. */
const NARROWEST = 0.6;

/** Into how many lines words break, given how many letters fit into one; more than there is room for when a word is longer than a line. */
export function linesOf(text: string, letters: number): number {
  let lines = text === "" ? 0 : 1;
  let used = 0;
  for (const word of text.split(" ").filter(Boolean)) {
    if (word.length > letters) return LINES + 1;
    const wider = used === 0 ? word.length : used + 1 + word.length;
    if (wider > letters) lines += 1;
    used = wider > letters ? word.length : wider;
  }
  return lines;
}

/** A word that nobody breaks needs more than the average: widths of letters when nothing may be cut. */
const SURE = { large: 10.6, small: 8.8 };

/** How narrow letters of a name are drawn, of their usual width, so that they fit above the result: none is cut, none broken. */
export function narrowed(name: string, width: number, { long, effect } = { long: true, effect: "" }): number {
  const letters = width / (long ? SURE.small : SURE.large);
  const lines = Math.max(1, LINES - linesOf(effect, width / SMALL));
  for (let part = 1; part > NARROWEST; part -= 0.04) if (linesOf(name, letters / part) <= lines) return part;
  return NARROWEST;
}

/** How a name and the result are written into a slot of this width: large if they fit, else small, else the name alone. */
export function fitted(name: string, effect: string, width: number): { long: boolean; effect: string } {
  const below = linesOf(effect, width / SMALL);
  if (linesOf(name, width / NAME) + below <= LINES) return { long: false, effect };
  if (linesOf(name, width / LONG) + below <= LINES) return { long: true, effect };
  return { long: linesOf(name, width / NAME) > LINES, effect: "" };
}
