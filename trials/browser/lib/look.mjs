/** Looking at a screen: pictures for people, and the accessibility check. */
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { AXE } from "./browser.mjs";

const SCREENS = fileURLToPath(new URL("../../target/screens/", import.meta.url));

/** Keeps a picture in trials/target/screens. @param {import("playwright-core").Page} page @param {string} name */
export async function picture(page, name) {
  await page.screenshot({ path: `${SCREENS}${name}.png`, animations: "disabled" });
}

/** No serious or critical finding. @param {import("playwright-core").Page} page @param {string} screen what it is called when it fails */
export async function accessible(page, screen) {
  // Evaluated by the debugger, which the page's content security policy does not bind.
  await page.evaluate(AXE);
  /** @type {{id: string, impact: string, help: string, nodes: {target: string[], html: string, failureSummary: string}[]}[]} */
  const findings = await page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)");
  const serious = findings
    .filter((finding) => finding.impact === "serious" || finding.impact === "critical")
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.slice(0, 4).map((node) => `    ${node.html}\n      ${node.failureSummary}`).join("\n")}`);
  assert.equal(serious.length, 0, `${screen}:\n${serious.join("\n")}`);
}
