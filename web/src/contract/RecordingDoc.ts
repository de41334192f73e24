/** Made from the Java records by `./horda contract --write`. */
import type { RecordedFrame } from "./RecordedFrame";
import type { TableInfo } from "./TableInfo";

/** A game as one pair of eyes saw it (docs/table-protocol.md, Replay). */
export interface RecordingDoc {
  format: number;
  game: string;
  /** Whose eyes; -1 for an onlooker's. */
  seat: number;
  /** Of the seats. */
  names: string[];
  over: boolean;
  /** The hash of the seed; none for a game from a given position. */
  commitment?: string;
  /** After the end. */
  seed?: string;
  /** Only the last decisions are told. */
  cut?: boolean;
  /** The opening, then the decisions. */
  frames: RecordedFrame[];
  table: TableInfo;
}
