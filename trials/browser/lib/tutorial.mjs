/** A tutorial, played as a beginner plays it: the coach waits for moves on the table. */
import assert from "node:assert/strict";
import { picture } from "./look.mjs";
import { eventually } from "./stage.mjs";

/**
 * To the coach's last word. Nothing that the coach names is covered on the way. Says how often a move was made on the board, in the dock, in the list.
 * @param {import("./person.mjs").Person} ana @param {{ pictures?: string | undefined }} [how] pictures of every step, under this name
 */
export async function playTutorial(ana, { pictures } = {}) {
  const coach = ana.the("coach");
  await coach.waitFor();
  const ways = { board: 0, dock: 0, list: 0 };
  for (let n = 0; n < 120; n++) {
    const { waits, step, wants } = await awaited(ana);
    assert.notEqual(waits, "lost", `the coach knows the way at step ${step}: ${await coach.innerText()}`);
    if (waits === "done") return ways;
    await eventually(async () => assert.deepEqual(await ana.page.evaluate(behindTheCoach), [], `at step ${step}`));
    if (pictures) await picture(ana.page, `${pictures} ${step}`);
    if (waits === "go-on") await ana.press(ana.the("coach-go-on"));
    else ways[await ana.makeMove(wants)]++;
    await ana.page.locator(`[data-testid=coach][data-step="${step}"]:not([data-waits=others])`).waitFor({ state: "detached" });
  }
  return assert.fail("the coach does not end");
}

/** What the coach waits for; what is still being told is skipped. @param {import("./person.mjs").Person} ana */
async function awaited(ana) {
  const handle = await ana.page.waitForFunction(() => {
    for (const id of ["briefing-go", "skip"]) /** @type {HTMLElement | null} */ (document.querySelector(`[data-testid=${id}]`))?.click();
    const at = document.querySelector("[data-testid=coach]");
    const waits = at?.getAttribute("data-waits") ?? "";
    return ["go-on", "choice", "done", "lost"].includes(waits) && { waits, step: at?.getAttribute("data-step"), wants: at?.getAttribute("data-wants") };
  });
  return /** @type {{ waits: string, step: string, wants: string }} */ (await handle.jsonValue());
}

/** What the coach points at on the board and hides. Looks inside the page. */
function behindTheCoach() {
  const coach = document.querySelector("[data-testid=coach]")?.getBoundingClientRect();
  const room = document.querySelector("[data-testid=board]")?.getBoundingClientRect();
  if (!coach || !room) return ["no coach"];
  // Something large, a place, may lie partly behind; its middle may not.
  return [...document.querySelectorAll("[data-testid=board] :is([data-ref].hot, .spot), [data-testid=status] .spot")].flatMap((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hidden = width > 0 && x > coach.left && x < coach.right && y > coach.top && y < coach.bottom;
    return hidden ? [node.getAttribute("data-ref") ?? node.textContent ?? ""] : [];
  });
}
