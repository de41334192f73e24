/** Every kind of beat of every game is played, skipped one by one, skipped all at once, and caught up with in a hidden tab. */
import assert from "node:assert/strict";
import { bot, here, makeTable } from "./lib/desk.mjs";
import { scenesOf } from "./lib/openings.mjs";
import { eventually, stage } from "./lib/stage.mjs";
import { bold, calm, sensible, sociable } from "./lib/taste.mjs";

/** @typedef {import("./lib/person.mjs").Person} Person */
/** @typedef {{ kinds: Set<string>, staged: boolean, early: boolean, pressed: number }} Seen what the page has shown since the answer */

const trial = stage();

/** Two skips in less time are a wish to skip all. */
const NOT_TWICE = 480;

/**
 * How somebody lives through what happens after an answer: at which pace, behind another tab or before the eyes, and which key is pressed
 * as soon as there is something to skip.
 */
const WAYS = [
  { way: "played", pace: "brisk" },
  { way: "skipped one by one", pace: "calm", key: " " },
  { way: "skipped all at once", pace: "calm", key: "Escape" },
  { way: "caught up with", pace: "brisk", behind: true },
];

/** @type {{ game: string, seats: number[], options: Record<string, string>, taste: (seed: number) => import("./lib/person.mjs").Taste }[]} */
const GAMES = [
  { game: "cards-of-the-dead", seats: [1], options: {}, taste: calm },
  { game: "city-of-horror", seats: [3], options: {}, taste: (seed) => sociable(seed, 20) },
  { game: "rue-morgue", seats: [1], options: { mission: "m04" }, taste: bold },
  { game: "amanecer-zombi", seats: [3, 1], options: { maps: "quick" }, taste: (seed) => sensible(seed, 0) },
  { game: "six-nights", seats: [3], options: {}, taste: calm },
];

for (const { game, seats, options, taste } of GAMES) {
  trial(`${game}: each kind of beat is played, skipped by one and by all, and caught up with`, async (enter, house) => {
    const scenes = await scenesOf(game, seats, options, taste);
    const ana = await enter({ motion: true, size: { width: 1280, height: 720 } });
    for (const { way, pace, key, behind = false } of WAYS) {
      for (const scene of scenes) {
        const told = `${way}: ${scene.kinds.join(", ")} (${scene.answer} after ${scene.opening.length} answers of seed ${scene.seed})`;
        // Given: somebody is asked, a moment before it happens.
        const others = ["Bruno", "Clara"].slice(0, scene.seats - 1).map(bot);
        const made = await makeTable(house, game, [here("Ana"), ...others], { seed: scene.seed, options, opening: scene.opening });
        await ana.page.addInitScript((wished) => localStorage.setItem("horda.settings", JSON.stringify({ pace: wished })), pace);
        await ana.sit(made, [0]);
        await ready(ana, scene.answer);
        await watch(ana, { key, gap: NOT_TWICE });

        // When: the answer is given, and what comes of it is lived through in this way.
        if (behind) await hide(ana, true);
        await ana.chooseQuickly(scene.answer);
        await sure(ana);
        if (behind) {
          await ana.page.waitForTimeout(250);
          assert.equal((await seen(ana)).staged, false, `nothing is played to nobody: ${told}`);
          await hide(ana, false);
        }

        // Then: all of it was told, before its result was shown.
        const { staged, early, pressed } = await eventually(async () => {
          const now = await seen(ana);
          assert.deepEqual(scene.kinds.filter((kind) => !now.kinds.includes(kind)), [], `only ${now.kinds} came about: ${told}`);
          return now;
        });
        if (scene.kinds.includes("end")) await ana.the("outcome").or(ana.the("ended")).first().waitFor();
        assert.equal(early, false, `the result comes after the last beat: ${told}`);
        assert.equal(staged, !behind, told);
        assert.equal(pressed > 0, key !== undefined, told);
      }
    }
  });
}

/** Waits until this person may give that answer. @param {Person} ana @param {string} answer */
async function ready(ana, answer) {
  await ana.page.waitForFunction((wanted) => {
    const the = (/** @type {string} */ id) => document.querySelector(`[data-testid=${id}]`);
    const briefing = the("briefing-go");
    if (briefing instanceof HTMLElement) briefing.click();
    const choice = the("choices")?.querySelector(`[data-choice="${wanted}"][data-armed]`);
    return the("status")?.getAttribute("data-ready") === "true" && !the("skip") && choice;
  }, answer);
}

/** Who has chosen means it: what cannot be taken back is asked once more. @param {Person} ana */
async function sure(ana) {
  const again = ana.page.locator("[data-testid=doubt-go][data-armed]");
  await ana.page.waitForTimeout(60);
  if (await ana.the("doubt-go").count()) await again.click();
}

/**
 * From now on the page notes the kinds of beats, as the strip tells them when a stage is over, and whether anything was staged; a key is
 * pressed as long as there is something to skip.
 * @param {Person} ana @param {{ key: string | undefined, gap: number }} hand
 */
async function watch(ana, hand) {
  await ana.the("strip").waitFor({ state: "attached" });
  await ana.page.evaluate(({ key, gap }) => {
    const note = { kinds: new Set(), staged: false, early: false, pressed: 0 };
    Object.assign(globalThis, { note });
    let last = 0;
    const the = (/** @type {string} */ id) => document.querySelector(`[data-testid=${id}]`);
    const look = () => {
      for (const kind of the("strip")?.getAttribute("data-kinds")?.split(" ") ?? []) if (kind) note.kinds.add(kind);
      if (!the("skip")) return;
      note.staged = true;
      note.early ||= the("outcome") !== null;
      if (key === undefined || performance.now() - last < gap) return;
      last = performance.now();
      note.pressed++;
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-kinds"] });
    setInterval(look, 40);
  }, hand);
}

/** @param {Person} ana */
function seen(ana) {
  return ana.page.evaluate(() => {
    const { kinds, ...also } = /** @type {{ note: Seen }} */ (/** @type {unknown} */ (globalThis)).note;
    return { ...also, kinds: [...kinds] };
  });
}

/** The tab goes behind others, or comes back. @param {Person} ana @param {boolean} away */
async function hide(ana, away) {
  await ana.page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, away);
}
