/** Made from the Java records by `./horda contract --write`. */

export type ResultRequest = Search;

/** `POST /api/games-over`: public games that are over, the newest first. */
export interface Search {
  /** Only of this game. */
  game?: string;
  /** Found in the names of those who let theirs be seen, of bots, and of missions. */
  words?: string;
  /** What the last one of the page before said in `more`. */
  after?: string;
}
