/** Made from the Java records by `./horda contract --write`. */

/** How somebody has fared in a house, game by game. Practice and games from files do not count. */
export interface RecordDoc {
  /** Of the person. */
  id: string;
  /** Empty where they show none. */
  name: string;
  games: GameRecord[];
}

export interface GameRecord {
  game: string;
  played: number;
  won: number;
  /** Games won in a row up to now; lost ones are negative. */
  streak: number;
  /** The most games won in a row. */
  bestStreak: number;
  /** The highest score, where the game has scores. */
  best?: BestResult;
  /** The last games, the newest last. */
  latest: PlayedGame[];
  levels: Share[];
  /** The option of the table that `missions` tells apart; empty if the game has none. */
  option: string;
  missions: Share[];
  characters: Share[];
  /** Among people, in games that are marked as rated. */
  rating?: RatedAs;
}

export interface BestResult {
  score: number;
  table: string;
  ended: number;
}

export interface PlayedGame {
  table: string;
  won: boolean;
  score: number;
  ended: number;
}

export interface Share {
  /** The level of the opponents (`people`, `alone`, or a bot's name), the value of the option, or the name of a character for people. */
  key: string;
  played: number;
  won: number;
}

export interface RatedAs {
  /** `rating` among opponents; `ladder` of those who play together. */
  kind: "rating" | "ladder";
  /** On Glicko's scale, where 1500 is in the middle. */
  rating: number;
  /** How uncertain it is: the true strength lies within two of these, 95 times of 100. */
  deviation: number;
  games: number;
  won: number;
}
