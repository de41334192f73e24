/** Made from the Java records by `./horda contract --write`. */

/** Somebody who comes back to a house, as only they themselves are told. */
export interface MemberDoc {
  /** Public: others may know it. */
  id: string;
  /** What they call themselves; may be empty. */
  name: string;
  /** When the house first knew them, in milliseconds since 1970. */
  made: number;
  /** A passkey is asked for before somebody is let in by a code, and before deletion. */
  guarded: boolean;
  shows: MemberShows;
  devices: MemberDevice[];
  passkeys: MemberPasskey[];
}

/** What others may see. */
export interface MemberShows {
  /** The name in the hall of fame. */
  hall: boolean;
  /** The record, for whoever knows the id. */
  record: boolean;
  /** The name in the open file of finished games. */
  research: boolean;
  /** To friends: whether one is at the house, and at which public table. */
  presence: boolean;
}

export interface MemberDevice {
  /** To remove it by. */
  id: string;
  name: string;
  since: number;
  /** Whether it is the one that asks. */
  here: boolean;
}

export interface MemberPasskey {
  id: string;
  name: string;
  since: number;
}
