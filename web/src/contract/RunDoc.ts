/** Made from the Java records by `./horda contract --write`. */

/** A campaign that is being played, as it is kept and handed on: what was chosen and what came of it. Everything else is worked out from this. */
export interface RunDoc {
  /** What kind of file it is. */
  file: "horda-campaign";
  /** Goes up when the shape changes. */
  version: number;
  game: string;
  /** The name of one that came with the game; empty for one's own. */
  campaign: string;
  /** The file of one's own; empty for one that came with the game. */
  plan: string;
  /** Its id; its tables carry it. */
  run: string;
  /** Of all its tables. */
  options: Record<string, string>;
  legs: LegDoc[];
  /** The one at which the next chapter is being played; missing between chapters. */
  table?: string;
}

/** A chapter that was played. */
export interface LegDoc {
  chapter: string;
  table: string;
  won: boolean;
  /** Who went, and with what. */
  out: TravellerDoc[];
  /** The same people at its end. */
  back: TravellerDoc[];
}

export interface TravellerDoc {
  who: string;
  /** Dead for good. */
  gone: boolean;
  /** What the game counts of them. */
  numbers: Record<string, number>;
  /** What they carry. */
  things: string[];
}
