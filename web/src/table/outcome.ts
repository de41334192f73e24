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
