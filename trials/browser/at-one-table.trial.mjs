/** Several people at one table: by link, at one browser, looking on; and everything that can happen between them. */
import assert from "node:assert/strict";
import { bot, here, makeTable, open } from "./lib/desk.mjs";
import { picture } from "./lib/look.mjs";
import { eventually, stage } from "./lib/stage.mjs";
import { calm, lazy } from "./lib/taste.mjs";

/** @typedef {import("./lib/person.mjs").Person} Person */

const trial = stage();
/** A standing order of City of Horror: ask me only to cancel a card. */
const CANCEL_ONLY = "4";

trial("a guest comes by the link, and two browsers play a whole game of Cards of the Dead", async (enter) => {
  const [ana, ben] = await Promise.all([enter(), enter()]);
  await ana.goTo("/");
  await ana.the("play-cards-of-the-dead").click();
  await ana.page.getByLabel("Name of seat 1").fill("Ana");
  await ana.page.getByLabel("Who sits on seat 2").selectOption("open");
  await ana.the("create").click();
  const link = await ana.the("link").inputValue();

  await ben.page.goto(link);
  await ben.the("join-name").fill("Ben");
  await ben.the("sit").click();

  await ana.the("seats").getByText("Ben").waitFor();
  await Promise.all([ana.play(calm(5)), ben.play(calm(6))]);
  const [told, heard] = await Promise.all([ana.log(), ben.log()]);
  assert.deepEqual(told, heard, "in this game everybody is told the same");

  await ben.the("rematch").click();
  await ben.page.waitForURL((url) => url.href !== link);
  await ana.the("to-rematch").click();
  await ana.page.waitForURL(ben.page.url());
  await ana.the("seats").getByText("Ben").waitFor();
});

trial("three browsers and an onlooker play a whole game of City of Horror", async (enter, house) => {
  const made = await makeTable(house, "city-of-horror", [here("Ana"), here("Ben"), here("Cleo")]);
  const people = await Promise.all([enter(), enter(), enter()]);
  const dora = await enter();
  await Promise.all(people.map((somebody, seat) => somebody.sit(made, [seat])));
  await dora.goTo(`/t/${made.table}?look`);

  // Who wants to be asked less says so.
  await Promise.all(people.map((somebody) => somebody.order(CANCEL_ONLY)));

  await Promise.all(people.map((somebody, seat) => somebody.play(lazy(20 + seat), { byMouse: 4 })));

  assert.equal((await dora.moment()).is, "over");
  assert.equal(await dora.page.locator("[data-choice]").count(), 0, "who looks on decides nothing");
  const verdict = (/** @type {import("./lib/person.mjs").Person} */ who) => who.the("outcome").getByRole("heading").first().textContent();
  const seen = await verdict(dora);
  const heads = await Promise.all(people.map(verdict));
  assert.ok(heads.every((head) => head === seen || head?.startsWith("You")), `all are told of the same end: ${heads} (${seen})`);
  assert.notEqual(heads.every((head) => head === seen), / won/.test(seen ?? ""), "whoever has won is told so");
  await picture(dora.page, "onlooker");
});

trial("two at one browser: a curtain between them, and nothing secret behind it", async (enter, house) => {
  const made = await makeTable(house, "city-of-horror", [here("Ana"), here("Ben"), bot("Bot")]);
  const both = await enter();
  await both.sit(made, [0, 1]);
  const roll = lazy(8);
  let curtains = 0;
  let held = /** @type {string[]} */ ([]);
  while (curtains < 4) {
    const { is, choices } = await both.moment();
    if (is === "curtain") {
      const page = await both.page.content();
      for (const ref of held) assert.ok(!page.includes(`"${ref}"`), `${ref} is still in the page behind the curtain`);
      assert.equal(await both.page.locator("[data-choice]").count(), 0);
      if (curtains++ === 1) await picture(both.page, "curtain");
      await both.lift();
    } else {
      held = await both.page.locator("[data-ref^='action:']").evaluateAll((cards) => cards.map((card) => card.getAttribute("data-ref") ?? ""));
      assert.notEqual(is, "over");
      await both.choose(roll(choices).id);
    }
  }
  assert.match(await both.the("prompt").innerText(), /Ana|Ben/, "names, not “you”");
});

/** A table as the page makes it for several people, but with known cards: one pause for all, in which doing nothing passes. */
const STANDARD = { seed: "3", attention: "standard", windowSeconds: 3 };

/** Somebody might answer now, and time runs. @param {Person} somebody */
const inPause = (somebody) => somebody.page.evaluate(() => document.querySelector("[data-testid=status] [role=timer]") !== null && document.querySelector("[data-testid=skip]") === null);

