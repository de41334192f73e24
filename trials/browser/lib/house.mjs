/** A real server process on a free port with a data folder of its own: what `./horda` starts for people. */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const LAUNCHER = fileURLToPath(new URL("../../../horda", import.meta.url));
const PATIENCE = 60_000;

/**
 * @typedef {object} House
 * @property {string} address where its lobby is, without a slash at the end
 * @property {string} data its data folder
 * @property {() => string} said everything that the process has printed
 * @property {() => Promise<void>} kill ends the process as a power cut would
 * @property {() => Promise<void>} restart starts a new process on the same port and data
 * @property {() => Promise<void>} close ends it and removes its data
 */

/** @param {readonly string[]} [flags] @returns {Promise<House>} */
export async function openHouse(flags = []) {
  const data = await mkdtemp(join(tmpdir(), "horda-trial-"));
  const port = await freePort();
  let running = await start(port, data, flags);
  return {
    address: `http://127.0.0.1:${port}`,
    data,
    said: () => running.said(),
    kill: () => end(running, "SIGKILL"),
    restart: async () => {
      running = await start(port, data, flags);
    },
    close: async () => {
      await end(running, "SIGTERM");
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** @param {number} port @param {string} data @param {readonly string[]} flags */
async function start(port, data, flags) {
  const child = spawn(LAUNCHER, ["serve", "--port", String(port), ...flags], {
    // The build that runs this trial holds the lock; the launcher must not wait for it.
    env: { ...process.env, HORDA_BUILDING: "1", HORDA_DATA: data },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const process_ = { child, said: () => text };
  await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the server did not start:\n${text}`)), PATIENCE);
    const hear = (/** @type {Buffer} */ chunk) => {
      text += chunk;
      if (text.includes(`:${port}`)) {
        clearTimeout(late);
        resolve(undefined);
      }
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}:\n${text}`)));
  });
  return process_;
}

/** @param {{child: import("node:child_process").ChildProcess}} running @param {NodeJS.Signals} signal */
async function end({ child }, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  const hard = setTimeout(() => child.kill("SIGKILL"), 10_000);
  await gone;
  clearTimeout(hard);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port"))));
    });
  });
}
