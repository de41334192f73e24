/** Rue Morgue: a person leads all six survivors of the first tutorial by clicking on the board, to the end of the game. */
import assert from "node:assert/strict";
import { here, makeTable } from "./lib/desk.mjs";
import { accessible, picture } from "./lib/look.mjs";
import { eventually, stage } from "./lib/stage.mjs";
import { dice } from "./lib/taste.mjs";

const trial = stage();

/** What glows, in the order in which this person likes it; each is a part of the board. */
const LIKES = [
  // What is offered, whom to strike, whose turn is next.
  "[data-testid=offers] button",
  "[data-testid=actions] [data-choice=as-it-is]",
  ".map .lit[data-ref^='figures:']",
  // With friends near one can always trade; that does not glow.
  ".team .lit:not(.faint)[data-ref^='survivor:']",
  "[data-testid=actions] [data-choice=search]",
  "[data-testid=actions] [data-choice=keep]",
  ".map .lit[data-ref^='objective:']",
  ".map .lit[data-ref^='door:']",
  ".map .lit[data-ref^='zone:']",
  "[data-testid=actions] button:not([data-choice=make-noise])",
  "[data-testid=sheet] .lit[data-ref]",
];

trial("a person leads six survivors through the first tutorial by clicking, to the end", async (enter, house) => {
  const made = await makeTable(house, "rue-morgue", [here("Ana")], { seed: "21", options: { mission: "t1" } });
  const ana = await enter();
  await ana.sit(made, [0]);
  const board = ana.the("board");
  const roll = dice(7);
  const seen = { dice: false, clicks: 0 };

  for (let n = 0; n < 400; n++) {
    const { is, choices } = await ana.moment();
    if (is === "over") break;
    if (n === 14) await look();
    const before = await ana.page.evaluate(() => document.querySelector("[data-testid=log]")?.childElementCount + (document.querySelector("[data-testid=prompt]")?.textContent ?? ""));
    seen.clicks += (await click()) ? 1 : 0;
    seen.dice ||= (await ana.the("dice").count()) > 0;
    if (!(await changed(before, choices))) await ana.choose(choices[0]?.id ?? "");
  }
  assert.equal((await ana.moment()).is, "over");
  await picture(ana.page, "rue-morgue over");
  const log = (await ana.log()).join("\n");
  assert.match(log, /The zombies' phase\./);
  assert.match(log, /[Tt]he (game is lost|mission is fulfilled)\./);
  assert.ok(seen.dice, "dice lay on the table");
  assert.ok(seen.clicks >= 20, `${seen.clicks} clicks on the board`);

  /** Clicks what this person likes best of all that glows. */
  async function click() {
    for (const like of LIKES) {
      const found = board.locator(like).filter({ visible: true });
      const count = await found.count();
      if (count === 0) continue;
      // In the middle of a zone somebody may stand: a click there means the zone as well.
      await found.nth(roll(count)).click({ force: true });
      const menu = ana.the("pick-menu").locator("button");
      if (await menu.count()) await menu.nth(0).click();
      return true;
    }
    return false;
  }

  /** Something has happened, or something else is asked. @param {string} before @param {{ id: string }[]} choices */
  async function changed(before, choices) {
    const was = choices.map(({ id }) => id).join(" ");
    try {
      await ana.page.waitForFunction(
        ([text, ids]) => {
          if (document.querySelector("[data-testid=outcome]")) return true;
          const now = document.querySelector("[data-testid=log]")?.childElementCount + (document.querySelector("[data-testid=prompt]")?.textContent ?? "");
          const open = [...document.querySelectorAll("[data-testid=choices] [data-choice]")].map((button) => button.getAttribute("data-choice")).join(" ");
          return now !== text || open !== ids;
        },
        [before, was],
        { timeout: 12_000 },
      );
      return true;
    } catch {
      return false;
    }
  }

  /** In the middle of a turn: zoom, sight, noise; by mouse and by key; and nothing that keeps anybody out. */
  async function look() {
    const out = board.getByRole("button", { name: "Zoom out" });
    assert.ok(await out.isDisabled(), "all of the map is seen at first");
    await board.getByRole("button", { name: "Zoom in" }).click();
    await eventually(async () => assert.ok(await out.isEnabled()));
    await board.getByRole("application").press("0");
    await eventually(async () => assert.ok(await out.isDisabled()));
    await ana.the("horde").click();
    await picture(ana.page, "rue-morgue horde");
    await ana.the("horde").click();
    await accessible(ana.page, "rue-morgue");
  }
});
