/** Every screen, dark and light: no serious finding of the accessibility check, and a picture for people to judge. */
import { bot, here, makeTable, open } from "./lib/desk.mjs";
import assert from "node:assert/strict";
import { findings, picture } from "./lib/look.mjs";
import { stage } from "./lib/stage.mjs";
import { bold, calm, lazy, sensible } from "./lib/taste.mjs";

const trial = stage();
/** How somebody plays the first answers. @type {Record<string, import("./lib/person.mjs").Taste>} */
const GAMES = {
  "cards-of-the-dead": calm(3),
  "city-of-horror": lazy(3),
  "rue-morgue": bold(3),
  "amanecer-zombi": sensible(3, 0),
  "six-nights": calm(3),
};

/** Looks at screen after screen and tells of all findings at the end. @param {import("./lib/person.mjs").Person} somebody */
function judge(somebody) {
  /** @type {string[]} */
  const all = [];
  return {
    /** @param {string} screen @param {import("./lib/person.mjs").Person} [who] */
    async see(screen, who = somebody) {
      const name = `${screen} ${who.manner.theme}${who.manner.phone ? " phone" : ""}`;
      await picture(who.page, name);
      all.push(...(await findings(who.page, name)));
    },
    verdict: () => assert.equal(all.length, 0, all.join("\n")),
  };
}

for (const theme of /** @type {const} */ (["dark", "light"])) {
  trial(`lobby, dialogs and doors, ${theme}`, async (enter, house) => {
    const ana = await enter({ theme });
    const { see, verdict } = judge(ana);
    await ana.goTo("/");
    await ana.the("play-city-of-horror").waitFor();
    await see("lobby");
    await ana.the("play-city-of-horror").click();
    for (const fold of await ana.the("new-table").locator("details > summary").all()) await fold.click();
    await see("new table");
    await ana.page.keyboard.press("Escape");
    await ana.page.getByRole("button", { name: "Settings" }).click();
    await see("settings");
    await ana.page.keyboard.press("Escape");

    const made = await makeTable(house, "cards-of-the-dead", [here("Ana"), open, open]);
    await ana.goTo(`/t/${made.table}`);
    await ana.the("sit").waitFor();
    await see("join");
    const host = await enter({ theme });
    await host.sit(made, [0], { host: true });
    await host.the("waiting").waitFor();
    await see("waiting", host);
    await ana.goTo("/nowhere");
    await see("lost");
    ana.faults.length = 0; // the browser says that this address is not found, and so it is
    verdict();
  });

  for (const [game, taste] of Object.entries(GAMES)) {
    trial(`the table of ${game}, ${theme}`, async (enter, house) => {
      const made = await makeTable(house, game, [here("Ana"), bot("Bruno"), bot("Clara")], { seed: "12" });
      const ana = await enter({ theme });
      const { see, verdict } = judge(ana);
      await ana.sit(made, [0]);
      await ana.play(taste, { enough: (n) => n === 5 });
      await ana.moment();
      await see(game);
      await ana.turnTo("log");
      await ana.the("log").getByRole("button", { name: /^Why\?/ }).last().click();
      await ana.the("rule").waitFor();
      await see(`${game} why`);
      await ana.page.keyboard.press("Escape");
      await ana.the("help").click();
      await see(`${game} help`);
      await ana.page.keyboard.press("Escape");
      await ana.turnTo("chat");
      await see(`${game} talk`);

      const phone = await enter({ theme, phone: true });
      await phone.sit(made, [0]);
      await phone.the("board").locator("[data-ref]").first().waitFor();
      await see(game, phone);
      await phone.turnTo("choices");
      await see(`${game} choices`, phone);
      verdict();
    });

    trial(`learning ${game}, ${theme}`, async (enter) => {
      const ana = await enter({ theme });
      const { see, verdict } = judge(ana);
      for (const [path, waited] of /** @type {const} */ ([
        [`/learn/${game}`, "start-tutorial"],
        [`/rules/${game}`, "rule-search"],
        [`/cards/${game}`, "content-search"],
      ])) {
        await ana.goTo(path);
        await ana.the(waited).waitFor();
        await see(path.slice(1).replace("/", " "));
      }
      await ana.goTo("/learn");
      await ana.page.getByRole("heading", { level: 2 }).first().waitFor();
      await see("learn");
      verdict();
    });
  }
}
