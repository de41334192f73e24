/** Lines of the log that make one: an attack with its dice, hits and dead, and what the horde does between two things that matter more. */
import type { GameContext, Tale } from "../../lib/board";
import type { GameEvent } from "../../lib/protocol";
import { numberOf } from "../../kit/refs";
import { placeName } from "./table";
import { KINDS, type MorgueView } from "./view";
import { say } from "./words";

const ATTACK = "attacks";
const PHASE = "zombies-phase";
/** Of an attack, and counted in its line. */
const COUNTED = ["dice", "rerolls", "hits", "kills", "gains-xp"];
/** Of an attack, and told in full. */
const IN_FULL = ["absorbed", "surplus", "shot", "level", "learns", "noise", "burns"];
/** What zombies do and where they come from. Wounds and deaths stand for themselves. */
const HORDE = ["spawn-dice", "card-drawn", "appears", "horde-moves", "horde-grows", "bites", "ignores", "nothing-comes", "no-way-in", "replaced", "reshuffled", "extra-activation", "too-few"];

const STEP = "moves";

const plain = (text: string): string => text.replace(/\.$/, "");
const sum = (events: readonly GameEvent[], at: number): number => events.reduce((all, { args }) => all + Number(args[at]), 0);

function attack(events: readonly GameEvent[], game: GameContext): string {
  const [first, ...rest] = events;
  const of = (kind: string) => rest.filter((event) => event.kind === kind);
  const throws: number[][] = [[]];
  for (const { kind, args } of rest) {
    if (kind === "rerolls") throws.push([]);
    if (kind === "dice") throws.at(-1)!.push(Number(args[0]));
  }
  const killed = new Map<number, number>();
  for (const { args } of of("kills")) killed.set(numberOf(args[1]), (killed.get(numberOf(args[1])) ?? 0) + 1);
  const dead = [...killed].map(([kind, count]) => `${count > 1 ? `${count} × ` : ""}${game.text(`zombie.${KINDS[kind] ?? "walker"}`)}`);
  const hits = of("hits").at(-1)?.args[1];
  const said = [
    ...(rest.some(({ kind }) => kind === "dice") ? [throws.map((dice) => dice.join(" ")).join(" ↻ ")] : []),
    ...(hits === undefined ? [] : [say(game, "hits", Number(hits))]),
    ...(dead.length > 0 ? [say(game, "tale-dead", dead.join(", "))] : []),
    ...(of("gains-xp").length > 0 ? [say(game, "tale-xp", sum(of("gains-xp"), 1))] : []),
  ];
  const full = rest.filter(({ kind }) => IN_FULL.includes(kind)).map(({ text }) => text);
  return [said.length > 0 ? `${plain(first?.text ?? "")} → ${said.join(" · ")}.` : (first?.text ?? ""), ...full].join(" ");
}

function horde(events: readonly GameEvent[], game: GameContext): string {
  const of = (kind: string) => events.filter((event) => event.kind === kind);
  const [moved, came, bites] = [of("horde-moves"), [...of("appears"), ...of("horde-grows")], of("bites")];
  const parts = [
    ...(bites.length > 0 ? [say(game, "tale-bites", bites.length)] : []),
    ...(moved.length > 0 ? [say(game, "tale-moved", sum(moved, 3))] : []),
    ...(came.length > 0 ? [say(game, "tale-came", sum(came, 2), new Set(came.map(({ kind, args }) => args[kind === "appears" ? 1 : 0])).size)] : []),
  ];
  const head = events[0]?.kind === PHASE ? [events[0].text] : [];
  if (parts.length === 0) return [...head, ...(head.length > 0 ? [] : [events[0]?.text ?? ""])].join(" ");
  return [...head, ...events.filter(({ kind }) => kind === "extra-activation").map(({ text }) => text), `${parts.join(", ")}.`].join(" ");
}

/** One way through several zones. */
function walk(events: readonly GameEvent[], game: GameContext, view: MorgueView): string {
  const names = events.slice(1).map(({ args }) => placeName(view, game, numberOf(args[1])));
  return `${plain(events[0]?.text ?? "")} › ${names.join(" › ")}.`;
}

const about = (first: GameEvent, next: GameEvent): boolean => {
  if (first.kind === STEP) return next.kind === STEP && next.args[0] === first.args[0];
  if (first.kind === ATTACK) return COUNTED.includes(next.kind) || IN_FULL.includes(next.kind);
  return (first.kind === PHASE || HORDE.includes(first.kind)) && HORDE.includes(next.kind);
};

export const tale: Tale<MorgueView> = {
  goesOn: about,
  line: (events, game, view) => (events[0]?.kind === ATTACK ? attack(events, game) : events[0]?.kind === STEP ? walk(events, game, view) : horde(events, game)),
};