/** Whoever is asked outside of a pause decides, and in pauses nobody does anything, until `found`. @param {Person[]} people @param {() => Promise<boolean>} found */
async function untilPause(people, found) {
  const decide = lazy(8);
  const late = Date.now() + 60_000;
  while (!(await found())) {
    assert.ok(Date.now() < late, "no such pause came");
    for (const somebody of people) {
      if (await inPause(somebody)) continue;
      const now = await somebody.now();
      if (now && now.is === "curtain") await somebody.lift();
      else if (now && now.is === "asked") await somebody.chooseQuickly(decide(now.choices).id).catch(() => {});
    }
    await people[0]?.page.waitForTimeout(60);
  }
}

/** Seconds that are left of the pause, as the page says it. @param {Person} somebody */
const left = async (somebody) => Number((await somebody.the("status").getByRole("timer").getAttribute("aria-label"))?.match(/\d+/)?.[0]);

/** Answers that the page sends from now on. @param {Person} somebody */
function answersOf({ page }) {
  /** @type {string[]} */
  const sent = [];
  page.on("websocket", (line) => line.on("framesent", ({ payload }) => void (String(payload).includes('"answer"') && sent.push(String(payload)))));
  return sent;
}

trial("two browsers share a pause: doing nothing passes, Hold is for all, a wish is taken back", async (enter, house) => {
  const made = await makeTable(house, "city-of-horror", [here("Ana"), here("Ben"), bot("Bot")], STANDARD);
  const [ana, ben] = await Promise.all([enter(), enter({ size: { width: 1280, height: 720 } })]);
  const sent = answersOf(ben);
  await Promise.all([ana.sit(made, [0]), ben.sit(made, [1])]);
  const could = () => ben.the("doing-nothing").isVisible();

  await untilPause([ana, ben], could);
  const before = sent.length;
  assert.equal(await ben.page.locator("[data-choice=pass]").count(), 0, "there is no Pass to click");
  assert.ok(await ben.the("choices").locator("[data-choice]").count() > 0, "and something to answer with");
  await eventually(async () => assert.ok(await inPause(ana), "the other has the same time bar"));
  await picture(ben.page, "pause");
  await ben.the("doing-nothing").waitFor({ state: "detached" });
  assert.equal(sent.length, before, "nothing was sent: time has passed");

  await untilPause([ana, ben], could);
  await ben.page.locator("[data-testid=hold][data-armed]").click();
  await eventually(async () => assert.ok((await left(ana)) > 12 && (await left(ben)) > 12, "both have more time"));
  const told = (await ana.the("prompt").innerText()) + (await ana.the("hold").innerText());
  assert.ok(!told.includes("Ben"), "and nobody is told who wants it");
  const wish = ben.the("choices").locator("[data-choice][data-armed]").first();
  await wish.evaluate((button) => /** @type {HTMLElement} */ (button).click());
  await eventually(async () => assert.match(await ben.the("prompt").innerText(), /When the time is up you do this/));
  assert.equal(await ben.the("doing-nothing").count(), 0);
  await ben.page.locator("[data-testid=undo][data-armed]").click();
  await ben.the("doing-nothing").waitFor();
  assert.ok((await left(ben)) > 2, "and the pause goes on");
});

trial("two at one screen: “Anybody?” instead of a curtain, which falls only for who answers", async (enter, house) => {
  const made = await makeTable(house, "city-of-horror", [here("Ana"), here("Ben"), bot("Bot")], STANDARD);
  const both = await enter({ size: { width: 1280, height: 720 } });
  const sent = answersOf(both);
  await both.sit(made, [0, 1]);
  const bar = both.the("anybody");
  const asked = async () => (await bar.count()) > 0;

  await untilPause([both], asked);
  const before = sent.length;
  assert.equal(await both.the("curtain").count(), 0, "no curtain for a window");
  await picture(both.page, "anybody");
  // Nobody presses: passed.
  await eventually(async () => assert.ok(!(await inPause(both)), "the pause ends"));
  assert.equal(sent.length, before);

  await untilPause([both], asked);
  const button = bar.locator("button[data-armed]").last();
  const name = await button.innerText();
  await button.click();
  await both.the("curtain").waitFor();
  assert.ok((await both.the("curtain").innerText()).includes(name), "the curtain names who answers");
  assert.equal(await both.page.locator("[data-ref^='action:'], [data-choice]").count(), 0, "and nothing lies behind it");
  await both.lift();
  await both.page.locator("[data-ref^='action:']").first().waitFor();
  assert.equal(await bar.getByText(name).count(), 0, "who looks needs no button");
});

