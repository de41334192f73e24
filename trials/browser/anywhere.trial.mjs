/**
 * The page alone, its own house: installed once, it needs nobody any more. HORDA_NEAR_WHOLE=1 ./horda test browser plays all games and tries
 * everything; without it there is what takes a minute.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { gzipSync } from "node:zlib";
import { accessible, picture } from "./lib/look.mjs";
import { Person } from "./lib/person.mjs";
import { openSite } from "./lib/site.mjs";
import { eventually, stage } from "./lib/stage.mjs";
import { bold, calm, lazy, sensible } from "./lib/taste.mjs";

/** @typedef {import("./lib/person.mjs").Person} Somebody */
/** @typedef {import("./lib/site.mjs").Site} Site */

const WHOLE = process.env.HORDA_NEAR_WHOLE !== undefined;
/** @type {Site} */
let site;
/** The house gives its program to browsers. */
const trial = stage(async () => {
  site = await openSite();
  return ["--site", site.folder];
});
/** @type {typeof trial} */
const whole = WHOLE ? trial : (name) => void test(name, { skip: "only with HORDA_NEAR_WHOLE=1" });

after(async () => {
  await site?.close();
});

/** Comes to the site for the first time and stays until all of it is in the browser. @param {Somebody} somebody */
async function install(somebody) {
  await somebody.goTo(site.address);
  await somebody.page.evaluate(() => navigator.serviceWorker.ready);
  // Where there was no service worker before, it takes the page over when all is kept.
  await somebody.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The host is gone, and all other networks with it. @param {Somebody} somebody */
async function cutOff(somebody) {
  somebody.allowed.offline = true;
  await site.stop();
  await somebody.context.setOffline(true);
}

/** @param {Somebody} somebody */
async function backAgain(somebody) {
  await somebody.context.setOffline(false);
  await site.start();
}

/**
 * Makes a table in the lobby: a person, and bots of one level that do not pause. At a house they may think in the browsers of people.
 * @param {Somebody} somebody @param {string} game @param {string} level @param {string} [house]
 */
async function makeTable(somebody, game, level, house) {
  await somebody.goTo(house === undefined ? site.address : `${house}/`);
  await somebody.the(`play-${game}`).click();
  const dialog = somebody.the("new-table");
  for (const seat of await dialog.locator("li select.kind").all()) {
    if ((await seat.inputValue()).startsWith("bot:")) await seat.selectOption(`bot:${level}`);
  }
  await dialog.getByText("The table", { exact: true }).click();
  await dialog.getByLabel("Pace of the bots").selectOption("0");
  if (house !== undefined) await dialog.getByTestId("lend").getByRole("radio", { name: "in your browsers" }).check();
  await somebody.the("create").click();
  await somebody.page.waitForURL(/\/t\//);
  return /\/t\/([\w-]+)/.exec(somebody.page.url())?.[1] ?? "";
}

const ALL = /** @type {const} */ ([
  { game: "six-nights", taste: calm(1) },
  { game: "cards-of-the-dead", taste: lazy(2) },
  { game: "city-of-horror", taste: lazy(3) },
  { game: "rue-morgue", taste: bold(4) },
  { game: "amanecer-zombi", taste: sensible(5, 0) },
]);
const GAMES = WHOLE ? ALL : ALL.slice(0, 1);

trial("installed, cut off, and whole games of all titles", async (enter) => {
  const ana = await enter();
  try {
    await install(ana);
    await cutOff(ana);
    for (const { game, taste } of GAMES) {
      await makeTable(ana, game, "cunning");
      await ana.play(taste, { byMouse: 2, enough: (made) => made >= 6 });
      // In the middle of it, as if the power had gone.
      await ana.page.reload();
      const made = await ana.play(taste, { byMouse: 2, most: 4000 });
      assert.ok(made > 0, `${game} went on after the reload`);
      await picture(ana.page, `anywhere ${game}`);
    }
    await ana.goTo(site.address);
    // The list is asked of the house, which may have to be opened first.
    await eventually(async () => assert.equal(await ana.page.locator("[data-testid=my-games] li").count(), GAMES.length));
    await accessible(ana.page, "lobby of a house in the browser");

    // The page of the library is not the lobby.
    await ana.page.goto(`${site.address}library.html`);
    await ana.page.getByRole("button", { name: "Play" }).click();
    await ana.page.getByRole("status").filter({ hasText: /./ }).waitFor();
    assert.ok((await ana.page.locator("#told li").count()) > 5, "a random game is told");
    // What is no page of the site is its lobby.
    await ana.page.goto(`${site.address}no/such/page`);
    await ana.the("play-six-nights").waitFor();
  } finally {
    await backAgain(ana);
  }
});

/** Says at the page that asks that all sit where they sat, and goes to the table. @param {Somebody} somebody */
async function takeIn(somebody) {
  await somebody.the("take").locator("form button[type=submit]").click();
  await somebody.page.waitForURL(/\/t\/[\w-]+$/);
}

/** Hands the only game of a lobby over. @param {Somebody} somebody @param {string} to */
async function handOver(somebody, to) {
  await somebody.the("hand").first().click();
  await somebody.the("hand-place").fill(to);
  await picture(somebody.page, `anywhere hand over ${new URL(somebody.page.url()).pathname.length}`);
  await somebody.the("hand-over").click();
  await somebody.page.waitForURL((url) => url.hash.startsWith("#/take#"));
  await somebody.the("take").waitFor();
}

trial("a game goes to a house with one click, on there, and back again", async (enter, house) => {
  const ana = await enter();
  await makeTable(ana, "six-nights", "novice");
  await ana.play(calm(12), { byMouse: 0, enough: (made) => made >= 2 });
  const { choices } = await ana.moment();
  await ana.goTo(site.address);
  await handOver(ana, house.address);
  assert.ok(ana.page.url().startsWith(house.address), "the house's own page asks");
  await picture(ana.page, "anywhere take");
  await accessible(ana.page, "the page that asks");
  await takeIn(ana);
  assert.deepEqual((await ana.moment()).choices, choices, "the same question at the house");
  await ana.play(calm(13), { byMouse: 1, enough: (made) => made >= 2 });
  const later = (await ana.moment()).choices;
  const there = ana.page.url();

  await ana.goTo(`${house.address}/`);
  await handOver(ana, site.address);
  assert.ok(ana.page.url().startsWith(site.address), "the page alone asks");
  await takeIn(ana);
  assert.deepEqual((await ana.moment()).choices, later, "the same question as at the house");
  assert.ok((await ana.play(calm(14), { byMouse: 0 })) > 0, "the game ends in the browser");

  await ana.goTo(there);
  assert.equal((await ana.moment()).is, "over", "whoever has the whole game plays on elsewhere only");
});

trial("a player's browser thinks for a bot of a house, and is told neither seed nor dice", async (enter, house) => {
  const ana = await enter();
  /** @type {string[]} */
  const said = [];
  /** @type {string[]} */
  const heard = [];
  ana.page.on("websocket", (line) => {
    line.on("framesent", ({ payload }) => void said.push(String(payload)));
    line.on("framereceived", ({ payload }) => void heard.push(String(payload)));
  });
  await makeTable(ana, "cards-of-the-dead", "cunning", house.address);
  await eventually(async () => assert.ok(said.some((text) => text.includes('"c":"lend"')), "the browser offers itself"));
  await ana.play(lazy(18), { byMouse: 0, enough: (made) => made >= 4 });
  const thoughts = said.filter((text) => text.includes('"c":"thought"'));
  assert.ok(thoughts.length > 0, "it has thought");
  for (const text of thoughts) assert.notEqual(/** @type {{option: string}} */ (JSON.parse(text)).option, "", "and came to something");
  for (const text of heard.filter((one) => one.includes('"s":"think"'))) assert.ok(!text.includes("seed"), "no seed");
});

trial("what a level can do on this device is said where bots are chosen", async (enter) => {
  const ana = await enter();
  await ana.goTo(site.address);
  await ana.the("play-six-nights").click();
  await ana.the("bot-levels").locator("summary").click();
  for (const level of ["cunning", "merciless"]) await ana.the(`pace-${level}`).filter({ hasText: /(About|All) \d+ .*rounds of thinking here/ }).waitFor();
  await picture(ana.page, "anywhere pace");
});

whole("all that a browser keeps goes into another one as a file", async (enter) => {
  const ana = await enter();
  const table = await makeTable(ana, "six-nights", "novice");
  await ana.play(calm(15), { byMouse: 0, enough: (made) => made >= 3 });
  const { choices } = await ana.moment();
  await ana.goTo(site.address);
  await ana.page.getByRole("button", { name: "Settings" }).click();
  const coming = ana.page.waitForEvent("download");
  await ana.the("all-save").click();
  const file = await (await coming).path();

  const ben = await enter();
  await ben.goTo(site.address);
  await ben.page.getByRole("button", { name: "Settings" }).click();
  await ben.the("all-take").setInputFiles(file);
  await ben.the("all-taken").waitFor();
  await ben.page.waitForLoadState("load");
  await ben.the(`mine-${table}`).waitFor();
  await ben.goTo(`${site.address}#/t/${table}`);
  assert.deepEqual((await ben.moment()).choices, choices);
  assert.ok((await ben.play(calm(16), { byMouse: 0 })) > 0);
});

whole("a mission of one's own is checked, measured and played without a house", async (enter) => {
  const ana = await enter();
  await ana.goTo(`${site.address}#/workshop/rue-morgue`);
  await ana.the("faults").getByText("A board needs at least one tile.").waitFor();
  // One that came with the game, written down as people write it.
  await ana.the("import-plan").click();
  const text = readFileSync(new URL("../../games/rue-morgue/src/main/resources/horda/ruemorgue/missions/t1.yaml", import.meta.url), "utf8");
  await ana.the("plan-text").fill(text);
  await ana.the("read-plan").click();
  await ana.page.locator('[data-testid=faults][data-sound="true"]').waitFor();
  await picture(ana.page, "anywhere workshop");
  await ana.the("play-plan").click();
  await ana.page.waitForURL(/#\/t\/[\w-]+$/);
  assert.ok((await ana.play(bold(17), { byMouse: 0, enough: (made) => made >= 12 })) >= 12);
});

whole("two tabs have one house, and a game outlives the tab that it began in", async (enter) => {
  const ana = await enter();
  await install(ana);
  const table = await makeTable(ana, "six-nights", "novice");
  await ana.play(calm(6), { byMouse: 0, enough: (made) => made >= 3 });

  const other = new Person({ context: ana.context, page: await ana.context.newPage(), faults: ana.faults, allowed: ana.allowed }, ana.manner);
  await other.goTo(`${site.address}#/t/${table}`);
  // The same question in both; what is answered in one is answered in the other.
  await other.play(calm(7), { byMouse: 0, enough: (made) => made >= 2 });
  const asked = async (/** @type {Somebody} */ somebody) => JSON.stringify((await somebody.moment()).choices);
  await eventually(async () => assert.equal(await asked(ana), await asked(other)));

  await ana.page.close();
  // The other tab has to open the house first, which takes a while on a busy machine.
  await eventually(() => other.play(calm(8), { byMouse: 0, enough: (made) => made >= 1 }), Date.now() + 120_000);
  const made = await other.play(calm(8), { byMouse: 0 });
  assert.ok(made > 0, "the other tab went on");
  // All of it was kept: another tab finds it as it ended.
  await other.page.reload();
  assert.equal((await other.moment()).is, "over");
});

whole("an update is offered and taken in all tabs, and the game is still there", async (enter) => {
  const ana = await enter();
  await install(ana);
  const table = await makeTable(ana, "six-nights", "novice");
  await ana.play(calm(9), { byMouse: 0, enough: (made) => made >= 3 });
  const other = await ana.context.newPage();
  await other.goto(site.address);
  const { choices } = await ana.moment();
  try {
    site.renew("0123456789ab");
    await ana.goTo(site.address);
    await ana.the("update").waitFor();
    await picture(ana.page, "anywhere update");
    assert.equal(await ana.page.locator("body").getAttribute("data-mark"), null, "the old version until it is wanted");
    await ana.the("update").getByRole("button").click();
    await ana.page.locator("body[data-mark='0123456789ab']").waitFor();
    await other.locator("body[data-mark='0123456789ab']").waitFor();
    await ana.goTo(`${site.address}#/t/${table}`);
    assert.deepEqual((await ana.moment()).choices, choices);
  } finally {
    site.renew("");
  }
});

whole("a game goes to a house as a file and on there; deleted here, it is gone", async (enter, house) => {
  const ana = await enter();
  await install(ana);
  const table = await makeTable(ana, "city-of-horror", "novice");
  await ana.play(lazy(10), { byMouse: 0, enough: (made) => made >= 4 });
  const { choices } = await ana.moment();
  await ana.goTo(site.address);
  const row = ana.the(`mine-${table}`);
  const coming = ana.page.waitForEvent("download");
  await row.getByTestId("saved").click();
  const file = await (await coming).path();

  const there = new Person({ context: ana.context, page: await ana.context.newPage(), faults: ana.faults, allowed: ana.allowed }, ana.manner);
  await there.goTo(`${house.address}/`);
  await there.the("file").setInputFiles(file);
  const seats = await there.page.locator("form:has(select) select").all();
  assert.ok(seats.length >= 3, "it is asked who plays on");
  for (const seat of seats.slice(1)) await seat.selectOption("bot:novice");
  await there.page.locator("form:has(select) button").last().click();
  await there.page.waitForURL(/\/t\//);
  assert.deepEqual((await there.moment()).choices, choices, "the same question as before");
  assert.ok((await there.play(lazy(11), { byMouse: 0 })) > 0, "the game ends at the house");

  await row.getByTestId("forget").click();
  await picture(ana.page, "anywhere delete");
  await ana.the("delete-now").click();
  await row.waitFor({ state: "detached" });
  const left = await ana.page.evaluate(
    () =>
      new Promise((found) => {
        const asked = indexedDB.open("horda");
        asked.onsuccess = () => {
          const look = asked.result.transaction(["tables", "lines"]);
          const counts = ["tables", "lines"].map((store) => look.objectStore(store).count());
          look.oncomplete = () => found(counts.map(({ result }) => result));
        };
      }),
  );
  assert.deepEqual(left, [0, 0]);
});

whole("the lobby and a game are small", async (enter) => {
  const ana = await enter();
  /** @type {string[]} */
  const fetched = [];
  // As if for the first time: without the service worker, which fetches all.
  await ana.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  ana.allowed.offline = true;
  ana.page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  ana.context.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await ana.goTo(site.address);
  await ana.the("play-six-nights").waitFor();
  await ana.page.waitForLoadState("networkidle");
  const lobby = kilobytes(fetched);
  console.log(`the lobby: ${lobby} kB compressed`);
  assert.ok(lobby < 250, `the lobby is ${lobby} kB`);
  const house = kilobytes(["/games/house/house.wasm"]);
  if (process.env.HORDA_WASM_OPT) assert.ok(house < 800, `the compiled house is ${house} kB`);
  for (const { game } of ALL) {
    await makeTable(ana, game, "novice");
    await ana.moment();
    await ana.page.waitForLoadState("networkidle");
    const parts = [...fetched.filter((path) => !/\/house\/(?!house|loader)/.test(path) || path.includes(`/house/${game}.`))];
    console.log(`with ${game}: ${kilobytes(parts)} kB compressed`);
  }
});

/** What these files of the site are together, each compressed once. @param {string[]} paths */
function kilobytes(paths) {
  const names = new Set(paths.filter((path) => path.startsWith("/games/")).map((path) => path.slice("/games/".length) || "index.html"));
  const all = new Set(readdirSync(site.folder, { recursive: true }).map(String).filter((name) => statSync(join(site.folder, name)).isFile()));
  let bytes = 0;
  for (const name of names) if (all.has(name)) bytes += gzipSync(readFileSync(join(site.folder, name)), { level: 9 }).length;
  return Math.round(bytes / 1000);
}
