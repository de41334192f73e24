/** Friends: by a link, seen in the lobby, invited to a table; and somebody who is blocked. */
import assert from "node:assert/strict";
import { here, makeTable, open } from "./lib/desk.mjs";
import { picture } from "./lib/look.mjs";
import { eventually, stage } from "./lib/stage.mjs";

const trial = stage();

trial("friends find each other by a link and invite, and who is blocked is not heard", async (enter, house) => {
  const made = await makeTable(house, "city-of-horror", [here("Ana"), here("Ben"), here("Rob"), open]);
  const [ana, ben] = await Promise.all([enter({ size: { width: 1280, height: 720 } }), enter({ lang: "es", phone: true })]);

  // A link that Ana sends makes Ben a friend, once.
  await ana.goTo("/");
  await ana.the("friend-name").fill("Ana");
  await ana.the("friend-name").blur();
  await ana.the("make-friend-link").click();
  const link = await ana.the("friend-link").inputValue();
  assert.match(link, /\/friends#[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}$/);
  await ben.goTo(new URL(link).pathname + new URL(link).hash);
  await picture(ben.page, "friend-link on a phone");
  await ben.the("friend-name").first().fill("Ben");
  await ben.the("friend-name").first().blur();
  await ben.the("accept-friend").click();
  await ben.the("friend").first().waitFor();
  await ana.page.reload();
  await ana.the("friend").getByText("Ben").waitFor();
  await eventually(async () => assert.match((await ana.the("friends").locator("li").first().getAttribute("class")) ?? "", /house/));

  // Ana sits at a private table and invites him there.
  await ana.sit(made, [0], { host: true });
  await ana.the("invite-friends").getByRole("button").first().click();
  await ana.the("invite-friends").getByText("Ben is invited").waitFor();
  await picture(ana.page, "invite-friends");
  await ben.goTo("/");
  await ben.the("invitation").getByText("Ana").waitFor();
  assert.equal(await ben.the("friend-table").count(), 0, "a private table is not shown by being there");
  await picture(ben.page, "lobby with a friend");
  await ben.sit(made, [1]);
  await ben.the("waiting").waitFor();

  // Rob says something, and is blocked: nothing of it is shown any more, and he is not told.
  const rob = await enter({ size: { width: 1280, height: 720 } });
  await rob.sit(made, [2]);
  await ana.the("fill").click();
  await rob.the("board").waitFor();
  await rob.turnTo("chat");
  await rob.say("Boo!");
  await ana.turnTo("chat");
  await ana.the("chat").getByText("Boo!").waitFor();
  await ana.the("seats").locator("[data-seat='2']").getByTestId("seat-menu").click();
  await picture(ana.page, "seat-menu with friends");
  await ana.the("block").click();
  await ana.the("block-do").click();
  await ana.the("chat").getByText("Boo!").waitFor({ state: "detached" });
  await rob.say("Can you hear me?");
  await rob.the("chat").getByText("Can you hear me?").waitFor();
  assert.equal(await ana.the("chat").getByText("Can you hear me?").count(), 0);

  await ana.goTo("/");
  await ana.the("blocked").locator("summary").click();
  await ana.the("unblock").waitFor();
  await picture(ana.page, "lobby with friends and blocked");
});
