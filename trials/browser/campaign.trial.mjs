/** A campaign of Rue Morgue: begun, kept over a reload, won and lost at real tables; and one of somebody's own, written and won. */
import assert from "node:assert/strict";
import { makeTable } from "./lib/desk.mjs";
import { accessible, picture } from "./lib/look.mjs";
import { eventually, stage } from "./lib/stage.mjs";

const trial = stage();
const PATH = "/campaign/rue-morgue";
const KEY = "horda.campaigns.rue-morgue";
/** So many deals are tried until bots bring about what is wanted: winning the first mission takes them about one. */
const DEALS = 12;

const OWN = `id: T
title: {en: One night, es: Una noche}
story: {en: It begins., es: Empieza.}
city: {places: [{id: here, title: {en: Here, es: Aquí}, at: [50, 50]}]}
chapters:
  - id: one
    title: {en: Out, es: Fuera}
    place: here
    table: {mission: t1}
    before: {en: Go., es: Salid.}
    won: {after: {en: Yes., es: Sí.}, to: dawn}
    lost: {after: {en: No., es: No.}, to: dark}
endings:
  - {id: dawn, won: yes, title: {en: Dawn, es: Amanece}, story: {en: It is over., es: Se acabó.}}
  - {id: dark, won: no, title: {en: Dark, es: Oscuro}, story: {en: It is over., es: Se acabó.}}
fallen: dark
`;

/**
 * Bots play the next chapter at a table of its own, and the page hears of it when it is opened again.
 * @param {import("./lib/person.mjs").Person} ana @param {import("./lib/house.mjs").House} house @param {boolean} won
 */
async function botsPlay(ana, house, won) {
  const kept = await ana.page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "[]")[0].run, KEY);
  const ask = async (/** @type {string} */ path, /** @type {unknown} */ body) => {
    const answer = await fetch(`${house.address}/api/games/rue-morgue/campaigns/${path}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    return /** @type {any} */ (await answer.json());
  };
  const camp = await ask("camp", { run: kept });
  const party = camp.people.filter((/** @type {any} */ one) => !one.gone).slice(0, 6).map((/** @type {any} */ one) => ({ who: one.who, things: one.things }));
  const { options } = await ask("set-out", { run: kept, party });
  for (let seed = 1; seed <= DEALS; seed++) {
    const { table } = await makeTable(house, "rue-morgue", [{ kind: "bot", bot: won ? "greedy" : "random", name: "Bot" }], { options, seed: String(seed) });
    const over = await eventually(async () => {
      const info = await (await fetch(`${house.address}/api/tables/${table}`)).json();
      assert.equal(/** @type {any} */ (info).status, "over");
    }, Date.now() + 12_000).then(() => true, () => false);
    if (!over) continue;
    const after = await ask("come-back", { run: kept, table });
    if (after.run?.legs.at(-1)?.won !== won) continue;
    await ana.page.evaluate(
      ([key, at]) => {
        const all = JSON.parse(localStorage.getItem(key) ?? "[]");
        all[0].run.table = at;
        localStorage.setItem(key, JSON.stringify(all));
      },
      /** @type {const} */ ([KEY, table]),
    );
    await ana.page.reload();
    return;
  }
  throw new Error(`no game of ${DEALS} ended ${won ? "well" : "badly"}`);
}

trial("a campaign is begun, set out from, kept, won and lost", async (enter, house) => {
  const ana = await enter();
  await ana.goTo("/");
  await ana.the("campaign-rue-morgue").click();
  await ana.page.locator('[data-option=difficulty] input[value="easier"]').check();
  await picture(ana.page, "campaign shelf");
  await accessible(ana.page, "campaigns");
  await ana.the("begin-long-night").click();
  await ana.the("next").getByText("Six out of twelve").waitFor();
  await picture(ana.page, "campaign begun");
  await accessible(ana.page, "a campaign that is begun");

  // Somebody else goes, and the table has them.
  await ana.the("turn-joe").click();
  assert.ok(await ana.the("set-out").isDisabled());
  await ana.the("turn-travis").click();
  await ana.the("set-out").click();
  await ana.the("create").click();
  await ana.page.waitForURL(/\/t\/[\w-]+$/);
  await ana.the("board").waitFor();
  await ana.goTo(PATH);
  await ana.the("continue").click();
  await ana.the("under-way").waitFor();
  await ana.page.reload();
  await ana.the("to-table").waitFor();
  await picture(ana.page, "campaign under way");

  await botsPlay(ana, house, true);
  await ana.the("after").getByText("Won").waitFor();
  await ana.the("next").getByText("A dry tank").waitFor();
  await ana.the("stores").getByText("Rifle").first().waitFor();
  await picture(ana.page, "campaign won");
  await accessible(ana.page, "a campaign on its way");

  await botsPlay(ana, house, false);
  await ana.the("after").getByText("Lost").waitFor();
  await ana.the("next").getByText("Lantern Row").first().waitFor();
  assert.ok((await ana.page.getByText("did not come back").count()) > 0, "somebody died");
  await picture(ana.page, "campaign lost");
});

trial("one of somebody's own is written, put right, played and won", async (enter, house) => {
  const ana = await enter({ lang: "es" });
  await ana.goTo(PATH);
  await ana.the("own-campaign").click();
  await ana.the("own-text").fill(OWN.replace("mission: t1", "mission: t99"));
  await ana.the("own-faults").getByText("No existe la misión 't99'.").waitFor();
  await picture(ana.page, "campaign fault");
  await ana.the("own-text").fill(OWN);
  await ana.the("own-sound").waitFor();
  await accessible(ana.page, "a campaign of one's own");
  await ana.page.locator('[data-option=difficulty] input[value="easier"]').check();
  await ana.the("own-begin").click();
  await ana.the("next").getByText("Fuera").waitFor();
  await botsPlay(ana, house, true);
  await ana.the("ending").getByText("Amanece").waitFor();
  await picture(ana.page, "campaign ended");
});
