/** A vote as the table sees it: who has one, who has cast it, and, once all are in, where they point. */
import type { GameEvent } from "../../../lib/protocol";
import { isVote } from "../moments";
import { numberOf } from "../../../kit/refs";
import { placeOf } from "../table";
import { votedFor, type CityView, type Place } from "../view";

export interface Hand {
  seat: number;
  votes: number;
  cast: boolean;
  /** -1: nobody may know yet. */
  target: number;
}

export interface Ballot {
  place: Place;
  /** Still secret. */
  open: boolean;
  /** All boards have been turned. */
  counted: boolean;
  /** About who is eaten; else about who hands out. */
  deadly: boolean;
  hands: Hand[];
  /** Votes by the seat that they point at, most first; nothing while they are secret. */
  sums: [seat: number, votes: number][];
  /** Whom the most point at; several: a tie. */
  leading: number[];
  /** Whom it comes to; -1: nobody yet. */
  chosen: number;
}

/** What ends a vote, and which argument says whom it comes to. */
const ENDS = new Map([
  ["vote-won", 0],
  ["only-target", 0],
  ["tie-broken", 1],
]);

/** The vote that is on, or the last one as long as its place is being resolved. While its boards are turned one by one, `told` says how far it is. */
export function ballotOf(view: CityView, told: readonly GameEvent[]): Ballot | undefined {
  const open = isVote(view);
  const place = placeOf(view, open ? view.here : view.ballot.place);
  if (!place || view.over || (!open && view.here !== view.ballot.place)) return undefined;
  const turned = open ? [] : view.ballot.votes.map(({ seat, target, votes }) => ({ seat, target, votes, cast: true }));
  const since = told.slice(told.map(({ kind }) => kind).lastIndexOf("voted") + 1);
  const counted = !open && (since.length === told.length || since.some(({ kind }) => kind === "tie" || ENDS.has(kind)));
  // Whose board is still to be turned holds it face down.
  const down = counted ? [] : secret(view, place).filter(({ seat }) => !turned.some((hand) => hand.seat === seat));
  const hands = [...turned, ...down.map((hand) => (open ? hand : { ...hand, cast: true, target: -1 }))].sort((a, b) => a.seat - b.seat);
  const all = new Map<number, number>();
  for (const { target, votes } of turned) all.set(target, (all.get(target) ?? 0) + votes);
  const sums = [...all].sort((a, b) => b[1] - a[1]);
  const leading = counted ? sums.filter(([, votes]) => votes === sums[0]?.[1]).map(([seat]) => seat) : [];
  return { place, open, counted, deadly: (open ? view.moment : `vote-${view.ballot.step}`) === "vote-attack", hands, sums, leading, chosen: chosenOf(since, leading) };
}

function chosenOf(since: readonly GameEvent[], leading: readonly number[]): number {
  const end = since.filter(({ kind }) => ENDS.has(kind)).at(-1);
  if (end) return numberOf(String(end.args[ENDS.get(end.kind)!]));
  return leading.length === 1 ? leading[0]! : -1;
}

function secret(view: CityView, place: Place): Hand[] {
  const own = votedFor(view);
  return place.votes
    .map((votes, seat) => ({ seat, votes, cast: view.chosen.includes(seat), target: seat === view.seat ? own : -1 }))
    .filter(({ votes, seat }) => votes > 0 && view.players[seat]?.living);
}
