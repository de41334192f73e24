/** Made from the Java records by `./horda contract --write`. */

/** How things stand in a campaign, and the campaign in the language of the request. */
export interface CampDoc {
  run: unknown;
  title: string;
  story: string;
  places: PlaceTold[];
  ways: WayTold[];
  chapters: ChapterTold[];
  endings: EndingTold[];
  limits: Record<string, number>;
  /** The next chapter, or the ending that was reached. */
  stop: string;
  /** Whether it goes on, or how it ended. */
  state: "on" | "won" | "lost";
  /** Everybody, the dead too. */
  people: PersonTold[];
  /** What nobody carries. */
  stores: string[];
}

export interface PlaceTold {
  id: string;
  title: string;
  /** From 0 in the west to 100. */
  x: number;
  /** From 0 in the north to 100. */
  y: number;
}

export interface WayTold {
  one: string;
  other: string;
}

export interface ChapterTold {
  id: string;
  title: string;
  place: string;
  /** Options of its table. */
  table: Record<string, string>;
  before: string;
  won: BranchTold;
  lost: BranchTold;
}

export interface BranchTold {
  /** What is told then. */
  after: string;
  /** The chapter or ending that follows. */
  to: string;
  things: string[];
  /** What it brings besides things. */
  numbers: Record<string, number>;
}

export interface EndingTold {
  id: string;
  won: boolean;
  title: string;
  story: string;
}

export interface PersonTold {
  who: string;
  /** Of somebody whom the host made up; else empty. */
  name: string;
  gone: boolean;
  numbers: Record<string, number>;
  things: string[];
}
