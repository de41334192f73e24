/** What a browser is sent and what it shows: three people and an onlooker in one game, each of whose lines is written down. */
import assert from "node:assert/strict";
import { here, makeTable } from "./lib/desk.mjs";
import { playTogether } from "./lib/person.mjs";
import { stage } from "./lib/stage.mjs";
import { lazy } from "./lib/taste.mjs";

const trial = stage();

trial("nobody's browser is sent another's cards, tokens or the seed", async (enter, house) => {
  const made = await makeTable(house, "city-of-horror", [here("Ana"), here("Ben"), here("Cleo")]);
  const people = await Promise.all([enter(), enter(), enter(), enter()]);
  /** @type {string[][]} */
  const sent = people.map(() => []);
  people.forEach(({ page }, index) => listen(page, sent[index] ?? []));
  await Promise.all(people.slice(0, 3).map((somebody, seat) => somebody.sit(made, [seat])));
  await people[3]?.goTo(`/t/${made.table}?look`);

  await Promise.all(people.map((somebody) => somebody.the("board").waitFor()));
  const cards = people[0]?.the("board").locator("[data-ref^='action:']");
  await playTogether(people.slice(0, 3), lazy(6), async () => ((await cards?.count()) ?? 0) > 0);
  const hands = await Promise.all([0, 1, 2].map((seat) => handOf(house, made.table, made.tokens[seat] ?? "")));

  for (const [viewer, messages] of sent.entries()) {
    const all = messages.join("\n");
    assert.ok(all.length > 1000, "something was written down");
    for (const [seat, hand] of hands.entries()) {
      if (seat === viewer) continue;
      for (const card of hand) assert.ok(!all.includes(`"${card}"`), `${card} of seat ${seat} was sent to ${viewer}`);
      assert.ok(!all.includes(made.tokens[seat] ?? "?"), `the token of seat ${seat} was sent to ${viewer}`);
    }
    assert.ok(!all.includes(made.host));
    assert.ok(!all.includes('"seq"'));
    assert.ok(!all.includes('"seed"'));
  }
});

/** Writes down every message and every answer of the house. @param {import("playwright-core").Page} page @param {string[]} into */
function listen(page, into) {
  page.on("websocket", (line) => line.on("framereceived", ({ payload }) => into.push(String(payload))));
  page.on("response", (answer) => {
    if (new URL(answer.url()).pathname.startsWith("/api/tables")) void answer.text().then((body) => into.push(body), () => {});
  });
}

/** The cards that a seat was dealt, as its own recording tells. @param {import("./lib/house.mjs").House} house @param {string} table @param {string} token */
async function handOf(house, table, token) {
  const answer = await fetch(`${house.address}/api/tables/${table}/record`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ token }),
  });
  const { frames } = /** @type {any} */ (await answer.json());
  /** @type {{p: string, v: {ref: string}[]}[]} */
  const patches = frames.flatMap((/** @type {any} */ frame) => [...(frame.beats ?? []), frame].flatMap(({ patch }) => patch ?? []));
  const hand = patches.filter(({ p }) => /^view\/hand(\/\d+)?$/.test(p)).flatMap(({ v }) => v);
  assert.ok(hand.length > 0, "a hand was dealt");
  return hand.map(({ ref }) => ref);
}
