/** Being told that it is one's turn, and people at a table: reactions, a pause, another host. */
import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after } from "node:test";
import { here, makeTable } from "./lib/desk.mjs";
import { picture } from "./lib/look.mjs";
import { deliver, openPushService, standIn } from "./lib/push.mjs";
import { eventually, stage } from "./lib/stage.mjs";
import { calm } from "./lib/taste.mjs";

const service = await openPushService();
after(() => service.close());

const trial = stage(() => ["--push-anywhere", "--quiet", "0.02", "--webhook", `${service.origin}/hook`]);

/** Two people with days to think. */
const DAYS = { clock: { bank: 172_800, add: 0 }, seed: "3" };

const at = (/** @type {string} */ path) => service.came.filter((one) => one.path === path);

trial("whoever looks elsewhere is told by their browser that it is their turn", async (enter, house) => {
  const made = await makeTable(house, "cards-of-the-dead", [here("Ana"), here("Ben")], DAYS);
  const [ana, ben] = await Promise.all([enter(), enter()]);
  await standIn(ben, service.subscription);
  await Promise.all([ana.sit(made, [0]), ben.sit(made, [1])]);

  await ben.page.getByRole("button", { name: "Settings" }).click();
  const told = ben.page.waitForResponse((answer) => answer.url().includes("/api/push") && answer.request().method() === "POST");
  await ben.the("turns").getByRole("radio", { name: "On", exact: true }).check({ force: true });
  assert.equal((await told).status(), 200);
  await picture(ben.page, "settings-turns");

  // Somewhere else in the house, and nowhere near the table.
  await ben.goTo("/rules");
  const before = at("/send/ben").length;
  const decide = calm(5);
  await eventually(async () => {
    const now = await ana.now();
    if (now && now.is === "asked") await ana.chooseQuickly(decide(now.choices).id).catch(() => {});
    assert.ok(at("/send/ben").length > before, "the house has sent something");
  });

  const request = at("/send/ben")[before];
  assert.ok(request);
  const { key } = /** @type {{ key: string }} */ (await (await fetch(`${house.address}/api/push`)).json());
  service.checkSender(request, key);
  const message = service.open(request);
  assert.deepEqual(JSON.parse(message), {
    kind: "turn",
    title: "Your turn: Cards of the Dead",
    body: "With Ana.",
    url: `/t/${made.table}`,
  });

  await deliver(ben, message);
  await eventually(async () => {
    const shown = await ben.page.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration("/push/");
      return (await worker?.getNotifications())?.map(({ title, body, data }) => ({ title, body, url: data.url }));
    });
    assert.deepEqual(shown, [{ title: "Your turn: Cards of the Dead", body: "With Ana.", url: `/t/${made.table}` }]);
  });

  // The host's own program hears of it, too, and can tell from whom.
  await eventually(async () => assert.ok(at("/hook").some(({ body }) => String(body).includes(`"name":"Ben"`))));
  const secret = (await readFile(join(house.data, "webhook.secret"), "utf8")).trim();
  for (const { headers, body } of at("/hook")) {
    const signature = createHmac("sha256", secret).update(`${headers["x-horda-time"]}.${body}`).digest("hex");
    assert.equal(headers["x-horda-signature"], `sha256=${signature}`);
  }

  // And at the table the tab says so.
  await ben.goTo(`/t/${made.table}`);
  await eventually(async () => assert.match(await ben.page.title(), /^● Your turn/));
  assert.match((await ben.page.locator("link[rel=icon]").getAttribute("href")) ?? "", /favicon-turn/);
});

trial("people at one table react, the host pauses it and hands it over, and the board stands still", async (enter, house) => {
  const made = await makeTable(house, "city-of-horror", [here("Ana"), here("Ben"), here("Cleo")], DAYS);
  const [ana, ben] = await Promise.all([enter({ size: { width: 1280, height: 720 } }), enter({ lang: "es", size: { width: 1440, height: 900 } })]);
  await Promise.all([ana.sit(made, [0], { host: true }), ben.sit(made, [1])]);
  const board = () => ben.the("board").boundingBox();
  const stands = await board();
  const row = () => ben.the("seats").locator("[data-seat='0'] .name").boundingBox();
  // The game's own part of the rows is there, everybody has sat down and says so beside the name, before anything is measured.
  await ben.the("seats").locator("[data-seat='0'] .state").waitFor();
  let name = await row();
  await eventually(async () => {
    const before = name;
    name = await row();
    assert.deepEqual(name, before);
    assert.equal(await ben.the("seats").locator("[data-seat='0'] .name").evaluate((one) => one.getAnimations({ subtree: true }).length), 0);
  });

  await ana.turnTo("chat");
  await ana.page.locator("[data-reaction=brains]").click();
  await ben.the("reaction").getByText("¡Cereeebros!").waitFor();
  assert.deepEqual([await board(), await row()], [stands, name], "nothing moves for it");
  await picture(ben.page, "reaction");

  await ana.the("halt").click();
  await Promise.all([ana.the("halted").waitFor(), ben.the("halted").waitFor()]);
  assert.deepEqual(await board(), stands);
  assert.equal(await ana.page.locator("[data-choice]").count(), 0, "nobody is asked anything");
  await picture(ana.page, "halted");

  await ana.the("seats").locator("[data-seat='1']").getByTestId("seat-menu").click();
  await picture(ana.page, "seat-menu");
  await ana.the("host").click();
  await ana.the("host-do").click();
  await ben.the("halt").waitFor();
  assert.equal(await ana.the("halt").count(), 0, "and Ana is the host no more");
  await ben.the("resume").click();
  await ben.the("halted").waitFor({ state: "detached" });
  await ana.the("halted").waitFor({ state: "detached" });
});
