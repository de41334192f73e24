/** Made from the Java records by `./horda contract --write`. */

/** The friends of somebody who comes back, and whom they have blocked, as only they are told. */
export interface FriendsDoc {
  friends: Friend[];
  /** Who wants to become a friend. */
  asked: AskedBy[];
  /** Tables to which friends have invited them. */
  invited: InvitedTo[];
  blocked: Blocked[];
  /** Seats of blocked people at the table where they are. */
  hushed: number[];
}

export interface Friend {
  /** Public. */
  id: string;
  /** Empty where they have not said one. */
  name: string;
  /** When they became friends, in milliseconds since 1970. */
  since: number;
  /** At the house, at a table, or away; who does not show it is away. */
  where: "away" | "house" | "table";
  /** A public one at which they are; that of a private one is never told. */
  table?: string;
  game?: string;
}

export interface AskedBy {
  /** The id of who asks. */
  from: string;
  /** What they were called at the table from which they asked. */
  name: string;
  at: number;
}

export interface InvitedTo {
  table: string;
  game: string;
  name: string;
  at: number;
  /** Whether one can sit down there. */
  free: boolean;
}

export interface Blocked {
  /** To take it back by; says nothing about who it is. */
  id: string;
  /** What they were called. */
  name: string;
  at: number;
}
