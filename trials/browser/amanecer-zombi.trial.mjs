/** Amanecer Zombi: two people in two browsers and a bot play to the end; one plays alone by clicking on the board; maps are built by hand; the tutorial. */
import assert from "node:assert/strict";
import { here, makeTable } from "./lib/desk.mjs";
import { accessible, picture } from "./lib/look.mjs";
import { eventually, LIMIT, stage } from "./lib/stage.mjs";
import { sensible } from "./lib/taste.mjs";

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
  await ana.the("orders").selectOption("1");
  await ben.the("orders").selectOption("1");
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
      if (await menu.count()) await menu.click();
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
  const [from, to] = [await zones().first().boundingBox(), await ana.page.locator("[data-gap]").last().boundingBox()];
  assert.ok(from && to);
  await ana.page.mouse.move(from.x + 30, from.y + 30);
  await ana.page.mouse.down();
  await ana.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await ana.page.mouse.up();
  await eventually(async () => assert.equal(await zones().count(), first - 2));
  await ana.choose("lay-rest");
  // Then a Character is kept, and three Missions are ticked.
  await ana.page.getByRole("button", { name: /^Keep / }).first().click();
  const missions = ana.page.locator(".mission[data-ref]");
  await missions.first().waitFor();
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
  const coach = ana.the("coach");
  await coach.waitFor();
  for (let n = 0; n < 40; n++) {
    await ana.page.waitForFunction(() => /^(go-on|choice|done|lost)$/.test(document.querySelector("[data-testid=coach]")?.getAttribute("data-waits") ?? ""));
    const waits = await coach.getAttribute("data-waits");
    assert.notEqual(waits, "lost", await coach.innerText());
    if (waits === "done") return;
    const step = await coach.getAttribute("data-step");
    // What is still being told is skipped.
    await ana.page.keyboard.press("Escape");
    await ana.the(waits === "choice" ? "coach-choose" : "coach-go-on").click();
    await ana.page.waitForFunction((was) => document.querySelector("[data-testid=coach]")?.getAttribute("data-step") !== was, step);
  }
  assert.fail("the coach does not end");
});
