/** Amanecer Zombi: two people in two browsers and a bot play to the end; one plays alone by clicking on the board; maps are built by hand; the tutorial. */
import assert from "node:assert/strict";
import { here, makeTable } from "./lib/desk.mjs";
import { accessible, picture } from "./lib/look.mjs";
import { eventually, LIMIT, lyingStill, stage } from "./lib/stage.mjs";
import { sensible } from "./lib/taste.mjs";
import { playTutorial } from "./lib/tutorial.mjs";

const trial = stage();

/** The best bot there is. */
const bot = { kind: "bot", name: "Clara" };

trial("two people in two browsers and a bot play a whole game", async (enter, house) => {
  const made = await makeTable(house, "amanecer-zombi", [here("Ana"), here("Ben"), bot], { seed: "8", options: { maps: "quick" } });
  const [ana, ben] = [await enter(), await enter({ theme: "light", lang: "es", phone: true })];
  await ana.sit(made, [0]);
  await ben.sit(made, [1]);
  // On a phone the choices lie in a sheet.
  await ben.turnTo("choices");
  // Nobody wants to be asked in windows: that would be another long game.
  await ana.order("1");
  await ben.order("1");
  const seen = { combat: false, search: false, dice: false };
  const tastes = [sensible(3, 0), sensible(4, 1)];
  const late = Date.now() + LIMIT - 20_000;
  let choices = 0;
  let over = false;
  while (!over) {
    assert.ok(Date.now() < late, `no end after ${choices} choices`);
    const moments = await Promise.all([ana, ben].map((somebody) => somebody.now()));
    over = moments.some((now) => now && now.is === "over");
    const asked = [ana, ben].flatMap((somebody, seat) => {
      const now = moments[seat];
      return now && now.is === "asked" ? [{ somebody, id: tastes[seat]?.(now.choices).id ?? "" }] : [];
    });
    await Promise.all(asked.map(({ somebody, id }) => somebody.chooseQuickly(id)));
    choices += asked.length;
    if (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 40));
    else if (!seen.combat || !seen.search || !seen.dice) await look();
  }

  /** What the table shows of fights and searches; the first of each is kept as a picture. */
  async function look() {
    const shows = await ana.page.evaluate(() => ({ combat: document.querySelector("section.combat") !== null, search: document.querySelector("section.search") !== null, dice: document.querySelector("section.combat .roll") !== null }));
    if (shows.combat && !seen.combat) {
      await picture(ana.page, "amanecer-zombi fight");
      await picture(ben.page, "amanecer-zombi fight phone");
    }
    if (shows.search && !seen.search) await picture(ana.page, "amanecer-zombi search");
    seen.combat ||= shows.combat;
    seen.search ||= shows.search;
    seen.dice ||= shows.dice;
  }

  assert.deepEqual(seen, { combat: true, search: true, dice: true }, "the table showed a fight with its dice, and a search");
  await ana.the("outcome").getByRole("heading").first().waitFor();
  await picture(ana.page, "amanecer-zombi over");
  const lines = await ana.log();
  assert.ok(lines.length > 100, `the log tells the story, not ${lines.length} lines`);
  assert.ok(choices > 60, `a whole game, not ${choices} choices`);
  assert.deepEqual(lines.filter((line) => /[{}]|undefined|NaN|\[object/.test(line)), [], "every line is a sentence");
  assert.match(lines.join("\n"), /Round 9 ends\./);
});

trial("one person alone, by clicking what glows on the board, to the end", async (enter, house) => {
  const made = await makeTable(house, "amanecer-zombi", [here("Ana")], { seed: "5", options: { beginner: "yes" } });
  const ana = await enter();
  await ana.sit(made, [0]);
  const taste = sensible(7, 0);
  const board = ana.the("board");
  let clicks = 0;
  for (let n = 0; n < 400; n++) {
    const { is, choices } = await ana.moment();
    if (is === "over") break;
    const { id } = taste(choices);
    // Squares, cards and things are clicked where they lie, at least while it is new.
    const ref = clicks < 40 && /^(walk|to|take|heal|search-with|with|deploy):/.test(id) ? await target(id) : undefined;
    if (ref) {
      await board.locator(`[data-ref="${ref}"]`).filter({ visible: true }).first().click({ force: true });
      clicks++;
      const menu = ana.the("pick-menu").locator(`[data-choice="${id}"]`);
      if (await menu.count()) await ana.the("pick-menu").locator(`[data-choice="${id}"][data-armed]`).click();
      else await ana.page.waitForTimeout(50);
    } else await ana.chooseQuickly(id);
  }
  assert.equal((await ana.moment()).is, "over");
  assert.ok(clicks >= 12, `${clicks} clicks on the board`);
  await picture(ana.page, "amanecer-zombi alone over");
  assert.match((await ana.log()).join("\n"), /[Yy]ou have lost\.|you have won\./);

  /** What lights up when the button of a choice is pointed at. @param {string} id */
  async function target(id) {
    const button = ana.the("choices").locator(`[data-choice="${id}"]`);
    await button.evaluate((node) => node.dispatchEvent(new MouseEvent("mouseenter")));
    const ref = await board.locator(".hot[data-ref]").first().getAttribute("data-ref", { timeout: 2000 }).catch(() => null);
    await button.evaluate((node) => node.dispatchEvent(new MouseEvent("mouseleave")));
    return ref ?? undefined;
  }
});

