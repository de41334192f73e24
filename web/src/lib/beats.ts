/**
 * What happens between two answers, cut into beats: one thing to see, to hear and to read at a time. Pure; `player.ts` plays them.
 * All lengths are milliseconds at the calm pace.
 */
import type { SoundName } from "./board";
import type { GameEvent, Ref } from "./protocol";

export type BeatKind =
  | "phase"
  | "move"
  | "arrive"
  | "dice"
  | "draw"
  | "reveal"
  | "announce"
  | "vote"
  | "deal"
  | "say"
  | "hit"
  | "death"
  | "gain"
  | "goal"
  | "end"
  | "plain";

/** How a game wants an event to be staged. */
export interface Cue {
  kind: BeatKind;
  /** Shown at reading size meanwhile: `card/axe`. */
  what?: string;
  /** The seat that says it, in a bubble. */
  by?: number;
}

export interface Beat {
  cue: Cue;
  events: readonly GameEvent[];
  text: string;
  targets: readonly Ref[];
  motion: number;
  dwell: number;
}

interface Length {
  motion: number;
  dwell: number;
  /** For what happens to whoever looks, if that deserves longer. */
  own?: number;
  sound?: SoundName;
}

const LENGTHS: Record<BeatKind, Length> = {
  phase: { motion: 250, dwell: 500 },
  move: { motion: 450, dwell: 150 },
  arrive: { motion: 600, dwell: 350, sound: "zombie" },
  dice: { motion: 500, dwell: 400, own: 700, sound: "dice" },
  draw: { motion: 400, dwell: 0, sound: "card" },
  reveal: { motion: 350, dwell: 900, sound: "card" },
  announce: { motion: 350, dwell: 900, sound: "card" },
  vote: { motion: 380, dwell: 500, sound: "vote" },
  deal: { motion: 350, dwell: 600, sound: "card" },
  say: { motion: 350, dwell: 900 },
  hit: { motion: 250, dwell: 350, sound: "hit" },
  death: { motion: 600, dwell: 900, own: 1400, sound: "death" },
  gain: { motion: 350, dwell: 250, sound: "good" },
  goal: { motion: 400, dwell: 1000, sound: "good" },
  end: { motion: 300, dwell: 1200, sound: "end" },
  plain: { motion: 400, dwell: 300 },
};

/** What has to be read takes as long as its words. */
const READ: readonly BeatKind[] = ["reveal", "announce", "say"];
const LONGEST_READING = 2500;
/** Going one way together is one thing to see. */
const TOGETHER: readonly BeatKind[] = ["move"];
/** From this number on, neighbours of one kind are told at once; never a death, a vote or anything else that counts. */
const MANY = 8;
const JOINED: readonly BeatKind[] = ["move", "draw", "gain", "plain"];
const MOST_REFS = 12;
/** How many sentences are read one after the other; of more, the first stands for all. */
const FEW_SENTENCES = 2;

/** What counts more when a whole stage is told in a line. */
const WEIGHT: readonly BeatKind[] = ["end", "death", "goal", "hit", "vote", "say", "deal", "reveal", "announce", "arrive", "phase"];

export function beatsOf(events: readonly GameEvent[], cue: (event: GameEvent) => Cue | undefined, own: Ref): Beat[] {
  const groups: { cue: Cue; events: GameEvent[] }[] = [];
  for (const event of events) {
    const now = cue(event) ?? { kind: "plain" };
    const last = groups.at(-1);
    if (last && joins(last, now, event, events.length > MANY)) last.events.push(event);
    else groups.push({ cue: now, events: [event] });
  }
  return groups.map((group) => beat(group.cue, group.events, own));
}

function joins(last: { cue: Cue; events: GameEvent[] }, cue: Cue, event: GameEvent, many: boolean): boolean {
  const kinds = many ? JOINED : TOGETHER;
  const refs = last.events.reduce((sum, one) => sum + one.targets.length, event.targets.length);
  return last.cue.kind === cue.kind && last.events[0]?.kind === event.kind && kinds.includes(cue.kind) && refs <= MOST_REFS * 2;
}

function beat(cue: Cue, events: GameEvent[], own: Ref): Beat {
  const { motion, dwell, own: longer } = LENGTHS[cue.kind];
  const targets = [...new Set(events.flatMap((event) => event.targets))];
  const [first, ...rest] = events.map((event) => event.text);
  const text = rest.length === 0 || events.length <= FEW_SENTENCES ? [first, ...rest].join(" ") : `${first} (+${rest.length})`;
  const reading = READ.includes(cue.kind) ? Math.min(LONGEST_READING, 250 + 60 * text.split(/\s+/).length) : 0;
  return { cue, events, text, targets, motion, dwell: Math.max(targets.includes(own) ? (longer ?? dwell) : dwell, reading) };
}

export const soundOf = (kind: BeatKind): SoundName | undefined => LENGTHS[kind].sound;

/** The few sentences that matter most, in the order in which they happened. */
export function digestOf(beats: readonly Beat[], most = 2): string {
  const weight = (one: Beat) => (WEIGHT.includes(one.cue.kind) ? WEIGHT.indexOf(one.cue.kind) : WEIGHT.length);
  const best = [...beats].sort((a, b) => weight(a) - weight(b)).slice(0, most);
  return beats
    .filter((one) => best.includes(one))
    .map((one) => one.text)
    .join(" ");
}
