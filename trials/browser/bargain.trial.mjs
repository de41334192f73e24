/** Bargaining on the real page: two people, one on a phone, and two bots; an offer, a counter-offer, a deal among three, a promise kept, one broken. */
import assert from "node:assert/strict";
import { bot, here, makeTable } from "./lib/desk.mjs";
import { picture } from "./lib/look.mjs";
import { eventually, stage } from "./lib/stage.mjs";

/** @typedef {import("./lib/person.mjs").Person} Person */
/** @typedef {import("./lib/person.mjs").Choice} Choice */

const trial = stage();

const PASS = [0, 1, 2, 3].map((seat) => `${seat} pass`);
/** Whom each seat places, the last seat first. */
const PLACED = [
  ["mama", "little-girl", "rocker", "teen"],
  ["blonde", "geek", "priest", "special-agent"],
  ["businesswoman", "housewife", "student", "rasta"],
  ["businessman", "grandpa", "little-boy", "vigil"],
];

/** Everybody goes to the Church and passes, until the zombies stand before it and Ana, the First Player, is asked. */
const BEFORE_THE_ATTACK = {
  seed: "2",
  opening: [
    ...[3, 2, 1, 0].flatMap((seat) => (PLACED[seat] ?? []).map((who) => `${seat} place:${who}`)),
    ...PASS,
    ...[0, 1, 2, 3].map((seat) => `${seat} go:church`),
    ...PASS,
    ...PASS,
    ...["0 move:mama", "1 move:geek", "2 move:businesswoman", "3 move:grandpa", "1 attract"].flatMap((move) => [move, ...PASS]),
  ],
};

trial("an offer, a counter-offer, a deal among three, a promise kept and one broken", async (enter, house) => {
  // Given: four zombies before the Church, where Ana, Ben and Dora have people. Clara and Dora are bots.
  const made = await makeTable(house, "city-of-horror", [here("Ana"), here("Ben"), bot("Clara"), bot("Dora")], BEFORE_THE_ATTACK);
  const [ana, ben] = await Promise.all([enter({ size: { width: 1440, height: 900 } }), enter({ phone: true })]);
  await Promise.all([ana.sit(made, [0]), ben.sit(made, [1])]);
  await asked(ana);

  // When: Ana points at Ben, at a card of hers, and asks for his vote.
  await open(ana, 1, "Ben");
  assert.ok(await ana.touch("action:14"), "the Gun lies in her hand");
  await ana.the("pick-menu").locator('[data-choice="give:gun"][data-armed]').click();
  await eventually(async () => assert.match(await words(ana), /Gun/));
  await add(ana, "ask:vote-for:3");
  await eventually(async () => assert.match(await words(ana), /Ben.*Dora/));
  await picture(ana.page, "bargain 1 draft");
  await send(ana, ben);

  // Then: it stands before Ben, whole, with three answers.
  assert.match(await words(ben), /Gun/);
  await picture(ben.page, "bargain 2 offer phone");

  // When: he wants the Molotov, and says that he will do nothing here, which binds, and nothing at the Armory, which does not.
  await answer(ben, "Another offer");
  await add(ben, "want:molotov");
  await add(ben, "promise:no-action");
  await add(ben, "promise:no-action@armory", "armory");
  await picture(ben.page, "bargain 3 counter draft phone");
  await send(ben, ana);

  // Then: Ana sees both his words, one marked as binding and one as free, and accepts.
  const terms = await sheet(ana).locator("li.promise").allInnerTexts();
  assert.equal(terms.length, 2);
  assert.match(terms.find((term) => !/Armory/.test(term)) ?? "", /must be kept/);
  assert.match(terms.find((term) => /Armory/.test(term)) ?? "", /may be broken/);
  await picture(ana.page, "bargain 4 counter");
  await answer(ana, "Accept");
  await eventually(async () => assert.equal(await promises(ana, "open"), 2));
  await picture(ana.page, "bargain 5 promised");

  // When: Ana offers something that works only if two agree.
  await until(ana, ben, async () => await mayOffer(ana, 1));
  await open(ana, 1, "Ben");
  await taken(ana, sheet(ana).locator('[data-choice="join:2"]'));
  await add(ana, "give:energy-drink:to:2");
  await add(ana, "ask:support");
  await eventually(async () => assert.match(await words(ana), /Clara/));
  await picture(ana.page, "bargain 6 three");
  await send(ana, ben);

  // Then: Ben is asked first and sees the whole; when he has accepted, Clara, a bot, takes what she is given.
  assert.match(await words(ben), /Clara.*Energy/i);
  await picture(ben.page, "bargain 7 three phone");
  await answer(ben, "Accept");
  await eventually(async () => assert.equal(await promises(ana, "open"), 3));

  // When: the talk before the Church is over, Ben has kept his word.
  await until(ana, ben, async () => (await promises(ana, "kept")) === 1);
  await picture(ana.page, "bargain 8 kept");

  // When: at the Armory he plays a card all the same.
  const shot = /^play:(shotgun|weapon-replica).*:armory$/;
  await until(ana, ben, async () => {
    const now = await ben.now();
    return now !== false && now.choices.some(({ id }) => shot.test(id)) && (await ben.the("choices").innerText()).includes("Armory") && (await at(ben, "armory"));
  });
  const now = await ben.moment();
  await ben.chooseQuickly(now.choices.find(({ id }) => shot.test(id))?.id ?? "");

  // Then: everybody sees that he broke it.
  await eventually(async () => assert.equal(await promises(ana, "broken"), 1));
  await picture(ana.page, "bargain 9 broken");
  await ben.the("board").waitFor();
  await picture(ben.page, "bargain 9 broken phone");
});

