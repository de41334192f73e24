/** Learning here: the coach, the rules, the box; and looking back at a game. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { bot, here, makeTable } from "./lib/desk.mjs";
import { accessible, picture } from "./lib/look.mjs";
import { stage } from "./lib/stage.mjs";
import { calm } from "./lib/taste.mjs";
import { playTutorial } from "./lib/tutorial.mjs";

const trial = stage();

for (const { game, phone = false } of [{ game: "cards-of-the-dead" }, { game: "city-of-horror" }, { game: "city-of-horror", phone: true }, { game: "rue-morgue" }, { game: "six-nights" }]) {
  trial(`the tutorial of ${game}${phone ? " on a phone" : ""} is played to its end, and nothing that the coach names is covered`, async (enter) => {
    const ana = await enter({ phone, lang: phone ? "es" : "en" });
    await ana.goTo(`/learn/${game}`);
    await ana.press(ana.the("start-tutorial"));
    const coach = ana.the("coach");
    await coach.waitFor();
    await picture(ana.page, `tutorial ${game}${phone ? " phone" : ""}`);
    await accessible(ana.page, `tutorial ${game}`);
    const ways = await playTutorial(ana, { pictures: ["city-of-horror", "rue-morgue"].includes(game) ? `tutorial ${game}${phone ? " phone" : ""}` : undefined });
    assert.ok(ways.board > 0, `moves were made on the board: ${JSON.stringify(ways)}`);
    if (["city-of-horror", "rue-morgue"].includes(game)) await ana.the("outcome").waitFor();
  });
}

trial("rules are searched, and “why?” leads to them", async (enter, house) => {
  const made = await makeTable(house, "cards-of-the-dead", [here("Ana")]);
  const ana = await enter();
  await ana.sit(made, [0]);
  const refused = ana.the("choices").getByText(/^Not possible now/);
  const decide = calm(3);
  for (let n = 0; n < 20; n++) {
    await ana.moment();
    if (n >= 2 && (await refused.count()) > 0) break;
    const before = await ana.the("prompt").textContent();
    await ana.play(decide, { enough: (made) => made === 1 });
    await ana.page.waitForFunction((text) => document.querySelector("[data-testid=prompt]")?.textContent !== text, before, { timeout: 5000 }).catch(() => undefined);
  }

  await ana.turnTo("log");
  await ana.the("log").getByRole("button", { name: /^Why\?/ }).last().click();
  const rule = ana.page.getByRole("dialog").getByTestId("rule");
  await rule.waitFor();
  assert.match(await rule.innerText(), /COD-[A-Z]+-\d+/);
  await ana.page.keyboard.press("Escape");
  await ana.turnTo("choices");
  await refused.click();
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

  // The hand leaves the board, and with it goes the close-up that may lie over the link.
  await ana.the("position").hover();
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
  await ana.the("file").setInputFiles(saved);
  await ana.page.waitForURL(/\/(t|replay)\/[\w-]+/);
  await ana.page.getByTestId("outcome").or(ana.the("scrubber")).first().waitFor();
  assert.ok(!ana.page.url().includes(made.table), "it is a table of its own");
});

/** @param {import("./lib/person.mjs").Person} somebody @param {() => Promise<void>} act */
async function download(somebody, act) {
  const [file] = await Promise.all([somebody.page.waitForEvent("download"), act()]);
  return { name: "game.json", mimeType: "application/json", buffer: await readFile(await file.path()) };
}
