/**
 * One house for all tabs of this browser: the first tab's worker is the house, and the others ask that one. When its tab closes, the next takes
 * over: lines end and come back by themselves, and what was never answered is asked again. Two houses would write over each other's tables.
 */
import type { Between, FromHouse, ToHouse } from "./messages";

export interface Rooms {
  take(tab: string, message: ToHouse): void;
  /** A tab has closed, and all its lines with it. */
  gone(tab: string): void;
}

export type Locks = Pick<LockManager, "request">;

export interface Channel {
  onmessage: ((message: { data: Between }) => void) | null;
  postMessage(message: Between): void;
}

export interface Parts {
  /** Another in each tab. */
  me: string;
  /** Where there are none, this tab is alone for all it knows. */
  locks: Locks | undefined;
  channel: Channel;
  /** The house in this thread; `say` carries its words to a tab. */
  open(say: (tab: string, message: FromHouse) => void): Rooms;
  /** To the page of this tab. */
  tell(message: FromHouse): void;
}

const HOUSE = "horda house";
const tabOf = (tab: string) => `horda tab ${tab}`;
const forever = () => new Promise<never>(() => {});

/** Gives what takes the words of this tab's page. */
export function together({ me, locks, channel, open, tell }: Parts): (message: ToHouse) => void {
  let rooms: Rooms | undefined;
  const known = new Set<string>([me]);
  const asked = new Map<number, ToHouse>();
  const lines = new Set<number>();
  /** Said before it is known where the house is. */
  const early: ToHouse[] = [];
  const wait = (message: ToHouse): void => void early.push(message);
  let send = wait;

  function told(message: FromHouse): void {
    if (message.t === "answer") asked.delete(message.n);
    if (message.t === "end") lines.delete(message.line);
    tell(message);
  }

  function begin(): void {
    const here = open((tab, message) => (tab === me ? told(message) : channel.postMessage({ to: "tab", tab, message })));
    rooms = here;
    send = (message) => here.take(me, message);
    channel.postMessage({ to: "all" });
  }

  /** Another house than before: it knows nothing of our lines and of what we asked. */
  function anew(): void {
    for (const line of [...lines]) told({ t: "end", line });
    for (const message of asked.values()) send(message);
  }

  channel.onmessage = ({ data }) => {
    if (data.to === "tab" && data.tab === me) told(data.message);
    if (data.to === "all" && send !== wait) anew();
    if (data.to === "house" && rooms) {
      const { from, message } = data;
      const here = rooms;
      if (!known.has(from)) {
        known.add(from);
        void locks?.request(tabOf(from), () => here.gone(from));
      }
      here.take(from, message);
    }
  };

  function goOn(): void {
    for (const message of early.splice(0)) send(message);
  }

  async function settle(at: Locks): Promise<void> {
    // Whoever holds this lock is here: the house notices when we are gone.
    await new Promise<void>((held) => void at.request(tabOf(me), () => (held(), forever())));
    const first = await new Promise<boolean>((answer) => void at.request(HOUSE, { ifAvailable: true }, (lock) => (answer(lock !== null), lock ? forever() : undefined)));
    if (first) return begin();
    send = (message) => channel.postMessage({ to: "house", from: me, message });
    void at.request(HOUSE, () => {
      begin();
      anew();
      return forever();
    });
  }

  if (locks) void settle(locks).then(goOn);
  else begin();

  return (message) => {
    if (message.t === "ask") asked.set(message.n, message);
    if (message.t === "hear") lines.add(message.line);
    if (message.t === "hang-up") lines.delete(message.line);
    send(message);
  };
}
