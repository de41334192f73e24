/** Where the house is. The page asks and talks in the same words wherever that is: behind its own address, or in a worker of this browser. */
import type { Socket } from "./line";

export interface House {
  /** Like `fetch`; without a body it is a GET. Throws when nobody can be reached. */
  ask(path: string, body?: string): Promise<Response>;
  /** A new line for the talk at a table. */
  socket(): Socket;
}

/** A page that was built to stand alone (`./horda site`) has its house with it. */
export const NEAR = import.meta.env.MODE === "site";

const far: House = {
  ask: (path, body) =>
    body === undefined
      ? fetch(path, { headers: { accept: "application/json" } })
      : fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body }),
  socket() {
    const at = new URL("/ws", location.href);
    at.protocol = at.protocol.replace("http", "ws");
    return new WebSocket(at) as unknown as Socket;
  },
};

let known: House | undefined;

export async function house(): Promise<House> {
  return (known ??= NEAR ? (await import("../near/house")).nearHouse() : far);
}

/** A socket at once, though the house may still be on its way. */
export function ourSocket(): Socket {
  if (!NEAR) return far.socket();
  const socket: Socket = { onopen: null, onmessage: null, onclose: null, onerror: null, send: () => {}, close: () => (closed = true) };
  let closed = false;
  void house().then((found) => {
    if (closed) return;
    const line = found.socket();
    line.onopen = () => socket.onopen?.();
    line.onmessage = (message) => socket.onmessage?.(message);
    line.onclose = () => socket.onclose?.();
    socket.send = (text) => line.send(text);
    socket.close = () => line.close();
  });
  return socket;
}

/** Asks and puts the answer into a file: for a house that has no address of its own. */
export async function download(path: string, name: string): Promise<void> {
  const answer = await (await house()).ask(path);
  const address = URL.createObjectURL(await answer.blob());
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