trial("reloading in the middle of a turn changes nothing", async (enter, house) => {
  const made = await makeTable(house, "city-of-horror", [here("Ana"), bot("B"), bot("C")]);
  const ana = await enter();
  await ana.sit(made, [0]);
  await ana.play(lazy(4), { enough: (n) => n === 6 });
  const before = await ana.moment();
  const story = await ana.log();

  await ana.page.reload();

  assert.deepEqual(await ana.moment(), before);
  assert.deepEqual(await ana.log(), story);
});

trial("a lost line comes back, and so does a house that was killed", async (enter, house) => {
  const made = await makeTable(house, "cards-of-the-dead", [here("Ana")]);
  const [ana, ben] = await Promise.all([enter(), enter()]);
  await Promise.all([ana.sit(made, [0]), ben.goTo(`/t/${made.table}?look`)]);
  const taste = calm(9);
  const alike = () => eventually(async () => assert.deepEqual(await ben.log(), await ana.log()));
  await ana.play(taste, { enough: (n) => n === 2 });
  await alike();

  ben.allowed.offline = true;
  await ben.context.setOffline(true);
  await ana.play(taste, { enough: (n) => n === 2 });
  await ben.context.setOffline(false);
  await alike();

  ana.allowed.offline = true;
  const story = await ana.log();
  await house.kill();
  await ana.the("lost-line").waitFor();
  await house.restart();
  await ana.the("lost-line").waitFor({ state: "detached" });
  assert.deepEqual(await ana.log(), story);
  await ana.play(taste, { enough: (n) => n === 2 });
  await alike();
});

trial("what is said is text and nothing else, and not too much of it", async (enter, house) => {
  const made = await makeTable(house, "city-of-horror", [here("<b>Ana</b>"), here("Ben"), bot("C")]);
  const [ana, ben] = await Promise.all([enter(), enter()]);
  await Promise.all([ana.sit(made, [0]), ben.sit(made, [1])]);
  const evil = '<img src=x onerror="document.title=\'caught\'">';

  await ana.say(evil);
  await ben.turnTo("chat");

  await ben.the("chat").getByText(evil, { exact: false }).waitFor();
  assert.equal(await ben.the("chat").locator("img").count(), 0);
  assert.equal(await ben.page.locator("[data-testid=seats] b b").count(), 0, "a name is text too");
  for (let n = 0; n < 30 && !(await ana.the("notice").isVisible()); n++) await ana.say(`word ${n}`);
  await ana.the("notice").waitFor();
  assert.notEqual(await ben.page.title(), "caught");
});

trial("an answer can be taken back while nothing new has come to light", async (enter, house) => {
  const made = await makeTable(house, "cards-of-the-dead", [here("Ana")], { seed: "4" });
  const ana = await enter();
  await ana.sit(made, [0]);
  await ana.play(calm(1), { enough: async () => (await ana.moment()).choices.some(({ id }) => id.startsWith("equip:")) });
  const before = await ana.moment();
  const equip = before.choices.find(({ id }) => id.startsWith("equip:"));
  assert.ok(equip);

  await ana.choose(equip.id);
  await ana.the("undo").waitFor();
  assert.notDeepEqual(await ana.moment(), before);
  await ana.page.locator("[data-testid=undo][data-armed]").click();

  await ana.page.locator(`[data-testid=choices] [data-choice="${equip.id}"]`).waitFor({ state: "attached" });
  assert.deepEqual(await ana.moment(), before);
});

trial("a bot stands in for who is away, and hands back", async (enter, house) => {
  const made = await makeTable(house, "cards-of-the-dead", [here("Ana"), here("Ben")]);
  const ana = await enter();
  await ana.sit(made, [0], { host: true });
  await ana.page.getByRole("button", { name: "Let a bot play for Ben" }).click();
  await ana.the("stand-in-do").click();
  await ana.the("seats").getByText("bot stands in").waitFor();

  await ana.play(calm(2), { enough: (n) => n === 3 });

  const ben = await enter();
  await ben.sit(made, [1]);
  await ben.page.locator("[data-testid=take-back][data-armed]").click();
  await ana.the("seats").getByText("bot stands in").waitFor({ state: "detached" });
});

trial("a table with a free seat is found in the lobby when it is public", async (enter, house) => {
  await makeTable(house, "cards-of-the-dead", [here("Ana"), open], { public: true });
  const ben = await enter();
  await ben.goTo("/");

  await ben.the("public-tables").getByRole("link", { name: "Sit down" }).click();

  await ben.the("sit").click();
  await ben.the("seats").waitFor();
  await ben.goTo("/");
  await ben.the("my-games").getByText("Cards of the Dead").first().waitFor();
});
