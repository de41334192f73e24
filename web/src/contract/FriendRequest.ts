/** Made from the Java records by `./horda contract --write`. */

export type FriendRequest = Here | Accept | AskSeat | Reply | EndFriend | InviteFriend | Decline | Block | Unblock;

/** `POST /api/friends`: how are they? Whoever asks is at the house; friends see it, unless they do not show it. */
export interface Here {
  me: string;
  /** At which table they are. */
  table?: string;
  /** They leave. */
  gone?: boolean;
}

/** `POST /api/friends/accept`: the code of somebody who wants to be a friend. */
export interface Accept {
  me: string;
  code: string;
}

/** `POST /api/friends/ask`: whoever sits there, to be a friend. */
export interface AskSeat {
  me: string;
  table: string;
  seat: number;
}

/** `POST /api/friends/reply`: to somebody who has asked. */
export interface Reply {
  me: string;
  from: string;
  yes: boolean;
}

/** `POST /api/friends/end`: a friend no longer. */
export interface EndFriend {
  me: string;
  friend: string;
}

/** `POST /api/friends/invite`: to a table at which one sits, or that one has made. */
export interface InviteFriend {
  me: string;
  friend: string;
  table: string;
}

/** `POST /api/friends/decline`: an invitation. */
export interface Decline {
  me: string;
  table: string;
}

/** `POST /api/friends/block`: whoever sits there, or a friend, or who asks to be one. */
export interface Block {
  me: string;
  table?: string;
  seat?: number;
  person?: string;
}

/** `POST /api/friends/unblock`. */
export interface Unblock {
  me: string;
  blocked: string;
}
