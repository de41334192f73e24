/** Somebody before a screen: sees what the page shows and does what a hand can do there. */
import assert from "node:assert/strict";
import { openWindow } from "./browser.mjs";

/**
 * @typedef {{ id: string, label: string }} Choice
 * @typedef {"asked" | "curtain" | "over"} Moment
 * @typedef {(choices: Choice[]) => Choice} Taste which of the choices to make
 */

/**
 * @param {import("playwright-core").Browser} browser
 * @param {import("./house.mjs").House} house
 * @param {import("./browser.mjs").Manner} [manner]
 */
export async function person(browser, house, manner = {}) {
  const window = await openWindow(browser, house.address, manner);
  return new Person(window, manner);
}

export class Person {
  /** @param {Awaited<ReturnType<typeof openWindow>>} window @param {import("./browser.mjs").Manner} manner */
  constructor(window, manner) {
    this.context = window.context;
    this.page = window.page;
    this.faults = window.faults;
    this.allowed = window.allowed;
    this.manner = manner;
  }

  /** Something of the page by its test id. @param {string} id */
  the(id) {
    return this.page.getByTestId(id);
  }

  /**
   * Sits down at a table that was made beside the page, with the tokens of these seats.
   * @param {import("./desk.mjs").Made} made @param {number[]} seats @param {{host?: boolean}} [also]
   */
  async sit(made, seats, { host = false } = {}) {
    const keys = { seats: Object.fromEntries(seats.map((seat) => [seat, made.tokens[seat]])), ...(host ? { host: made.host } : {}) };
    await this.page.addInitScript(
      ([table, mine]) => {
        const all = JSON.parse(localStorage.getItem("horda.tables") ?? "{}");
        localStorage.setItem("horda.tables", JSON.stringify({ [table]: mine, ...all }));
      },
      /** @type {const} */ ([made.table, keys]),
    );
    await this.goTo(`/t/${made.table}`);
  }

  /** @param {string} path */
  async goTo(path) {
    await this.page.goto(path);
    await this.page.locator("main#main:not([aria-busy])").waitFor();
  }

  /**
   * Waits until this person can do something here, or the game is over.
   * @returns {Promise<{is: Moment, choices: Choice[]}>}
   */
  async moment() {
    const handle = await this.page.waitForFunction(whatNow);
    return /** @type {{is: Moment, choices: Choice[]}} */ (await handle.jsonValue());
  }

  /** The same without waiting. @returns {Promise<false | {is: Moment, choices: Choice[]}>} */
  async now() {
    return /** @type {false | {is: Moment, choices: Choice[]}} */ (await this.page.evaluate(whatNow));
  }

  /**
   * Makes a choice by its button, where the page shows it: in the status bar, in the list, or in a fold of the list.
   * @param {string} id
   */
  async choose(id) {
    const button = this.page.locator(`[data-choice="${id}"]`).filter({ visible: true }).first();
    if (!(await button.isVisible())) {
      if (!(await this.the("choices").isVisible())) await this.the("more").click();
      const fold = this.the("choices").locator("details").filter({ has: this.page.locator(`[data-choice="${id}"]`) });
      if (!(await button.isVisible())) await fold.locator("> summary").click();
    }
    await button.click();
  }

  /**
   * Clicks something on the board that glows, then what goes with it, until a choice is made.
   * @returns {Promise<boolean>} whether there was anything to click
   */
  async pickOnBoard() {
    const question = await this.the("choices").innerText();
    for (let clicks = 0; clicks < 4; clicks++) {
      // In the page as soon as the list is narrowed, to be seen a moment later.
      const menu = this.the("pick-menu").locator("button");
      if (await menu.count()) {
        await menu.first().click();
        return true;
      }
      const lit = this.the("board").locator(":is([data-lit], .lit)[data-ref]").filter({ visible: true });
      if (!(await lit.count())) return clicks > 0;
      await lit.first().click();
      if ((await this.the("choices").innerText()) !== question && !(await menu.count())) return true;
    }
    return false;
  }

  /** The same without the way of the mouse, for the long middle of a game. @param {string} id */
  async chooseQuickly(id) {
    await this.the("choices").locator(`[data-choice="${id}"]`).evaluate((button) => /** @type {HTMLElement} */ (button).click());
  }

  /** Whom the curtain names has come. */
  async lift() {
    await this.the("lift").click();
    await this.the("curtain").waitFor({ state: "detached" });
  }

  /**
   * Plays on by the list of choices until the game is over, or `enough` says so: the first choices with the mouse, the others quickly.
   * @param {Taste} taste @param {{ enough?: (made: number) => boolean | Promise<boolean>, byMouse?: number, most?: number }} [how]
   * @returns {Promise<number>} how many choices were made
   */
  async play(taste, { enough = () => false, byMouse = 12, most = 2000 } = {}) {
    let made = 0;
    while (!(await enough(made))) {
      assert.ok(made < most, `no end after ${most} choices`);
      const { is, choices } = await this.moment();
      if (is === "over") break;
      if (is === "curtain") await this.lift();
      else {
        const { id } = taste(choices);
        await (made++ < byMouse ? this.choose(id) : this.chooseQuickly(id));
      }
    }
    return made;
  }

  /** The lines of the log. */
  async log() {
    await this.turnTo("log");
    return (await this.the("log").locator("li > span:not(.mark)").allTextContents()).map((line) => line.trim());
  }

  /** Opens a panel, unless it is open. @param {"choices" | "log" | "chat" | "seats"} panel */
  async turnTo(panel) {
    if (await this.the(panel).isVisible()) return;
    await this.page.locator(`#tab-${panel}`).click();
    await this.the(panel).waitFor();
  }

  /** @param {string} text */
  async say(text) {
    await this.turnTo("chat");
    await this.the("chat-input").fill(text);
    await this.the("chat-input").press("Enter");
  }

  /** The page broke nowhere and was stopped nowhere. */
  sound() {
    assert.deepEqual(this.faults, []);
  }

  async leave() {
    await this.context.close();
    this.sound();
  }
}

/** Looks at the page, inside of it. */
function whatNow() {
  const the = (/** @type {string} */ id) => document.querySelector(`[data-testid=${id}]`);
  if (the("outcome")) return { is: "over", choices: [] };
  if (the("curtain")) return { is: "curtain", choices: [] };
  // People of trials are in a hurry: what is being told is skipped.
  const skip = the("skip");
  if (skip instanceof HTMLElement) skip.click();
  if (skip || !the("status")?.classList.contains("mine")) return false;
  const buttons = [...(the("choices")?.querySelectorAll("[data-choice]:not(:disabled)") ?? [])];
  const choices = buttons.map((button) => ({ id: button.getAttribute("data-choice"), label: button.textContent?.trim() }));
  return choices.length > 0 && { is: "asked", choices };
}

/**
 * Whoever is asked decides, until it is enough.
 * @param {Person[]} people @param {Taste} taste @param {() => Promise<boolean>} enough
 */
export async function playTogether(people, taste, enough) {
  const late = Date.now() + 120_000;
  while (!(await enough())) {
    assert.ok(Date.now() < late, "it is not enough, and nobody is asked");
    for (const somebody of people) {
      const now = await somebody.now();
      if (now && now.is === "asked") await somebody.chooseQuickly(taste(now.choices).id);
    }
  }
}
