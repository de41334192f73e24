/** The words of the page in English. Spanish (es.ts) must have the same keys, or the check fails. */
export const en = {
  "app.name": "Horda",
  "app.tagline": "Zombie board games, played by their real rules",
  "app.skip": "Skip to the content",
  "app.loading": "One moment…",
  "app.lost": "There is nothing at this address.",
  "app.home": "To the lobby",
  "app.broken": "Something went wrong here. Reloading the page brings you back to where you were.",
  "app.soon": "This page is not there yet.",
  "board.none": "This game has no board for the browser yet. The list of choices plays all of it.",
} as const;

export type Word = keyof typeof en;
