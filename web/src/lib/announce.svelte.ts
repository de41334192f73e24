/**
 * The one voice for screen readers. What is said in the same moment is said together, for the second sentence would swallow the first.
 * A sentence said twice gets a space more, or it would not be heard again.
 */
let text = $state("");
let said = "";
let waiting: string[] = [];

const MOMENT = 60;

export const announcer = {
  get text(): string {
    return text;
  },
};

export function announce(sentence: string): void {
  if (sentence === "") return;
  if (waiting.length === 0) setTimeout(speak, MOMENT);
  waiting.push(sentence);
}

function speak(): void {
  const all = waiting.join(" ");
  waiting = [];
  said = all === said ? `${all}\u00a0` : all;
  text = said;
}
