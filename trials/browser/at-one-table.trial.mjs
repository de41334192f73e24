/** Several people at one table: by link, at one browser, looking on; and everything that can happen between them. */
import assert from "node:assert/strict";
import { bot, here, makeTable, open } from "./lib/desk.mjs";
import { picture } from "./lib/look.mjs";
import { eventually, stage } from "./lib/stage.mjs";
import { calm, lazy } from "./lib/taste.mjs";

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
  await Promise.all(people.map((somebody) => somebody.the("orders").selectOption(CANCEL_ONLY)));

  await Promise.all(people.map((somebody, seat) => somebody.play(lazy(20 + seat), { byMouse: 4 })));

  assert.equal((await dora.moment()).is, "over");
  assert.equal(await dora.page.locator("[data-choice]").count(), 0, "who looks on decides nothing");
  const [ana, ben] = await Promise.all(people.map((somebody) => somebody.the("outcome").getByRole("heading").first().textContent()));
  assert.equal(ana, ben);
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
  await ana.the("undo").click();

  await ana.page.locator(`[data-testid=choices] [data-choice="${equip.id}"]`).waitFor({ state: "attached" });
  assert.deepEqual(await ana.moment(), before);
});

trial("a bot stands in for who is away, and hands back", async (enter, house) => {
  const made = await makeTable(house, "cards-of-the-dead", [here("Ana"), here("Ben")]);
  const ana = await enter();
  await ana.sit(made, [0], { host: true });
  await ana.page.getByRole("button", { name: "Let a bot play for Ben" }).click();
  await ana.the("seats").getByText("bot stands in").waitFor();

  await ana.play(calm(2), { enough: (n) => n === 3 });

  const ben = await enter();
  await ben.sit(made, [1]);
  await ben.the("take-back").click();
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
