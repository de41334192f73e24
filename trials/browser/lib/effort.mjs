/** How long the page keeps the browser busy at a stretch. */

/** @typedef {{ ph: string, name: string, pid: number, tid: number, dur?: number, tdur?: number, args?: { name?: string } }} Traced */

/**
 * The tasks of the page's main thread while `body` runs, the longest first, in milliseconds of processor time: what else the machine does
 * makes none of them longer. A press waits for the task that is on, so no task may be long.
 * @param {import("playwright-core").Page} page @param {() => Promise<void>} body @returns {Promise<number[]>}
 */
export async function tasks(page, body) {
  const browser = page.context().browser();
  if (!browser) throw new Error("a page without a browser");
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  await body().catch(async (fault) => {
    await browser.stopTracing();
    throw fault;
  });
  const events = /** @type {Traced[]} */ (JSON.parse((await browser.stopTracing()).toString()).traceEvents);
  const mains = new Set(events.filter(({ ph, name, args }) => ph === "M" && name === "thread_name" && args?.name === "CrRendererMain").map(({ pid, tid }) => `${pid} ${tid}`));
  return events
    .filter(({ ph, name, pid, tid, tdur }) => ph === "X" && name.endsWith("RunTask") && tdur !== undefined && mains.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
}
