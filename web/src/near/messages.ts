/** What the page and its worker say to each other, and the workers of several tabs. */

/** What somebody wants of the house; numbers are those of the page that says it. */
export type ToHouse =
  | { t: "ask"; n: number; path: string; lang: string; body: string }
  | { t: "hear"; line: number; text: string }
  | { t: "hang-up"; line: number };

export type ToWorker = { t: "begin"; base: string } | ToHouse;

export type FromHouse =
  | { t: "answer"; n: number; status: number; body: string }
  | { t: "say"; line: number; text: string }
  | { t: "end"; line: number };

/** Between workers: to the house, from it to one of them, or to all that a new one has opened. */
export type Between = { to: "house"; from: string; message: ToHouse } | { to: "tab"; tab: string; message: FromHouse } | { to: "all" };
