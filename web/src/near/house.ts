/** The house in a worker of this browser. */
import type { House } from "../lib/house";
import type { Socket } from "../lib/line";
import type { FromHouse, ToWorker } from "./messages";

/** The browser may throw away what it keeps of a site when room is short; somebody with a game has a reason to ask that it does not. */
async function keepForLong(): Promise<void> {
  const { storage } = navigator as { storage?: StorageManager };
  if (!(await storage?.persisted?.())) await storage?.persist?.();
}

export function nearHouse(): House {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const say = (message: ToWorker) => worker.postMessage(message);
  const asked = new Map<number, { done(answer: Response): void }>();
  const lines = new Map<number, Socket>();
  let next = 0;

  worker.onmessage = ({ data }: MessageEvent<FromHouse>) => {
    switch (data.t) {
      case "answer":
        asked.get(data.n)?.done(new Response(data.body, { status: data.status, headers: { "content-type": "application/json" } }));
        asked.delete(data.n);
        break;
      case "say":
        lines.get(data.line)?.onmessage?.({ data: data.text });
        break;
      case "end": {
        const line = lines.get(data.line);
        lines.delete(data.line);
        line?.onclose?.();
      }
    }
  };
  say({ t: "begin", base: document.baseURI.replace(/#.*$/, "") });

  return {
    ask(path, body = "") {
      const n = next++;
      const at = new URL(path, "http://house");
      if (body && (at.pathname === "/api/tables" || at.pathname === "/api/import")) void keepForLong();
      say({ t: "ask", n, path: at.pathname, lang: at.searchParams.get("lang") ?? "en", body });
      return new Promise((done) => asked.set(n, { done }));
    },
    socket() {
      const line = next++;
      const socket: Socket = {
        onopen: null,
        onmessage: null,
        onclose: null,
        onerror: null,
        send: (text) => say({ t: "hear", line, text }),
        close() {
          if (lines.delete(line)) say({ t: "hang-up", line });
        },
      };
      lines.set(line, socket);
      queueMicrotask(() => socket.onopen?.());
      return socket;
    },
  };
}
