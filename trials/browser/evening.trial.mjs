/** The frame of an evening: choosing, inviting, the briefing, the end, and what remains of it. */
import assert from "node:assert/strict";
import { bot, here, makeTable, open } from "./lib/desk.mjs";
import { accessible, picture } from "./lib/look.mjs";
import { stage } from "./lib/stage.mjs";
import { bold, calm, lazy, sensible } from "./lib/taste.mjs";

const trial = stage();
const SIZES = /** @type {const} */ ([
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [390, 844],
]);

/** The same screen at four sizes; it never scrolls sideways. @param {import("./lib/person.mjs").Person} somebody @param {string} name */
async function atAllSizes(somebody, name) {
  for (const [width, height] of SIZES) {
    await somebody.page.setViewportSize({ width, height });
    await picture(somebody.page, `${name} ${width}`);
    assert.ok(await somebody.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} scrolls sideways at ${width}`);
  }
  await somebody.page.setViewportSize({ width: 1280, height: 720 });
}

trial("the lobby says what a game is like, and the head leads to a choice of game", async (enter) => {
  const ana = await enter();
  await ana.goTo("/");
  const card = ana.the("game-city-of-horror");
  await card.getByText("30 to 60 minutes").waitFor();
  await card.getByText("Against each other").waitFor();
  await ana.the("game-cards-of-the-dead").getByText("Together", { exact: true }).waitFor();
  await atAllSizes(ana, "evening lobby");
  await accessible(ana.page, "lobby");

  for (const page of ["Rules", "Cards", "Learn"]) {
    await ana.goTo("/");
    await ana.page.getByRole("navigation").getByRole("link", { name: page }).click();
    await ana.the("choose-game").getByRole("link", { name: "City of Horror" }).click();
    await ana.page.waitForURL(new RegExp(`/${page.toLowerCase()}/city-of-horror$`));
  }
});

trial("options are names, sentences and pictures", async (enter) => {
  const ana = await enter();
  await ana.goTo("/");
  await ana.the("play-city-of-horror").click();
  await ana.page.getByText("Options of the game", { exact: true }).click();
  await ana.page.locator("[data-board=church]").click();
  assert.equal(await ana.page.locator("[data-board=church]").getAttribute("data-side"), "b");
  await atAllSizes(ana, "evening options city");
  await accessible(ana.page, "options");
  const made = ana.page.waitForRequest((request) => request.url().includes("/api/tables") && request.method() === "POST");
  await ana.the("create").click();
  assert.equal(JSON.parse((await made).postData() ?? "{}").options["side-b"], "church");

  await ana.goTo("/");
  await ana.the("play-cards-of-the-dead").click();
  await ana.page.getByText("Options of the game", { exact: true }).click();
  await ana.page.locator("[data-option=survivors]").getByRole("radio", { name: "I decide now" }).check();
  await ana.the("survivors").getByRole("radio").nth(1).check();
  await picture(ana.page, "evening options cards");

  await ana.goTo("/");
  await ana.the("play-amanecer-zombi").click();
  await ana.page.getByText("Options of the game", { exact: true }).click();
  await ana.page.locator("[data-option=maps] .picture").first().waitFor();
  assert.ok((await ana.page.locator("[data-option=maps] .picture").count()) >= 2, "the maps are shown as pictures");
  await ana.page.locator("[data-option=length]").getByText("12 rounds").waitFor();
  assert.deepEqual(await ana.page.locator("[data-option]").getByText(/^(long|maps|uniform)-/).allTextContents(), [], "no id is shown");
  await atAllSizes(ana, "evening options amanecer");

  await ana.goTo("/");
  await ana.the("play-rue-morgue").click();
  await ana.page.getByText("Options of the game", { exact: true }).click();
  await ana.page.locator("[data-option=survivors]").getByRole("radio", { name: "I decide now" }).check();
  for (let at = 0; at < 6; at++) await ana.the("survivors").getByRole("button").nth(at).click();
  await ana.page.getByText("6 picked").waitFor();
  // Every mission has a card with its map and story.
  const missions = ana.the("missions");
  await missions.locator("[data-mission=c62] svg").waitFor();
  assert.equal(await missions.locator("[data-mission]").count(), 16);
  assert.equal(await missions.locator("[data-mission] svg").count(), 16);
  await missions.locator("[data-mission=m01]").click();
  assert.equal(await missions.locator("[data-mission=m01]").getAttribute("aria-pressed"), "true");
  await atAllSizes(ana, "evening missions morgue");
  await picture(ana.page, "evening options morgue");
});

trial("who may not come yet is told how they can", async (enter, house) => {
  const made = await makeTable(house, "cards-of-the-dead", [here("Ana"), open]);
  const ana = await enter();
  await ana.sit(made, [0], { host: true });
  await ana.the("invite-command").getByText("./horda serve --host 0.0.0.0").waitFor();
  await atAllSizes(ana, "evening invite closed");

  await ana.page.route("**/api/house*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), invite: { addresses: ["http://192.168.1.20:7777"] } } });
  });
  await ana.page.reload();
  await ana.the("qr").waitFor();
  assert.match(await ana.the("link").inputValue(), /^http:\/\/192\.168\.1\.20:7777\/t\//);
  await atAllSizes(ana, "evening invite");
  await accessible(ana.page, "invite");
});

trial("a file that is no game is explained beside the picker", async (enter) => {
  const ana = await enter();
  await ana.goTo("/");
  await ana.the("file").setInputFiles({ name: "cat.json", mimeType: "application/json", buffer: Buffer.from("meow") });
  await ana.page.locator(".import").getByRole("alert").getByText("not a game of Horda").waitFor();
});

for (const { game, taste, others, options = {} } of [
  { game: "city-of-horror", taste: lazy, others: [bot("Bruno"), bot("Clara")] },
  { game: "cards-of-the-dead", taste: calm, others: [bot("Bruno"), bot("Clara")] },
  { game: "rue-morgue", taste: bold, others: [bot("Bruno"), bot("Clara")], options: { mission: "t1" } },
  { game: "amanecer-zombi", taste: (/** @type {number} */ seed) => sensible(seed, 0), others: [bot("Bruno")] },
]) {
  trial(`an evening of ${game}: briefing, end, story, look back, My games`, async (enter, house) => {
    const made = await makeTable(house, game, [here("Ana"), ...others], { seed: "12", options });
    const ana = await enter();
    await ana.sit(made, [0]);
    // The briefing comes with the board's words.
    await ana.the("board").locator("[data-ref]").first().waitFor();
    await ana.page.keyboard.press("b");
    await ana.the("briefing").getByText("Bruno", { exact: true }).waitFor();
    await atAllSizes(ana, `evening briefing ${game}`);
    await accessible(ana.page, `briefing ${game}`);
    await ana.the("briefing-go").click();
    await ana.the("briefing").waitFor({ state: "detached" });

    await ana.play(taste(11));
    await ana.the("ending-story").waitFor();
    await atAllSizes(ana, `evening end ${game}`);
    await accessible(ana.page, `end ${game}`);
    assert.equal(await ana.the("seed-good").isVisible(), false, "dice and seed are folded away");
    await ana.the("look-at-table").click();
    await ana.the("outcome").waitFor({ state: "detached" });
    await ana.the("ended").click();

    const moment = ana.the("ending-story").getByRole("link").first();
    if (await moment.count()) await moment.click();
    else await ana.the("to-replay").click();
    await ana.the("marks").waitFor();
    await atAllSizes(ana, `evening replay ${game}`);
    await ana.page.goBack();

    await ana.the("rematch-swap").click();
    await ana.page.waitForURL((url) => !url.href.includes(made.table));
    await ana.the("briefing-go").click();
    await ana.page.locator("[data-seat='1']").getByText("Ana", { exact: true }).waitFor();
    await ana.goTo("/");
    await ana.the(`mine-${made.table}`).getByText(/Won|Lost/).waitFor();
    await ana.the(`record-${game}`).getByText(/[01] won, [01] lost/).waitFor();
    await picture(ana.page, `evening my games ${game}`);
  });
}
