/** What the events of the moment let one see besides the view: words that are spoken, somebody who falls, a house that shakes. */
import type { GameContext } from "../../../lib/board";
import type { GameEvent } from "../../../lib/protocol";
import { attackOver } from "../moments";
import { numberOf } from "../../../kit/refs";
import { termWords } from "../terms";
import type { CityView } from "../view";

export type Tone = "say" | "vow" | "broken";

export interface Spoken {
  key: string;
  seat: number;
  words: string;
  tone: Tone;
}

export interface Fall {
  key: string;
  /** Who: `character:3`. */
  ref: string;
}

const key = (event: GameEvent, at: number) => `${at} ${event.kind} ${event.args.join(" ")}`;
const seatAt = (event: GameEvent, at: number) => numberOf(String(event.args[at] ?? "seat:-1"));

/** Who says what. Of several things that somebody says at once, the last one is heard. */
export function spoken(told: readonly GameEvent[], view: CityView, game: GameContext): Spoken[] {
  const last = new Map<number, Spoken>();
  told.forEach((event, at) => {
    const said = saying(event, view, game);
    if (said) last.set(seatAt(event, 0), { key: key(event, at), seat: seatAt(event, 0), ...said });
  });
  return [...last.values()];
}

function saying(event: GameEvent, view: CityView, game: GameContext): { words: string; tone: Tone } | undefined {
  const { text, seatName } = game;
  switch (event.kind) {
    case "promised":
    case "promise-broken": {
      const broken = event.kind === "promise-broken";
      const [from, to] = [seatAt(event, 0), seatAt(event, 1)];
      const vow = view.promises.filter((one) => one.from === from && one.to === to && (!broken || one.status === "broken")).at(-1);
      const words = text(broken ? "board.says-broken" : "board.says-promise", seatName(to), vow ? termWords(game, vow.what, vow.place ?? "") : "…");
      return { words, tone: broken ? "broken" : "vow" };
    }
    case "offer-sent":
      return { words: text("board.says-offer", seatName(seatAt(event, 1))), tone: "say" };
    case "offer-accepted":
      return { words: text("board.says-deal"), tone: "say" };
    case "not-believed":
      return { words: text("board.says-not-believed", seatName(seatAt(event, 1))), tone: "broken" };
    case "offer-refused":
      return { words: text("board.says-no-deal"), tone: "say" };
    default:
      return undefined;
  }
}

const DEATHS = ["eaten", "died", "unvaccinated"];

/** Those who die. One death may be told twice. */
export function falls(told: readonly GameEvent[]): Fall[] {
  const found = new Map<string, Fall>();
  told.forEach((event, at) => {
    const ref = String(event.args[1] ?? "");
    if (DEATHS.includes(event.kind) && !found.has(ref)) found.set(ref, { key: key(event, at), ref });
  });
  return [...found.values()];
}

/** Places that something shakes: an explosion marker, an explosion, fire. */
export function shaken(told: readonly GameEvent[]): Set<string> {
  const found = told.flatMap(({ kind, args }) => (kind === "marker-placed" ? [String(args[1])] : ["tower-explodes", "armory-burns", "armory-blocked"].includes(kind) ? [String(args[0])] : []));
  return new Set(found);
}

/** Places where zombies were shot or blown up, and how many. */
export function shots(told: readonly GameEvent[]): { key: string; place: string; count: number }[] {
  return told.flatMap((event, at) => (event.kind === "zombies-killed" || event.kind === "sawn" ? [{ key: key(event, at), place: String(event.args[1]), count: Number(event.args[0]) }] : []));
}

/** Which argument says where zombies have come to. */
const MOVES = new Map([
  ["zombies-arrived", 1],
  ["zombies-moved", 2],
  ["zombie-lured", 2],
  ["kitten-runs", 2],
]);

/** From which place zombies have just come to another; elsewhere they come from the street. */
export function cameFrom(told: readonly GameEvent[], place: string): string | undefined {
  const move = told.filter(({ kind, args }) => MOVES.has(kind) && args[MOVES.get(kind)!] === place).at(-1);
  if (!move || move.kind === "zombies-arrived") return undefined;
  return String(move.args[1]);
}

/** What leads to somebody's death, and which argument says whose people are meant. */
const DOOMS = new Map([
  ["vote-won", 0],
  ["only-target", 0],
  ["leader-attacks", 0],
  ["tie-broken", 1],
]);

/** Against whom the vote went, or whom the Leader has found; until somebody has died of it. */
export function doomed(told: readonly GameEvent[], view: CityView): number {
  const sharing = attackOver(view) || (view.ballot.step === "share" && view.ballot.place === view.here);
  const found = told.filter(({ kind }) => DOOMS.has(kind) || DEATHS.includes(kind)).at(-1);
  return found && !sharing && DOOMS.has(found.kind) ? seatAt(found, DOOMS.get(found.kind)!) : -1;
}

/** Words in lines of about that many letters. */
export function wrapped(words: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length + 1 <= letters) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