/** The sheet on which somebody deals. @param {Person} who */
function sheet(who) {
  return who.page.locator("section.offer");
}

/** The sentence that says what will happen. @param {Person} who */
async function words(who) {
  return await sheet(who).locator(".outcome").innerText();
}

/** Waits until it is this person's turn to answer. @param {Person} who */
async function asked(who) {
  await who.moment();
}

/** Begins an offer by pointing at a player. @param {Person} who @param {number} seat @param {string} name */
async function open(who, seat, name) {
  await eventually(async () => {
    if (await sheet(who).count()) return;
    assert.ok(await who.touch(`seat:${seat}`), `${name} can be pointed at`);
    const menu = who.the("pick-menu").locator(`[data-choice="offer:${seat}"][data-armed]`);
    await menu.click({ timeout: 2000 }).catch(() => {});
    await sheet(who).waitFor({ timeout: 3000 });
  });
}

/** Adds a term by its chip, where the sheet has it. @param {Person} who @param {string} id @param {string} [later] the location it is about */
async function add(who, id, later) {
  const chip = sheet(who).locator(`[data-choice="${id}"]`).first();
  // A chip that has just come may not be pressed yet; one that was taken is no longer there.
  await eventually(async () => {
    if (later) {
      const field = sheet(who).locator(`.side select:has(option[value="${later}"])`).first();
      await unfold(who, field);
      await field.selectOption(later);
    }
    await chip.waitFor({ state: "attached", timeout: 3000 });
    await unfold(who, chip);
    await who.press(chip);
    await chip.waitFor({ state: "detached", timeout: 3000 });
  });
}

/** Opens the folds that something lies in. @param {Person} who @param {import("playwright-core").Locator} what */
async function unfold(who, what) {
  await what.evaluate((node) => {
    for (let fold = node.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) fold.open = true;
  });
  await what.scrollIntoViewIfNeeded();
}

/** Answers the offer that lies before somebody. @param {Person} who @param {string} name */
async function answer(who, name) {
  await taken(who, sheet(who).getByRole("button", { name }).first());
}

/** Sends what was put together, until it lies before somebody. @param {Person} who @param {Person} other */
async function send(who, other) {
  const button = sheet(who).locator('[data-choice="send"]');
  await eventually(async () => {
    if (await button.count()) await who.press(button);
    await sheet(other).getByRole("button", { name: "Accept" }).waitFor({ timeout: 3000 });
  });
}

/** Presses a button until it is gone: what has just come may not be pressed yet. @param {Person} who @param {import("playwright-core").Locator} button */
async function taken(who, button) {
  await eventually(async () => {
    if (await button.count()) await who.press(button);
    await button.waitFor({ state: "detached", timeout: 3000 });
  });
}

/** How many promises everybody can see of that kind. @param {Person} who @param {string} status */
async function promises(who, status) {
  return await who.page.locator(`.promises li.${status}`).count();
}

/** Is that location the one that is resolved? @param {Person} who @param {string} place */
async function at(who, place) {
  return new RegExp(`the ${place}, before the attack`, "i").test(await who.the("status").innerText());
}

/** Can this person begin an offer now? @param {Person} who @param {number} seat */
async function mayOffer(who, seat) {
  const now = await who.now();
  return now !== false && now.choices.some(({ id }) => id === `offer:${seat}`);
}

/** Both answer whatever they are asked, and deal with nobody, until it is so. @param {Person} ana @param {Person} ben @param {() => Promise<boolean>} enough */
async function until(ana, ben, enough) {
  const late = Date.now() + 120_000;
  while (!(await enough())) {
    assert.ok(Date.now() < late, "it does not come to it");
    for (const who of [ana, ben]) {
      const now = await who.now();
      if (now && now.is === "asked" && !(await enough())) await who.chooseQuickly(quiet(now.choices).id);
    }
  }
}

/** @param {Choice[]} choices @returns {Choice} */
function quiet(choices) {
  for (const like of [/^refuse$/, /^pass$/, /^none$/, /^end$/, /^vote:3$/, /^vote:/]) {
    const found = choices.find(({ id }) => like.test(id));
    if (found) return found;
  }
  const first = choices.find(({ id }) => !/^(offer|show)/.test(id)) ?? choices[0];
  if (!first) throw new Error("nothing to choose from");
  return first;
}
