/** Made from the Java records by `./horda contract --write`. */

/** What a bot has won so far of a table with some options. */
export interface ChancesDoc {
  /** Which one plays. */
  bot: string;
  /** How many have been played. */
  games: number;
  /** How many will be. */
  of: number;
  /** Whether the seats win or lose together; otherwise there is nothing to measure. */
  together: boolean;
  /** No more will be played. */
  done: boolean;
  won: number;
  /** Between this and `high` lies the true share, 95 times of 100. */
  low: number;
  high: number;
}
