/** A real Chromium. Every window watches itself: an error in its console, or anything the content security policy stopped, fails the trial. */
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";

const require = createRequire(new URL("../../../web/package.json", import.meta.url));
/** @type {import("playwright-core")} */
const { chromium } = require("playwright-core");

export const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** @returns {Promise<import("playwright-core").Browser>} */
export function openBrowser() {
  return chromium.launch({
    executablePath: process.env.HORDA_CHROMIUM || "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--mute-audio",
    ],
  });
}

/**
 * @typedef {object} Manner how somebody sits before the screen
 * @property {"en" | "es"} [lang]
 * @property {"dark" | "light"} [theme]
 * @property {boolean} [phone] small, with touch
 * @property {{ width: number, height: number }} [size] of the window, where it is no phone
 * @property {boolean} [motion] animations play; otherwise the person has asked for reduced motion
 * @property {boolean} [bypassCSP] for the accessibility check, which must inject a script
 */

/**
 * A browser of somebody's own: storage, cookies and all.
 * @param {import("playwright-core").Browser} browser
 * @param {string} address
 * @param {Manner} [manner]
 */
export async function openWindow(browser, address, manner = {}) {
  const context = await browser.newContext({
    baseURL: address,
    locale: manner.lang === "es" ? "es-ES" : "en-GB",
    colorScheme: manner.theme ?? "dark",
    reducedMotion: manner.motion ? "no-preference" : "reduce",
    bypassCSP: manner.bypassCSP ?? false,
    permissions: ["clipboard-read", "clipboard-write"],
    ...(manner.phone
      ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
      : { viewport: manner.size ?? { width: 1280, height: 800 } }),
  });
  context.setDefaultTimeout(30_000);
  /** @type {string[]} */
  const faults = [];
  /** While the line is cut on purpose, the browser itself complains about it. */
  const allowed = { offline: false };
  context.on("page", (page) => watch(page, faults, allowed));
  const page = await context.newPage();
  return { context, page, faults, allowed };
}

/** @param {import("playwright-core").Page} page @param {string[]} faults @param {{offline: boolean}} allowed */
function watch(page, faults, allowed) {
  page.on("pageerror", (error) => faults.push(`error in the page: ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    const text = message.text();
    if (allowed.offline && /ERR_|WebSocket|Failed to (load|fetch)/.test(text)) return;
    if (message.type() === "error" || /content security policy/i.test(text)) {
      faults.push(`console: ${text} (${message.location().url})`);
    }
  });
}
