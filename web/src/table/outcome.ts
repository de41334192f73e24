import type { SeatInfo, TableDoc } from "../lib/protocol";

/** How a game ended (`outcome` of a document), read with care: a field that is missing is no reason to show nothing. */
export interface OutcomeWords {
  team: boolean;
  winners: number[];
  scores: number[];
  reason: string;
  rule: string;
}

export function readOutcome(value: unknown): OutcomeWords {
  const from = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  return {
    team: from.team === true,
    winners: numbers(from.winners),
    scores: numbers(from.scores),
    reason: typeof from.reason === "string" ? from.reason : "",
    rule: typeof from.rule === "string" ? from.rule : "",
  };
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "number") : [];
}

export interface Rank {
  seat: SeatInfo;
  score: number | undefined;
  won: boolean;
  /** Players with equal points share the place. */
  place: number;
}

export function ranked(seats: readonly SeatInfo[], { winners, scores }: OutcomeWords): Rank[] {
  const all = seats
    .map((seat) => ({ seat, score: scores[seat.seat], won: winners.includes(seat.seat), place: 0 }))
    .sort((a, b) => Number(b.won) - Number(a.won) || (b.score ?? 0) - (a.score ?? 0));
  all.forEach((rank, at) => {
    const before = all[at - 1];
    rank.place = before && before.won === rank.won && before.score === rank.score ? before.place : at + 1;
  });
  return all;
}

export interface Verdict {
  word: "closed" | "team.won" | "team.lost" | "team.won.they" | "team.lost.they" | "lost.nobody" | "won.you" | "won.shared" | "won.one";
  args: (string | number)[];
  /** For whoever looks, or for those who play where somebody looks on. */
  good: boolean;
}

/** The verdict as this browser hears it: a winner is told so, others hear who won. */
export function verdictOf(doc: Pick<TableDoc, "outcome" | "you" | "table">, { team, winners }: OutcomeWords): Verdict {
  const { seats } = doc.you;
  if (doc.outcome === undefined) return { word: "closed", args: [], good: false };
  const won = winners.length > 0;
  if (team) return { word: `team.${won ? "won" : "lost"}${seats.length > 0 ? "" : ".they"}`, args: [], good: won };
  if (!won) return { word: "lost.nobody", args: [], good: false };
  const names = (of: number[]) => of.map((seat) => doc.table.seats[seat]?.name ?? "").join(", ");
  const own = seats.length === 1 && winners.includes(seats[0]!);
  if (own && winners.length === 1) return { word: "won.you", args: [], good: true };
  if (own) return { word: "won.shared", args: [names(winners.filter((seat) => seat !== seats[0]))], good: true };
  return { word: "won.one", args: [names(winners), winners.length], good: seats.length !== 1 };
}
