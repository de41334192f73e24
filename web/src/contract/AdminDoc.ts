/** Made from the Java records by `./horda contract --write`. */
import type { AnnouncementDoc } from "./AnnouncementDoc";

/** What whoever hosts a house sees of it. */
export interface AdminDoc {
  version: string;
  /** When, in milliseconds since 1970. */
  started: number;
  /** How many tables are in memory. */
  all: number;
  /** The latest of them. */
  tables: AdminTable[];
  load: AdminLoad;
  limits: AdminLimits;
  announcement: AnnouncementDoc;
}

export interface AdminTable {
  /** What the table is called here; its address is a secret of those who have it. */
  mark: string;
  /** Its address, if it is public. */
  id?: string;
  game: string;
  status: "waiting" | "playing" | "over";
  seats: AdminSeat[];
  /** How many look on without a seat. */
  onlookers: number;
  /** How many answers were given. */
  answers: number;
  /** When something last happened there, in milliseconds since 1970. */
  moved: number;
}

export interface AdminSeat {
  name: string;
  kind: "person" | "bot" | "open";
  present: boolean;
}

export interface AdminLoad {
  processors: number;
  /** How much of the processors the house uses, from 0 to 1. */
  share: number;
  heapUsed: number;
  /** As many bytes the heap may have. */
  heapMax: number;
  threads: number;
  connections: number;
  websockets: number;
  /** How many commands were acknowledged in the last minute. */
  acks: number;
  /** Half of them within about so many milliseconds; 99 of 100 within `ackP99Ms`. */
  ackP50Ms: number;
  ackP99Ms: number;
  /** Writes that wait. */
  storeWaiting: number;
  /** Transactions that failed since the start. */
  storeFaults: number;
  /** Bots that think. */
  thinking: number;
  /** Bots that wait for a core. */
  thinkingWaiting: number;
}

export interface AdminLimits {
  /** To the house. */
  connections: number;
  /** Of one address. */
  connectionsOfOne: number;
  /** That one address may make at once. */
  tables: number;
  /** That one address may make, in the long run. */
  tablesPerMinute: number;
  /** Of a connection, in the long run. */
  messagesPerSecond: number;
  /** Of one message. */
  messageChars: number;
  /** Of an imported game. */
  fileBytes: number;
}
