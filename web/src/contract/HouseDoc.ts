/** Made from the Java records by `./horda contract --write`. */

/** A house: its games, and what its tables are made with. */
export interface HouseDoc {
  /** Of the program; empty where nobody knows. */
  version: string;
  /** The version of the table protocol. */
  protocol: number;
  games: HouseGame[];
  /** Of seats. */
  colours: string[];
  /** Where the compiled house is, for browsers that think for bots; none where the house has none. */
  program?: string;
  /** Told only at the house's own machine. */
  invite?: Invite;
}

export interface HouseGame {
  id: string;
  name: string;
  short: string;
  about: string;
  minSeats: number;
  maxSeats: number;
  /** The hash of the game's content. */
  content: string;
  /** People may make plans of their own for it. */
  workshop: boolean;
  /** Its tables can follow each other. */
  campaigns: boolean;
  options: HouseOption[];
  bots: string[];
  /** Bots with an account that are here just now; they can be put on a seat, but fill none by themselves. */
  accounts: string[];
  /** Standing orders. */
  orders: Order[];
  /** Ready-made sentences. */
  phrases: ReadyPhrase[];
}

/** What the host of a table may settle. */
export interface HouseOption {
  id: string;
  label: string;
  about: string;
  /** The value that holds if nobody chooses. */
  standard: string;
  values: OptionValue[];
  /** Where any value of a form will do: its name; else empty. */
  form: string;
}

export interface OptionValue {
  value: string;
  label: string;
  about: string;
}

export interface Order {
  number: number;
  label: string;
}

export interface ReadyPhrase {
  id: string;
  text: string;
}

/** By which addresses others come, or the command that opens the house to them. */
export interface Invite {
  addresses: string[];
  command?: string;
}
