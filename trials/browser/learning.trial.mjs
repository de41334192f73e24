/** Learning here: the coach, the rules, the box; and looking back at a game. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { bot, here, makeTable } from "./lib/desk.mjs";
import { accessible, picture } from "./lib/look.mjs";
import { stage } from "./lib/stage.mjs";
import { calm } from "./lib/taste.mjs";

const trial = stage();

for (const game of ["cards-of-the-dead", "city-of-horror", "rue-morgue"]) {
  trial(`the tutorial of ${game}, to its end`, async (enter) => {
    const ana = await enter();
    await ana.goTo(`/learn/${game}`);
    await ana.the("start-tutorial").click();
    const coach = ana.the("coach");
    await coach.waitFor();
    await picture(ana.page, `tutorial ${game}`);
    await accessible(ana.page, `tutorial ${game}`);
    for (let n = 0; n < 120; n++) {
      const handle = await ana.page.waitForFunction(() => {
        /** @type {HTMLElement | null} */ (document.querySelector("[data-testid=skip]"))?.click();
        const at = document.querySelector("[data-testid=coach]");
        const waits = at?.getAttribute("data-waits") ?? "";
        return ["go-on", "choice", "done", "lost"].includes(waits) && { waits, step: at?.getAttribute("data-step") };
      });
      const { waits, step } = /** @type {{ waits: string, step: string }} */ (await handle.jsonValue());
      assert.notEqual(waits, "lost", `the coach knows the way at step ${step}`);
      if (waits === "done") break;
      await ana.the(waits === "go-on" ? "coach-go-on" : "coach-choose").click();
      await ana.page.locator(`[data-testid=coach][data-step="${step}"]:not([data-waits=others])`).waitFor({ state: "detached" });
    }
    assert.equal(await coach.getAttribute("data-waits"), "done");
  });
}

trial("rules are searched, and “why?” leads to them", async (enter, house) => {
  const made = await makeTable(house, "cards-of-the-dead", [here("Ana")]);
  const ana = await enter();
  await ana.sit(made, [0]);
  await ana.play(calm(3), { enough: (n) => n === 2 });

  await ana.the("log").getByRole("button", { name: /^Why\?/ }).last().click();
  const rule = ana.page.getByRole("dialog").getByTestId("rule");
  await rule.waitFor();
  assert.match(await rule.innerText(), /COD-[A-Z]+-\d+/);
  await ana.page.keyboard.press("Escape");
  await ana.the("choices").getByText(/^Not possible now/).click();
  await ana.the("choices").getByRole("button", { name: /^Why\?/ }).first().click();
  await rule.waitFor();

  await ana.goTo("/rules/cards-of-the-dead");
  await ana.the("rule").first().waitFor();
  const all = await ana.the("rule").count();
  await ana.the("rule-search").fill("noise");
  await ana.page.waitForFunction((before) => document.querySelectorAll("[data-testid=rule]").length < before, all);
  const found = await ana.the("rule").count();
  assert.ok(found > 0 && found < all);
  await ana.the("rule-search").fill("xyzzy");
  await ana.page.waitForFunction(() => document.querySelectorAll("[data-testid=rule]").length === 0);
});

trial("everything in the box is there, with its sources", async (enter) => {
  const ana = await enter();
  await ana.goTo("/cards/city-of-horror");
  await ana.the("content-row").first().waitFor();
  const all = await ana.the("content-row").count();
  await ana.the("tag").selectOption("D");
  const ours = await ana.the("content-row").count();
  await ana.the("tag").selectOption("");
  await ana.the("content-search").fill("molotov");
  assert.ok(all > 40 && ours < all);
  assert.ok((await ana.the("content-row").count()) < all);
});

trial("a finished game is scrubbed, stepped, linked, kept as a file and brought back", async (enter, house) => {
  const made = await makeTable(house, "cards-of-the-dead", [bot("Bruno"), bot("Clara")]);
  const ana = await enter();
  await ana.goTo(`/t/${made.table}?look`);
  assert.equal((await ana.moment()).is, "over");
  await ana.the("to-replay").click();
  await ana.the("scrubber").waitFor();
  const position = async () => (await ana.the("position").innerText()).split(" / ").map(Number);
  const last = (await position())[1] ?? 0;
  assert.ok(last > 5);

  await ana.the("scrubber").fill("3");
  assert.deepEqual(await position(), [3, last]);
  await ana.page.locator("body").press("ArrowRight");
  assert.deepEqual(await position(), [4, last]);
  await ana.page.locator("body").press("End");
  assert.deepEqual(await position(), [last, last]);
  await ana.the("seed-good").waitFor({ state: "attached" });
  await ana.page.locator("body").press("Home");
  await ana.page.locator("body").press("ArrowRight");
  await picture(ana.page, "replay");
  await accessible(ana.page, "replay");

  await ana.the("copy-link").click();
  const link = await ana.page.evaluate(() => navigator.clipboard.readText());
  const ben = await enter();
  await ben.page.goto(link);
  await ben.the("position").getByText(`1 / ${last}`).waitFor();

  await ana.page.locator("details:has([data-testid=keep]) > summary").click();
  const kept = await download(ana, () => ana.the("keep").click());
  const saved = await download(ana, () => ana.the("saved").click());
  await ana.goTo("/replay/file");
  await ana.the("file").setInputFiles(kept);
  await ana.the("position").getByText(`/ ${last}`).waitFor();
  await ana.goTo("/");
  await ana.the("import").setInputFiles(saved);
  await ana.page.waitForURL(/\/(t|replay)\/[\w-]+/);
  await ana.page.getByTestId("outcome").or(ana.the("scrubber")).first().waitFor();
  assert.ok(!ana.page.url().includes(made.table), "it is a table of its own");
});

/** @param {import("./lib/person.mjs").Person} somebody @param {() => Promise<void>} act */
async function download(somebody, act) {
  const [file] = await Promise.all([somebody.page.waitForEvent("download"), act()]);
  return { name: "game.json", mimeType: "application/json", buffer: await readFile(await file.path()) };
}
