/** Somebody who has never been here: opens the address, starts a game against bots in two clicks, plays it to the end. */
import assert from "node:assert/strict";
import { picture } from "./lib/look.mjs";
import { stage } from "./lib/stage.mjs";
import { calm, lazy } from "./lib/taste.mjs";

const trial = stage();

trial("two clicks start a game against bots", async (enter) => {
  const ana = await enter();
  await ana.goTo("/");
  await picture(ana.page, "lobby");

  await ana.the("play-city-of-horror").click();
  await ana.the("create").click();

  await ana.page.waitForURL(/\/t\/[\w-]+$/);
  assert.equal(await ana.play(lazy(3), { enough: (made) => made === 4 }), 4);
  await picture(ana.page, "newcomer city-of-horror");
});

for (const [game, taste] of /** @type {const} */ ([
  ["cards-of-the-dead", calm],
  ["city-of-horror", lazy],
  ["six-nights", calm],
])) {
  trial(`a whole game of ${game} against bots in a hurry`, async (enter) => {
    const ana = await enter();
    await ana.goTo("/");
    await ana.the(`play-${game}`).click();
    await ana.page.getByText("The table", { exact: true }).click();
    await ana.page.getByLabel("Pace of the bots").selectOption("0");
    await ana.the("create").click();

    const made = await ana.play(taste(11));

    assert.ok(made > 5, `a whole game, not ${made} choices`);
    await ana.the("outcome").getByRole("heading").first().waitFor();
    await ana.the("seed-good").waitFor({ state: "attached" });
    const lines = await ana.log();
    assert.ok(lines.length > 10, "the log tells the story");
    assert.deepEqual(lines.filter((line) => /[{}«»]|undefined|NaN|\[object/.test(line)), [], "every line is a sentence");
    await picture(ana.page, `newcomer ${game} end`);
  });
}

trial("the first load is small", async (enter) => {
  const ana = await enter();
  const network = await ana.context.newCDPSession(ana.page);
  await network.send("Network.enable");
  let bytes = 0;
  network.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await ana.goTo("/");
  await ana.page.waitForLoadState("networkidle");

  assert.ok(bytes > 10_000 && bytes < 250_000, `${bytes} bytes`);
});
