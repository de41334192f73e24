/** One house and one browser for all trials of a file; people of their own for each trial. */
import { after, before, test } from "node:test";
import { openBrowser } from "./browser.mjs";
import { openHouse } from "./house.mjs";
import { picture } from "./look.mjs";
import { person } from "./person.mjs";

/** How long a trial may take: several times what it needs, for a busy machine. */
export const LIMIT = 480_000;

/** Tries until it holds. @param {() => Promise<void>} check */
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

/** @typedef {(manner?: import("./browser.mjs").Manner) => Promise<import("./person.mjs").Person>} Enter somebody new comes in */

export function stage() {
  /** @type {import("./house.mjs").House} */
  let house;
  /** @type {import("playwright-core").Browser} */
  let browser;

  before(async () => {
    [house, browser] = await Promise.all([openHouse(), openBrowser()]);
  });
  after(async () => {
    await browser?.close();
    await house?.close();
  });

  /**
   * A trial. When it ends, nobody's page may have broken anywhere; when it fails, a picture of every screen is kept.
   * @param {string} name @param {(enter: Enter, house: import("./house.mjs").House) => Promise<void>} body
   */
  return function trial(name, body) {
    test(name, { timeout: LIMIT }, async () => {
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
    });
  };
}
