/** Made from the Java records by `./horda contract --write`. */

export type HouseRequest = NewTable | Join | Mine | Recording | Take | Import | CheckPlan | TellChances | WantPush | EndPush | BeginCampaign | TellCamp | SetOut | ComeBack;

/** `POST /api/tables`: a new table. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  /** What the host settles; what is left out has its standard value. */
  options?: Record<string, string>;
  /** Anybody may find it in the lobby. */
  public?: boolean;
  /** It counts for the ratings of the house. */
  rated?: boolean;
  talk?: "open" | "phrases" | "silent";
  clock?: ClockRules;
  /** How long a window lasts; 0: until all have answered. */
  windowSeconds?: number;
  /** Which questions are put to people. */
  attention?: "standard" | "all";
  /** How long a bot waits before it acts, in milliseconds. */
  pace?: number;
  /** The browsers of people may think for its bots, where all play together. */
  lend?: boolean;
  /** For practice only. */
  seed?: string;
  /** Answers that were given before anybody sits down: a seat, a blank, an option. */
  opening?: string[];
}

export interface NewSeat {
  /** `here`: people at this browser; `open`: anyone who comes by link. */
  kind: "here" | "open" | "bot";
  name?: string;
  colour?: string;
  /** Which one, for `bot`. */
  bot?: string;
  /** A promise for the dice: 64 hexadecimal digits. */
  dice?: string;
}

export interface ClockRules {
  /** Seconds for the whole game. */
  bank: number;
  /** Seconds for each answer. */
  add: number;
}

/** `POST /api/tables/{id}/join`: a seat. */
export interface Join {
  /** Any free one where it is missing. */
  seat?: number;
  name?: string;
  colour?: string;
  /** A promise for the dice: 64 hexadecimal digits. */
  dice?: string;
  /** The token of their device, of whoever comes back. */
  me?: string;
}

/** `POST /api/mine`: the tables that these tokens open. */
export interface Mine {
  keys: TableKey[];
}

export interface TableKey {
  table: string;
  token: string;
}

/** `POST /api/tables/{id}/record`: a recording. */
export interface Recording {
  /** Of a seat; an onlooker has none. */
  token?: string;
  /** Whose; -1 for an onlooker's. */
  eyes?: number;
}

/** `POST /api/tables/{id}/take`: the whole game, to go on elsewhere; its table is closed. */
export interface Take {
  /** That of whoever made the table, and those of all seats that are not bots'. */
  tokens: string[];
}

/** `POST /api/import`: a table of a saved game. The file may also be sent alone. */
export interface Import {
  /** The file. */
  saved: unknown;
  /** Who sits where; all seats are the sender's where it is missing. */
  seats?: ImportSeat[];
  /** A game that is not over is refused until it is said who sits where. */
  ask?: boolean;
}

export interface ImportSeat {
  kind: "here" | "open" | "bot";
  name?: string;
  bot?: string;
}

/** `POST /api/games/{game}/workshop/check`: what is wrong with a plan. */
export interface CheckPlan {
  /** As a tree, every plain value a text; or. */
  plan?: unknown;
  /** As a file. */
  text?: string;
}

/** `POST /api/games/{game}/chances`: what a bot wins of a table with these options. */
export interface TellChances {
  options?: Record<string, string>;
}

/** `POST /api/push`: this browser wants to be told when it is the turn of one of these seats, and of no others, and when a friend invites. Language and fields are those of the browser's own subscription. */
export interface WantPush {
  /** Where its push service takes messages. */
  endpoint: string;
  /** The browser's key. */
  p256dh: string;
  /** The browser's secret. */
  auth: string;
  keys: TableKey[];
  /** The token of this device, of whoever comes back. */
  me?: string;
}

/** `POST /api/push/end`: and now it does not want to be told any more. */
export interface EndPush {
  endpoint: string;
}

/** `POST /api/games/{game}/campaigns/begin`: a campaign from its start. */
export interface BeginCampaign {
  /** Of one that came with the game; or. */
  name?: string;
  /** The file of one's own. */
  text?: string;
  /** Of all its tables. */
  options?: Record<string, string>;
}

/** `POST /api/games/{game}/campaigns/camp`: how things stand. */
export interface TellCamp {
  run: unknown;
}

/** `POST /api/games/{game}/campaigns/set-out`: options for the table of the next chapter. */
export interface SetOut {
  run: unknown;
  party: PartyMember[];
}

export interface PartyMember {
  who: string;
  /** What they take along. */
  things: string[];
}

/** `POST /api/games/{game}/campaigns/come-back`: what a finished table has brought. */
export interface ComeBack {
  run: unknown;
  table: string;
}
