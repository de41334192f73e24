/** What a session needs of the browser. */
import type { Socket } from "./line";

export function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

export function ourSocket(): Socket {
  const at = new URL("/ws", location.href);
  at.protocol = at.protocol.replace("http", "ws");
  return new WebSocket(at) as unknown as Socket;
}

export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => (byte % 36).toString(36)).join("");
}