/** Start zones, and the square in each from which the Highway leads to all others. */
const EXITS = ["start-blue-3-5", "start-red-5-3", "start-green-3-1", "start-yellow-1-3"];

/** Goes to the Highway, attacks whoever is beside the own Group there, and strikes. @param {number} seed @param {number} self @returns {import("./lib/person.mjs").Taste} */
function quarrelsome(seed, self) {
  const otherwise = sensible(seed, self);
  let there = false;
  return (choices) => {
    const exit = choices.find(({ id }) => EXITS.some((square) => id === `to:${square}`));
    there ||= exit !== undefined;
    const first = (/** @type {RegExp} */ like) => choices.find(({ id }) => like.test(id));
    const calm = choices.some(({ id }) => id === "pass" || id === "end-turn") ? choices.filter(({ id }) => /^(pass|end-turn)$/.test(id)) : choices;
    return first(/^attack:/) ?? exit ?? first(/^melee$/) ?? (there ? undefined : first(/^walk:/)) ?? otherwise(calm);
  };
}

trial("two Groups fight each other to the end, and somebody watches it beat by beat", async (enter, house) => {
  const made = await makeTable(house, "amanecer-zombi", [here("Ana"), here("Ben")], { seed: "4", options: { maps: "quick" } });
  const [ana, ben, eve] = [await enter(), await enter({ lang: "es" }), await enter({ motion: true, size: { width: 1280, height: 720 } })];
  await ana.sit(made, [0]);
  await ben.sit(made, [1]);
  await eve.goTo(`/t/${made.table}`);
  await eve.the("board").waitFor();
  // What Eve sees, whenever it changes.
  await eve.page.evaluate(() => {
    const seen = { beats: /** @type {string[]} */ ([]), sides: 0, dice: 0, clash: 0, hurt: 0, over: false };
    Object.assign(globalThis, { fight: seen });
    setInterval(() => {
      const caption = document.querySelector("[data-testid=caption]");
      const tray = document.querySelector("section.versus-group");
      const kind = [...(caption?.classList ?? [])].find((name) => name !== "caption" && !name.startsWith("svelte"));
      const beat = `${kind}: ${caption?.textContent}`;
      if (kind && (tray || seen.dice > 0) && seen.beats.at(-1) !== beat) seen.beats.push(beat);
      seen.sides = Math.max(seen.sides, new Set([...(tray?.querySelectorAll(".fighter") ?? [])].map((face) => face.getAttribute("data-seat"))).size);
      seen.dice = Math.max(seen.dice, tray?.querySelectorAll(".roll .dice svg").length ?? 0);
      seen.hurt = Math.max(seen.hurt, document.querySelectorAll("section.versus-group .wounds .taken").length, document.querySelectorAll(".beats .falls, .beats .number.bad").length);
      // It is over when nobody fights any more and all of it has been told.
      seen.over = seen.dice > 0 && !tray && !document.querySelector("[data-testid=skip]");
      seen.clash = Math.max(seen.clash, document.querySelectorAll(".title.clash svg").length);
    }, 40);
  });
  const tastes = [quarrelsome(3, 0), quarrelsome(4, 1)];
  const fought = () => eve.page.evaluate(() => /** @type {any} */ (globalThis).fight);
  const late = Date.now() + 240_000;
  let asked = 0;
  let pictured = false;
  for (let done = false; !done; ) {
    assert.ok(Date.now() < late, `no fight after ${asked} choices: ${JSON.stringify(await fought())}`);
    for (const [seat, somebody] of [ana, ben].entries()) {
      const now = await somebody.now();
      if (!now || now.is !== "asked") continue;
      await somebody.chooseQuickly(tastes[seat]?.(now.choices).id ?? "");
      asked++;
    }
    const { dice, over } = await fought();
    if (dice > 0 && !pictured) {
      pictured = true;
      await picture(eve.page, "amanecer-zombi groups fight");
    }
    // The dice lie in the tray from the moment on in which they fall; they are told in their turn, and all that comes of them.
    if (over) done = true;
    else await new Promise((resolve) => setTimeout(resolve, 60));
  }
  await picture(eve.page, "amanecer-zombi groups fought");
  const { beats, sides, clash, hurt } = await fought();
  assert.equal(sides, 2, "both Groups stand in the tray");
  assert.equal(clash, 2, "the title bears both their marks");
  assert.ok(beats.length >= 3, `the fight is told beat by beat: ${beats.join(" | ")}`);
  for (const kind of ["dice", "hit"]) assert.ok(beats.some((/** @type {string} */ beat) => beat.startsWith(`${kind}:`)), `${kind}: ${beats.join(" | ")}`);
  assert.ok(hurt > 0, "Damage is seen on those who bear it");
});

