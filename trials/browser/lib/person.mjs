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
        localStorage.setItem("horda.briefed", JSON.stringify([table]));
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
   * Makes a choice by its button, where the page shows it: in the dock, in the list, or in a fold of the list. A button that has just come
   * may not be pressed yet.
   * @param {string} id
   */
  async choose(id) {
    const armed = this.page.locator(`[data-choice="${id}"][data-armed]`).filter({ visible: true }).first();
    const done = await armed.click({ timeout: 1500 }).then(() => true, () => false);
    if (done) return;
    // A busy machine may report a click that was made too late: then the question is gone.
    const asked = async () => (await this.page.locator(`[data-choice="${id}"]`).count()) > 0;
    if (!(await asked())) return;
    // Not in the dock: then the list has it.
    await this.turnTo("choices");
    const fold = this.the("choices").locator("details:not([open])").filter({ has: this.page.locator(`[data-choice="${id}"]`) });
    if (await fold.count()) await fold.locator("> summary").click();
    for (const late = Date.now() + 30_000; await asked(); ) {
      if (await armed.click({ timeout: 5000 }).then(() => true, () => false)) return;
      assert.ok(Date.now() < late, `${id} cannot be pressed`);
    }
  }

  /**
   * Clicks something on the board that glows, then what goes with it, until a choice is made.
   * @returns {Promise<boolean>} whether there was anything to click
   */
  async pickOnBoard() {
    // What the board shows may not be pressed yet.
    await this.moment();
    const question = await this.the("choices").innerText();
    for (let clicks = 0; clicks < 4; clicks++) {
      // In the page as soon as the list is narrowed, to be seen a moment later.
      const menu = this.the("pick-menu").locator("button");
      if (await menu.count()) {
        await this.the("pick-menu").locator("button[data-armed]").first().click();
        return true;
      }
      const lit = this.the("board").locator(":is([data-lit], .lit)[data-ref]").filter({ visible: true });
      if (!(await lit.count())) return clicks > 0;
      await lit.first().click();
      // Something is picked: what goes with it glows now.
      if (await this.the("let-go").count()) continue;
      if ((await this.the("choices").innerText()) !== question && !(await menu.count())) return true;
    }
    return false;
  }

  /**
   * Makes the move that a coach waits for as a player does: with what is marked on the board and the menu beside it, or with the button of the
   * dock that says it; where neither has it, in the list. Says which way it was.
   * @param {string} id @returns {Promise<"board" | "dock" | "list">}
   */
  async makeMove(id) {
    // What the board shows may not be pressed yet.
    await this.page.waitForFunction(() => document.querySelector("[data-testid=status]")?.getAttribute("data-ready") === "true");
    const step = await this.the("coach").getAttribute("data-step");
    const gone = () => this.page.waitForFunction((old) => document.querySelector("[data-testid=coach]")?.getAttribute("data-step") !== old || document.querySelector("[data-testid=coach]")?.getAttribute("data-waits") === "others", step, { timeout: 4000 }).then(() => true, () => false);
    const slot = this.the("status").locator(`[data-choice="${id}"][data-armed]`).filter({ visible: true });
    const sheet = this.the("board").locator(`button[data-choice="${id}"]:enabled`).filter({ visible: true });
    if (await sheet.count()) {
      await this.press(sheet.first());
      return "board";
    }
    /** @type {Set<string>} */
    const clicked = new Set();
    for (let clicks = 0; clicks < 4; clicks++) {
      const menu = this.the("pick-menu").locator(`[data-choice="${id}"]`);
      if (await menu.count()) {
        await this.press(this.the("pick-menu").locator(`[data-choice="${id}"][data-armed]`));
        return "board";
      }
      const next = await this.page.evaluate((tried) => {
        const glows = [...document.querySelectorAll(":is([data-testid=board], [data-testid=seats]) [data-ref].hot:is(.lit, [data-lit]):not(.picked)")];
        return glows.map((node) => node.getAttribute("data-ref") ?? "").find((ref) => !tried.includes(ref));
      }, [...clicked]);
      if (next === undefined) break;
      clicked.add(next);
      if (!(await this.touch(next))) continue;
      if (await menu.count()) continue;
      if (await this.the("let-go").count()) continue;
      if (await gone()) return "board";
    }
    if (await this.the("let-go").count()) await this.page.keyboard.press("Escape");
    if (await slot.waitFor({ timeout: 1500 }).then(() => true, () => false)) {
      await this.press(slot.first());
      return "dock";
    }
    if (!(await this.the("choices").isVisible())) await this.press(this.the("coach-show"));
    const fold = this.the("choices").locator("details:not([open])").filter({ has: this.page.locator(`[data-choice="${id}"]`) });
    if (await fold.count()) await this.press(fold.locator("> summary"));
    await this.press(this.the("choices").locator(`[data-choice="${id}"][data-armed]`));
    return "list";
  }

  /** A finger on a phone, else the mouse: a mouse that rests somewhere opens close-ups that a phone does not have. @param {import("playwright-core").Locator} what */
  async press(what) {
    await (this.manner.phone ? what.tap() : what.click());
  }

  /** Clicks something on the board where nothing lies over it, as a hand would; false where there is no such place. @param {string} ref */
  async touch(ref) {
    const spot = await this.page.evaluate((wanted) => {
      const parts = [0.5, 0.25, 0.75, 0.1, 0.9].flatMap((x) => [0.5, 0.25, 0.75, 0.1, 0.9].map((y) => [x, y]));
      for (const node of document.querySelectorAll(`:is([data-testid=board], [data-testid=seats]) [data-ref="${wanted}"]`)) {
        const box = node.getBoundingClientRect();
        for (const [x = 0, y = 0] of parts) {
          const at = { x: box.left + box.width * x, y: box.top + box.height * y };
          if (document.elementFromPoint(at.x, at.y)?.closest("[data-ref]") === node) return at;
        }
      }
      return null;
    }, ref);
    if (!spot) return false;
    await (this.manner.phone ? this.page.touchscreen.tap(spot.x, spot.y) : this.page.mouse.click(spot.x, spot.y));
    return true;
  }

  /** The same without the way of the mouse, for the long middle of a game. @param {string} id */
  async chooseQuickly(id) {
    await this.the("choices").locator(`[data-choice="${id}"][data-armed]`).evaluate((button) => /** @type {HTMLElement} */ (button).click());
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
    const tab = this.page.locator(`#tab-${panel}`);
    // The hand leaves the board, and with it goes the close-up that may lie over the panel.
    if ((await this.the("closeup").count()) && (await tab.isVisible())) await tab.hover();
    if (await this.the(panel).isVisible()) return;
    // On a phone they are a sheet over the board.
    if (!(await tab.isVisible())) await this.the("panels").click();
    await tab.click();
    await this.the(panel).waitFor();
  }

  /** Gives a standing order. @param {string} number */
  async order(number) {
    await this.turnTo("choices");
    await this.the("orders").locator(`[data-order="${number}"]`).check();
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
  if (the("outcome") || the("ended")) return { is: "over", choices: [] };
  if (the("curtain")) return { is: "curtain", choices: [] };
  // People of trials are in a hurry: they have read the briefing, and what is being told is skipped.
  const briefed = the("briefing-go");
  if (briefed instanceof HTMLElement) briefed.click();
  // Who has chosen means it.
  const sure = the("doubt-go");
  if (sure instanceof HTMLElement && sure.dataset.armed !== undefined) sure.click();
  const skip = the("skip");
  if (skip instanceof HTMLElement) skip.click();
  const dock = the("status");
  if (skip || sure || !dock?.classList.contains("mine") || dock.getAttribute("data-ready") !== "true") return false;
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
