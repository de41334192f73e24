/** Made from the Java records by `./horda contract --write`. */

/** The hall of fame of a house: whoever has played rated games and lets their name be seen. */
export interface HallDoc {
  /** How many days one rating period has. */
  periodDays: number;
  games: HallGame[];
}

export interface HallGame {
  game: string;
  /** `rating` of opponents; `ladder` of those who play together. */
  kind: "rating" | "ladder";
  /** Rated games so far. */
  played: number;
  /** How many do not show their name. */
  hidden: number;
  people: HallRow[];
  challenges: HallChallenge[];
}

export interface HallRow {
  name: string;
  /** Of the person, where their record may be seen. */
  id?: string;
  rating: number;
  deviation: number;
  games: number;
  won: number;
  /** Whether the rating is certain enough for a rank. */
  settled: boolean;
}

/** What people who play together have played against. */
export interface HallChallenge {
  option: string;
  /** Of the option that tells missions apart; empty if the game has none. */
  value: string;
  seats: number;
  rating: number;
  games: number;
  won: number;
}