trial("a map is built by taking zones, turning them and clicking where they shall lie", async (enter, house) => {
  const made = await makeTable(house, "amanecer-zombi", [here("Ana"), bot], { seed: "3" });
  const ana = await enter();
  await ana.sit(made, [0]);
  await ana.page.locator("[data-gap]").first().waitFor();
  await picture(ana.page, "amanecer-zombi building");
  await accessible(ana.page, "amanecer-zombi building");
  const zones = () => ana.page.locator(".tile[data-ref]");
  const first = await zones().count();
  await zones().nth(1).click();
  await ana.page.getByRole("button", { name: /Turn right/ }).click();
  await ana.page.locator("[data-gap]").first().focus();
  await ana.page.keyboard.press("Enter");
  await eventually(async () => assert.equal(await zones().count(), first - 1));
  // By pulling, too.
  const board = await ana.the("board").boundingBox();
  const boxes = async () => Promise.all((await ana.page.locator("[data-gap]").all()).map((gap) => gap.boundingBox()));
  // The map has moved to make room for the zone: the hand waits until it lies still.
  const gaps = await lyingStill(boxes);
  const to = gaps.find((gap) => gap && board && gap.y > board.y && gap.y + gap.height < board.y + board.height);
  assert.ok(to);
  await zones().first().hover({ position: { x: 30, y: 30 } });
  await ana.page.mouse.down();
  await ana.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await ana.page.mouse.up();
  await eventually(async () => assert.equal(await zones().count(), first - 2));
  await ana.choose("lay-rest");
  // Then a Character is kept, and three Missions are ticked.
  await ana.page.getByRole("button", { name: /^Keep / }).first().waitFor();
  await ana.moment();
  await ana.page.getByRole("button", { name: /^Keep / }).first().click();
  const missions = ana.page.locator(".mission[data-ref]");
  await missions.first().waitFor();
  await ana.moment();
  for (const n of [0, 2, 4]) await missions.nth(n).click();
  await picture(ana.page, "amanecer-zombi missions");
  await ana.page.getByRole("button", { name: /^Keep these/ }).click();
  await eventually(async () => assert.match((await ana.log()).join("\n"), /Round 1 begins\./));
});

for (const theme of /** @type {const} */ (["dark", "light"])) {
  trial(`no serious finding of the accessibility check at the table, ${theme}`, async (enter, house) => {
    const made = await makeTable(house, "amanecer-zombi", [here("Ana"), bot], { seed: "12", options: { maps: "quick" } });
    const ana = await enter({ theme });
    await ana.sit(made, [0]);
    await ana.play(sensible(3, 0), { enough: (n) => n === 8 });
    await ana.moment();
    await picture(ana.page, `amanecer-zombi ${theme}`);
    await accessible(ana.page, `amanecer-zombi ${theme}`);
    const phone = await enter({ theme, phone: true });
    await phone.sit(made, [0]);
    await phone.the("board").waitFor();
    await picture(phone.page, `amanecer-zombi phone ${theme}`);
    await accessible(phone.page, `amanecer-zombi phone ${theme}`);
    const wide = await phone.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(wide <= 0, "the page does not scroll sideways");
  });
}

trial("the tutorial runs to its last word", async (enter) => {
  const ana = await enter();
  await ana.goTo("/learn/amanecer-zombi");
  await ana.the("start-tutorial").click();
  const ways = await playTutorial(ana);
  assert.ok(ways.board >= 3, `moves were made on the board: ${JSON.stringify(ways)}`);
});
