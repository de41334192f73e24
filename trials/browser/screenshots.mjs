/** The pictures of docs/images: lobby and boards, on a desktop and a phone, dark and light. Run by ./horda screenshots. */
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { openBrowser } from "./lib/browser.mjs";
import { bot, here, makeTable } from "./lib/desk.mjs";
import { openHouse } from "./lib/house.mjs";
import { person } from "./lib/person.mjs";
import { bold, calm, lazy, sensible } from "./lib/taste.mjs";

const IMAGES = fileURLToPath(new URL("../../docs/images/", import.meta.url));
const GAMES = [
  { game: "cards-of-the-dead", seats: [here("Ana"), bot("Bruno")], seed: "2024", taste: calm(5), choices: 9 },
  { game: "city-of-horror", seats: [here("Ana"), bot("Bruno"), bot("Clara"), bot("Dario")], seed: "31", taste: lazy(5), choices: 14 },
  { game: "rue-morgue", seats: [here("Ana")], seed: "5", options: { mission: "m09" }, taste: bold(5), choices: 80 },
  { game: "amanecer-zombi", seats: [here("Ana"), bot("Bruno"), bot("Clara")], seed: "8", options: { maps: "quick" }, taste: sensible(3, 0), choices: 40 },
];
const MANNERS = [
  { name: "", phone: false },
  { name: "-phone", phone: true },
];

await mkdir(IMAGES, { recursive: true });
const [house, browser] = await Promise.all([openHouse(), openBrowser()]);
try {
  const tables = [];
  for (const { game, seats, seed, options = {}, taste, choices } of GAMES) {
    const made = await makeTable(house, game, seats, { seed, options });
    const ana = await person(browser, house);
    await ana.sit(made, [0]);
    await ana.play(taste, { enough: (n) => n === choices });
    await ana.moment();
    await ana.leave();
    tables.push({ name: game, made });
  }
  for (const theme of /** @type {const} */ (["dark", "light"])) {
    for (const { name, phone } of MANNERS) {
      for (const table of tables) {
        const ana = await person(browser, house, { theme, phone });
        await ana.sit(table.made, [0]);
        await ana.the("board").waitFor();
        await take(ana, `${table.name}${name}-${theme}`);
      }
      const ana = await person(browser, house, { theme, phone });
      await ana.goTo("/");
      await ana.the("play-city-of-horror").waitFor();
      await take(ana, `lobby${name}-${theme}`);
      const maker = await person(browser, house, { theme, phone });
      await maker.goTo("/workshop/rue-morgue?plan=m03");
      await maker.page.locator('[data-testid=faults][data-sound="true"]').waitFor();
      if (!phone) await maker.page.locator('[data-target="7V:P1"]').click();
      await take(maker, `workshop${name}-${theme}`);
    }
  }
} finally {
  await browser.close();
  await house.close();
}

/** @param {import("./lib/person.mjs").Person} somebody @param {string} name */
async function take(somebody, name) {
  await somebody.page.waitForLoadState("networkidle");
  await somebody.page.evaluate(() => document.fonts.ready);
  await somebody.page.screenshot({ path: `${IMAGES}${name}.png`, animations: "disabled", scale: "css" });
  await somebody.leave();
}
