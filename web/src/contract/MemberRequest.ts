/** Made from the Java records by `./horda contract --write`. */
import type { Belonging } from "./MemberDocBelonging";

export type MemberRequest = NewMember | ByMe | ChangeMe | Claim | Fetch | Keep | Guarded | Arrive | Part | AddPasskey | RemovePasskey | Enter;

/** `POST /api/me/new`: the house has not known this browser yet. */
export interface NewMember {
  name?: string;
  /** What the device is called. */
  device?: string;
}

/** `POST /api/me`, and whatever needs nothing else: `/api/me/tables`, `/api/me/record`, `/api/me/export`, `/api/friends/link`. */
export interface ByMe {
  me: string;
}

/** `POST /api/me/change`: what is missing stays as it is. */
export interface ChangeMe {
  me: string;
  name?: string;
  hall?: boolean;
  record?: boolean;
  research?: boolean;
  presence?: boolean;
  guarded?: boolean;
  proof?: Signed;
}

/** What a passkey has signed. */
export interface Signed {
  id: string;
  clientData: string;
  authenticatorData: string;
  signature: string;
}

/** `POST /api/me/claim`: these seats are mine, on all my devices. */
export interface Claim {
  me: string;
  keys: TableKey[];
}

export interface TableKey {
  table: string;
  token: string;
}

/** `POST /api/me/things`: what has changed since then on other devices. */
export interface Fetch {
  me: string;
  /** Milliseconds since 1970, as the house last said; 0 for everything. */
  since?: number;
}

/** `POST /api/me/keep`: what has changed here. */
export interface Keep {
  me: string;
  things: Belonging[];
}

/** `POST /api/me/code`: a code for another device; `POST /api/me/delete`: everything goes. */
export interface Guarded {
  me: string;
  /** Where a passkey is asked for. */
  proof?: Signed;
}

/** `POST /api/me/arrive`: this device has the code. */
export interface Arrive {
  code: string;
  device?: string;
  /** Whom the house has known on this device until now: their games come along. */
  me?: string;
}

/** `POST /api/me/part`: a device is no longer theirs. */
export interface Part {
  me: string;
  device: string;
}

/** `POST /api/me/passkey/add`: a passkey that was just made. */
export interface AddPasskey {
  me: string;
  name: string;
  /** Base64url, like all that comes from a passkey. */
  clientData: string;
  authenticatorData: string;
}

/** `POST /api/me/passkey/remove`. */
export interface RemovePasskey {
  me: string;
  id: string;
  proof?: Signed;
}

/** `POST /api/me/passkey/enter`: whose passkey it is comes in, on this device. */
export interface Enter {
  proof: Signed;
  device?: string;
  me?: string;
}
