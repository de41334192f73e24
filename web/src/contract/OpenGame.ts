/** Made from the Java records by `./horda contract --write`. */
import type { LogLine } from "./LogLine";

/** A line of the open file of finished public games (docs/open-games.md): all that is needed to play the game again, and nothing of what was said. */
export interface OpenGame {
  /** Of the line. */
  format: number;
  /** Not the table's own: it leads nowhere. */
  id: string;
  game: string;
  /** When it ended, as a date. */
  day: string;
  /** Of the game's rules. */
  revision: number;
  /** The SHA-256 of the game's content. */
  content: string;
  options: Record<string, string>;
  seed: string;
  rated: boolean;
  team: boolean;
  /** Why it ended, as a key of the game's texts. */
  reason: string;
  seats: OpenSeat[];
  log: LogLine[];
}

export interface OpenSeat {
  kind: "person" | "bot";
  /** Of people who agree; else `Player 1`. */
  name: string;
  /** The level or name of a bot. */
  bot?: string;
  /** Whether a bot played for somebody at the end. */
  standIn: boolean;
  won: boolean;
  score: number;
}
