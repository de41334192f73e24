/** The one voice for screen readers. A sentence said twice gets a space more, or it would not be heard again. */
let text = $state("");

export const announcer = {
  get text(): string {
    return text;
  },
};

export function announce(sentence: string): void {
  text = sentence === text ? `${sentence}\u00a0` : sentence;
}
