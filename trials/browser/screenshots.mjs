/**
 * The pictures of docs/images: lobby, workshop and boards on a desktop and a phone, dark and light; boards in the dark at the other two
 * sizes as well. Run by ./horda screenshots. HORDA_SCREENSHOTS="city-of-horror lobby" takes only those.
 */
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { openBrowser } from "./lib/browser.mjs";
import { bot, here, makeTable } from "./lib/desk.mjs";
import { openHouse } from "./lib/house.mjs";
import { person } from "./lib/person.mjs";
import { bold, sensible, thrifty } from "./lib/taste.mjs";

const IMAGES = fileURLToPath(new URL("../../docs/images/", import.meta.url));
const clumsy = { kind: "bot", bot: "random", name: "Bruno" };
// Moments in which something is at stake: zombies close in and bite; 03:00, and a vote on who is eaten.
const GAMES = [
  { game: "cards-of-the-dead", seats: [here("Ana"), clumsy], seed: "5", taste: thrifty(5), choices: 5 },
  { game: "city-of-horror", seats: [here("Ana"), bot("Bruno"), bot("Clara"), bot("Dario")], seed: "2", taste: thrifty(5), choices: 76 },
  { game: "rue-morgue", seats: [here("Ana")], seed: "5", options: { mission: "m09" }, taste: bold(5), choices: 80, attack: /^(melee|shoot):/ },
  { game: "amanecer-zombi", seats: [here("Ana"), bot("Bruno"), bot("Clara")], seed: "8", options: { maps: "quick" }, attention: "standard", taste: sensible(3, 0), choices: 33 },
];
/** @type {({ name: string, boardsOnly?: boolean } & import("./lib/browser.mjs").Manner)[]} */
const MANNERS = [
  { name: "", size: { width: 1440, height: 900 } },
  { name: "-small", size: { width: 1280, height: 720 }, boardsOnly: true },
  { name: "-large", size: { width: 1920, height: 1080 }, boardsOnly: true },
  { name: "-phone", phone: true },
];

/** @param {string} name */
const wanted = (name) => (process.env.HORDA_SCREENSHOTS ?? name).split(" ").includes(name);

await mkdir(IMAGES, { recursive: true });
const [house, browser] = await Promise.all([openHouse(), openBrowser()]);
try {
  const tables = [];
  for (const { game, seats, seed, options = {}, taste, choices, attack, ...also } of GAMES.filter((one) => wanted(one.game))) {
    const made = await makeTable(house, game, seats, { seed, options, ...also });
    const ana = await person(browser, house);
    await ana.sit(made, [0]);
    // Where an attack is shown with its odds, somebody can make just one.
    const ready = async () => !attack || (await ana.moment()).choices.filter(({ id }) => attack.test(id)).length === 1;
    await ana.play(taste, { enough: async (n) => n >= choices && (await ready()) });
    await ana.moment();
    await ana.leave();
    tables.push({ name: game, made, attack });
  }
  for (const theme of /** @type {const} */ (["dark", "light"])) {
    for (const { name, boardsOnly, ...sight } of MANNERS) {
      if (boardsOnly && theme === "light") continue;
      for (const table of tables) {
        const ana = await person(browser, house, { theme, ...sight });
        await ana.sit(table.made, [0]);
        await ana.the("board").waitFor();
        await ana.moment();
        if (table.attack && !sight.phone) {
          await ana.page.locator("[data-testid=actions] :is([data-choice^='melee:'], [data-choice^='shoot:'])").hover();
          await ana.the("odds").waitFor();
        }
        await take(ana, `${table.name}${name}-${theme}`);
      }
      if (boardsOnly) continue;
      if (wanted("lobby")) {
        const ana = await person(browser, house, { theme, ...sight });
        await ana.goTo("/");
        await ana.the("play-city-of-horror").waitFor();
        await take(ana, `lobby${name}-${theme}`);
      }
      if (!wanted("workshop")) continue;
      const maker = await person(browser, house, { theme, ...sight });
      await maker.goTo("/workshop/rue-morgue?plan=m03");
      await maker.page.locator('[data-testid=faults][data-sound="true"]').waitFor();
      if (!sight.phone) await maker.page.locator('[data-target="7V:P1"]').click();
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
