/** The program's door for programs: one game, all of whose seats a trial plays. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const LAUNCHER = fileURLToPath(new URL("../../../horda", import.meta.url));

/**
 * @typedef {{ kind: string, only?: number[] }} Told
 * @typedef {{ seat: number, options: { id: string, label: string }[] }} Question
 * @typedef {{ events: Told[], turn: Question[], over: boolean }} After what an answer led to
 * @typedef {{ ask: (command: object) => Promise<After>, close: () => void }} Engine
 */

/** @returns {Engine} */
export function openEngine() {
  // The build that runs this trial holds the lock; the launcher must not wait for it.
  const child = spawn(LAUNCHER, ["engine"], { env: { ...process.env, HORDA_BUILDING: "1" }, stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    ask: async (command) => {
      child.stdin.write(`${JSON.stringify(command)}\n`);
      const { done, value } = await lines.next();
      if (done) throw new Error("the engine has ended");
      const reply = JSON.parse(value);
      if (!reply.ok) throw new Error(`${JSON.stringify(command)}: ${reply.error}`);
      return reply;
    },
    close: () => child.stdin.end(),
  };
}
