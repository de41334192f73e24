/** People come back on another device, by a code or a passkey, and are forgotten when they wish. */
import assert from "node:assert/strict";
import { bot, here, makeTable } from "./lib/desk.mjs";
import { picture } from "./lib/look.mjs";
import { stage } from "./lib/stage.mjs";

const trial = stage();

trial("who one is moves to another browser by a code that works once", async (enter, house) => {
  const made = await makeTable(house, "six-nights", [here("Ana"), bot("B"), bot("C")]);
  const ana = await enter();
  await ana.sit(made, [0]);
  await ana.page.goto("/me");
  await ana.the("my-name").fill("Ana");
  await ana.page.getByRole("button", { name: "Keep", exact: true }).click();
  await ana.page.getByRole("button", { name: "Kept" }).waitFor();
  await ana.the("language").click();
  await ana.the("carry").click();
  await ana.the("carry-qr").waitFor();
  const code = await ana.the("carry-code").innerText();
  await picture(ana.page, "me with a code");

  const phone = await enter({ phone: true });
  await phone.page.goto(`/me#${code}`);
  await phone.the("arrive-brought").click();
  await phone.the("said").waitFor();
  assert.match(await phone.the("said").innerText(), /Ana/);
  assert.equal(await phone.page.evaluate(() => document.documentElement.lang), "es", "settings come along");
  await picture(phone.page, "me on a phone");
  await phone.page.goto(`/t/${made.table}`);
  await phone.the("board").waitFor();
  await phone.turnTo("choices");
  assert.equal((await phone.moment()).is, "asked", "the seat is Ana's on her phone, too");

  const again = await phone.page.evaluate(
    async (code) => (await fetch("/api/me/arrive", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ code }) })).status,
    code,
  );
  assert.equal(again, 400, "a code works once");
  phone.faults.length = 0;

  await ana.page.goto("/me");
  await ana.the("delete-me").click();
  await ana.the("delete-sure").click();
  await ana.the("be-known").waitFor();
});

trial("a passkey lets its owner in on a new device", async (enter, house) => {
  const at = house.address.replace("127.0.0.1", "localhost");
  const ana = await enter();
  const first = await authenticator(ana.page);
  await ana.page.goto(`${at}/me`);
  await ana.the("be-known").click();
  await ana.the("add-passkey").click();
  await ana.the("passkeys").locator("li").first().waitFor();
  const known = await ana.page.evaluate(() => JSON.parse(localStorage.getItem("horda.me") ?? "{}").id);

  const phone = await enter();
  const second = await authenticator(phone.page);
  const { credentials } = await first.client.send("WebAuthn.getCredentials", { authenticatorId: first.id });
  for (const credential of credentials) await second.client.send("WebAuthn.addCredential", { authenticatorId: second.id, credential });
  await phone.page.goto(`${at}/me`);
  await phone.the("enter-passkey").click();
  await phone.the("said").waitFor();
  assert.equal(await phone.page.evaluate(() => JSON.parse(localStorage.getItem("horda.me") ?? "{}").id), known);
});

/** An authenticator of software alone, which says yes by itself. @param {import("playwright-core").Page} page */
async function authenticator(page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId: id } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  });
  return { client, id };
}
