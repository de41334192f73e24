/** Looking at a screen: pictures for people, and the accessibility check. */
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { AXE } from "./browser.mjs";

const SCREENS = fileURLToPath(new URL("../../target/screens/", import.meta.url));

/** Keeps a picture in trials/target/screens. @param {import("playwright-core").Page} page @param {string} name */
export async function picture(page, name) {
  await page.screenshot({ path: `${SCREENS}${name}.png`, animations: "disabled" });
}

/**
 * Serious and critical findings, as sentences.
 * @param {import("playwright-core").Page} page @param {string} screen what it is called
 * @returns {Promise<string[]>}
 */
export async function findings(page, screen) {
  // Evaluated by the debugger, which the page's content security policy does not bind.
  await page.evaluate(AXE);
  // What is not drawn until it is scrolled to has no place yet, and seems to lie over other things.
  await page.locator("[data-testid=content-row]").evaluateAll((rows) => rows.forEach((row) => /** @type {HTMLElement} */ (row).style.setProperty("content-visibility", "visible")));
  const found = await page.evaluate(async () => {
    /** @typedef {{ target: string[], html: string, failureSummary: string }} Spot */
    /** @typedef {{ id: string, impact: string, help: string, nodes: Spot[] }} Finding */
    const axe = /** @type {{ run(where: Document, how: object): Promise<{ violations: Finding[] }> }} */ (/** @type {any} */ (globalThis).axe);
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    // A piece of the game or its cover bears numbers and initials, which are no label: its name says what they mean.
    const badge = (/** @type {Spot} */ { target }) => document.querySelector(target.join(" "))?.closest("[data-testid=board], .cover");
    return violations
      .map((one) => ({ ...one, nodes: one.nodes.filter((node) => one.id !== "label-content-name-mismatch" || !badge(node)) }))
      .filter(({ impact, nodes }) => nodes.length > 0 && (impact === "serious" || impact === "critical"));
  });
  return found.map(({ id, help, nodes }) => {
    const spots = nodes.slice(0, 5).map((node) => `    ${node.html.slice(0, 200)}\n      ${node.failureSummary.replaceAll("\n", " ")}`);
    return `${screen}: ${id}: ${help} (${nodes.length})\n${spots.join("\n")}`;
  });
}

/** No serious or critical finding. @param {import("playwright-core").Page} page @param {string} screen */
export async function accessible(page, screen) {
  const found = await findings(page, screen);
  assert.equal(found.length, 0, found.join("\n"));
}
