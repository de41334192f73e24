/** One house and one browser for all trials of a file; people of their own for each trial. */
import { after, before, test } from "node:test";
import { openBrowser } from "./browser.mjs";
import { openHouse } from "./house.mjs";
import { picture } from "./look.mjs";
import { person } from "./person.mjs";

/** How long a trial may take: several times what it needs, for a busy machine. */
export const LIMIT = 480_000;

/**
 * Tries until it holds.
 * @template T @param {() => Promise<T>} check @returns {Promise<T>}
 */
export async function eventually(check, until = Date.now() + 30_000) {
  for (;;) {
    try {
      return await check();
    } catch (fault) {
      if (Date.now() > until) throw fault;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/**
 * What is measured, as soon as it is the same twice in a row.
 * @template T @param {() => Promise<T>} measure @returns {Promise<T>}
 */
export async function lyingStill(measure) {
  let before = JSON.stringify(await measure());
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    const now = await measure();
    if (JSON.stringify(now) === before) return now;
    before = JSON.stringify(now);
  }
}

/** @typedef {(manner?: import("./browser.mjs").Manner) => Promise<import("./person.mjs").Person>} Enter somebody new comes in */

/** @param {() => readonly string[] | Promise<readonly string[]>} [flags] of the house */
export function stage(flags = () => []) {
  /** @type {import("./house.mjs").House} */
  let house;
  /** @type {import("playwright-core").Browser} */
  let browser;

  before(async () => {
    [house, browser] = await Promise.all([Promise.resolve(flags()).then(openHouse), openBrowser()]);
  });
  after(async () => {
    await browser?.close();
    await house?.close();
  });

  /**
   * A trial. When it ends, nobody's page may have broken anywhere; when it fails, a picture of every screen is kept. What fails is tried
   * once more, with people and a table of its own: a busy machine may stop a browser for seconds. What holds only then is named as unsteady.
   * @param {string} name @param {(enter: Enter, house: import("./house.mjs").House) => Promise<void>} body
   * @param {string} [todo] why it is known not to hold yet
   */
  return function trial(name, body, todo) {
    test(name, { timeout: 2 * LIMIT, ...(todo ? { todo } : {}) }, async () => {
      const first = await tried(name, body).catch((/** @type {unknown} */ fault) => ({ fault }));
      if (!first) return;
      console.error(`FAILED ONCE, tried again: ${name}\n`, first.fault);
      await tried(`${name} again`, body);
      console.error(`UNSTEADY: ${name}`);
    });
  };

  /** @param {string} name @param {(enter: Enter, house: import("./house.mjs").House) => Promise<void>} body */
  async function tried(name, body) {
    /** @type {import("./person.mjs").Person[]} */
    const people = [];
    /** @type {Enter} */
    const enter = async (manner) => {
      const somebody = await person(browser, house, manner);
      people.push(somebody);
      return somebody;
    };
    try {
      await body(enter, house);
      for (const somebody of people) somebody.sound();
    } catch (fault) {
      await Promise.allSettled(people.map(({ page }, index) => picture(page, `failed ${name} ${index}`)));
      const said = people.flatMap(({ faults }) => faults);
      if (said.length > 0) console.error(`${name}:\n${said.join("\n")}`);
      throw fault;
    } finally {
      await Promise.allSettled(people.map(({ context }) => context.close()));
    }
  }
}
