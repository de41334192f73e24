/** The thread beside the page: it is the house, or knows where the house is. */
import type { FromHouse, ToWorker } from "./messages";
import { rooms } from "./rooms";
import { together, type Channel } from "./together";

const tell = (message: FromHouse) => postMessage(message);

let toHouse: ReturnType<typeof together> | undefined;

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.t !== "begin") return toHouse?.(data);
  const { base } = data;
  toHouse = together({
    me: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
    locks: navigator.locks as LockManager | undefined,
    channel: new BroadcastChannel("horda house") as Channel,
    open: (say) => rooms(base, say),
    tell,
  });
};
