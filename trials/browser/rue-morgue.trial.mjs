/** Rue Morgue: a person leads all six survivors of the first tutorial by clicking on the board, to the end of the game. */
import assert from "node:assert/strict";
import { here, makeTable } from "./lib/desk.mjs";
import { accessible, picture } from "./lib/look.mjs";
import { eventually, lyingStill, stage } from "./lib/stage.mjs";
import { bold, dice } from "./lib/taste.mjs";

const trial = stage();

/** What glows, in the order in which this person likes it; each is a part of the board. */
const LIKES = [
  // What is offered, whom to strike, whose turn is next.
  "[data-testid=offers] button",
  "[data-testid=actions] [data-choice=as-it-is]",
  ".map .lit[data-ref^='figures:']",
  // With friends near one can always trade; that does not glow.
  ".team .lit:not(.faint)[data-ref^='survivor:']",
  "[data-testid=actions] [data-choice=search]",
  "[data-testid=actions] [data-choice=keep]",
  ".map .lit[data-ref^='objective:']",
  ".map .lit[data-ref^='door:']",
  ".map .lit[data-ref^='zone:']",
  "[data-testid=actions] button:not([data-choice=make-noise], .back, .rest, .trade, .reorganize, .discard)",
  "[data-testid=sheet] .lit[data-ref]",
];

trial("a person leads six survivors through the first tutorial by clicking, to the end", async (enter, house) => {
  const made = await makeTable(house, "rue-morgue", [here("Ana")], { seed: "21", options: { mission: "t1" } });
  const ana = await enter();
  await ana.sit(made, [0]);
  const board = ana.the("board");
  const roll = dice(7);
  const seen = { dice: false, clicks: 0 };

  for (let n = 0; n < 400; n++) {
    const { is, choices } = await ana.moment();
    if (is === "over") break;
    if (n === 14) await look();
    const before = await ana.page.evaluate(() => document.querySelector("[data-testid=log]")?.childElementCount + (document.querySelector("[data-testid=prompt]")?.textContent ?? ""));
    seen.dice ||= (await ana.the("dice").count()) > 0;
    const clicked = await click();
    seen.clicks += clicked ? 1 : 0;
    seen.dice ||= (await ana.the("dice").count()) > 0;
    // The end of a turn is in the dock.
    if (!clicked || !(await changed(before, choices))) await ana.choose(choices[0]?.id ?? "");
  }
  assert.equal((await ana.moment()).is, "over");
  await picture(ana.page, "rue-morgue over");
  const log = (await ana.log()).join("\n");
  assert.match(log, /The zombies' phase\./);
  assert.match(log, /[Tt]he (game is lost|mission is fulfilled)\./);
  assert.ok(seen.dice, "dice lay on the table");
  assert.ok(seen.clicks >= 20, `${seen.clicks} clicks on the board`);

  /** Clicks what this person likes best of all that glows. */
  async function click() {
    for (const like of LIKES) {
      const found = board.locator(like).filter({ visible: true });
      const count = await found.count();
      if (count === 0) continue;
      // In the middle of a zone somebody may stand: a click there means the zone as well.
      await found.nth(roll(count)).click({ force: true });
      const menu = ana.the("pick-menu").locator("button");
      if (await menu.count()) await ana.the("pick-menu").locator("button[data-armed]").nth(0).click();
      return true;
    }
    return false;
  }

  /** Something has happened, or something else is asked. @param {string} before @param {{ id: string }[]} choices */
  async function changed(before, choices) {
    const was = choices.map(({ id }) => id).join(" ");
    try {
      await ana.page.waitForFunction(
        ([text, ids]) => {
          // With friends in the line of fire it is asked once more; whoever looks next says yes.
          if (document.querySelector("[data-testid=outcome], [data-testid=doubt-go]")) return true;
          const now = document.querySelector("[data-testid=log]")?.childElementCount + (document.querySelector("[data-testid=prompt]")?.textContent ?? "");
          const open = [...document.querySelectorAll("[data-testid=choices] [data-choice]")].map((button) => button.getAttribute("data-choice")).join(" ");
          return now !== text || open !== ids;
        },
        [before, was],
        { timeout: 12_000 },
      );
      return true;
    } catch {
      return false;
    }
  }

  /** In the middle of a turn: zoom, sight, noise; by mouse and by key; and nothing that keeps anybody out. */
  async function look() {
    const out = board.getByRole("button", { name: "Zoom out" });
    assert.ok(await out.isDisabled(), "all of the map is seen at first");
    await board.getByRole("button", { name: "Zoom in" }).click();
    await eventually(async () => assert.ok(await out.isEnabled()));
    await board.getByRole("application").press("0");
    await eventually(async () => assert.ok(await out.isDisabled()));
    await ana.the("horde").click();
    await picture(ana.page, "rue-morgue horde");
    await ana.the("horde").click();
    await accessible(ana.page, "rue-morgue");
  }
});

trial("a usual turn of move, attack and end takes three clicks at most, and a far zone one", async (enter, house) => {
  const made = await makeTable(house, "rue-morgue", [here("Ana")], { seed: "21", options: { mission: "t1", survivors: "bear+jane+cathy+joe+parker+laurie" } });
  const ana = await enter({ size: { width: 1280, height: 720 } });
  await ana.sit(made, [0]);
  const board = ana.the("board");
  let [walked, struck] = [0, 0];
  for (let n = 0; n < 160 && (walked < 1 || struck < 2); n++) {
    const { is, choices } = await ana.moment();
    if (is === "over") break;
    const blow = choices.find(({ id }) => id.startsWith("melee:"));
    const step = choices.find(({ id }) => id.startsWith("move:"));
    if (blow) {
      // One click strikes those who stand beside.
      const before = await answers();
      const figures = board.locator(".map [data-as^='card:'][data-ref^='figures:'], .map .lit[data-ref^='figures:']").filter({ visible: true });
      if (await figures.count()) await figures.first().click();
      else await ana.choose(blow.id);
      const menu = ana.the("pick-menu").locator("button[data-armed]");
      await ana.page.waitForTimeout(50);
      if (await ana.the("pick-menu").count()) await menu.first().click();
      await eventually(async () => assert.ok((await answers()) > before));
      struck++;
    } else if (step && walked === 0) {
      // One click on a zone two steps away walks there.
      const before = await answers();
      if (await far()) {
        await eventually(async () => assert.ok((await answers()) >= before + 2, "two steps, one click"));
        walked++;
      } else await ana.chooseQuickly(step.id);
    } else await ana.chooseQuickly((choices.find(({ id }) => id.startsWith("door:")) ?? step ?? choices.find(({ id }) => id === "end-turn") ?? choices[0])?.id ?? "");
  }
  assert.ok(walked > 0, "a far zone was walked to with one click");
  assert.ok(struck > 0, "zombies were struck with one click each");

  /** What has been told so far: each answer tells something. */
  async function answers() {
    return (await ana.log()).reduce((all, line) => all + (line.match(/ moves to | attacks | › /g)?.length ?? 0), 0);
  }

  /** Clicks a zone that is not next door, and to which a way is shown. */
  async function far() {
    const zones = board.locator(".map [data-ref^='zone:']:not(.lit)");
    for (let at = 0; at < (await zones.count()); at++) {
      const box = await zones.nth(at).boundingBox();
      if (!box) continue;
      await ana.page.mouse.move(box.x + box.width * 0.5, box.y + box.height - 8);
      if ((await board.locator(".way-there").count()) === 0) continue;
      const left = await ana.the("actions").locator(".left i").count();
      if (left < 2) return false;
      await ana.page.mouse.click(box.x + box.width * 0.5, box.y + box.height - 8);
      return true;
    }
    return false;
  }
});

trial("a survivor's usual turn, chosen, walked, fought and ended, is three clicks of the mouse", async (enter, house) => {
  // Two steps from where the survivors start stand enough to fight for all of them.
  const { text } = await ownMission(house, (plan) => ({ ...plan, alive: "half", zombies: [{ at: "9R:S4", kind: "walker", count: "9" }] }));
  const made = await makeTable(house, "rue-morgue", [here("Ana")], { seed: "21", options: { mission: "own", plan: text, survivors: "bear+jane+cathy+joe+parker+laurie" } });
  const ana = await enter({ size: { width: 1280, height: 720 } });
  await ana.page.addInitScript(() => {
    Object.assign(globalThis, { clicks: 0 });
    addEventListener("click", ({ isTrusted }) => isTrusted && /** @type {any} */ (globalThis).clicks++, true);
  });
  await ana.sit(made, [0]);
  const board = ana.the("board");
  const clicks = () => ana.page.evaluate(() => /** @type {any} */ (globalThis).clicks);
  const zombies = board.locator(".map [data-ref^='figures:']");
  /** @type {number[]} */
  const usual = [];
  for (let n = 0; n < 60 && usual.length < 3; n++) {
    const { is, choices } = await ana.moment();
    if (is === "over") break;
    const next = board.locator(".team .lit[data-ref^='survivor:']").first();
    if (!/whose turn/.test(await ana.the("prompt").innerText())) {
      await ana.chooseQuickly((choices.find(({ id }) => id === "end-turn") ?? choices[0])?.id ?? "");
      continue;
    }
    const before = await clicks();
    await next.click();
    await asks(/^move:/);
    await zombies.first().click();
    await asks(/^melee:|^end-turn$/);
    await eventually(async () => assert.equal(await board.locator("[data-testid=actions] .left i").count(), 1, "two steps, one click"));
    // Whoever got the Bow cannot strike.
    if (!(await ana.moment()).choices.some(({ id }) => id.startsWith("melee:"))) continue;
    await zombies.first().click();
    // The third action was the last: the turn ends by itself.
    await eventually(async () => assert.match(await ana.the("prompt").innerText(), /whose turn/));
    usual.push((await clicks()) - before);
    if (usual.length === 1) await picture(ana.page, "rue-morgue three clicks");
  }
  assert.deepEqual(usual, [3, 3, 3]);

  /** Something of that kind can be done now. @param {RegExp} what */
  async function asks(what) {
    await eventually(async () => assert.ok((await ana.moment()).choices.some(({ id }) => what.test(id))));
  }
});

trial("the map has most of the room, and each zone the name that the log calls it", async (enter, house) => {
  for (const mission of ["t1", "m09"]) {
    const made = await makeTable(house, "rue-morgue", [here("Ana")], { seed: "5", options: { mission } });
    for (const sight of [{ size: { width: 1280, height: 720 } }, { size: { width: 1440, height: 900 } }, { phone: true }]) {
      const ana = await enter(sight);
      await ana.sit(made, [0]);
      await ana.play(bold(5), { enough: (n) => n >= 16, byMouse: 0 });
      await ana.moment();
      const seen = await lyingStill(() =>
        ana.page.evaluate(() => {
          const box = (/** @type {Element | null} */ node) => node?.getBoundingClientRect() ?? new DOMRect();
          const window_ = box(document.querySelector("[data-testid=board] .map svg"));
          const signs = [...document.querySelectorAll("[data-testid=board] [data-sign]")].map((sign) => {
            const { left, right, top, bottom } = box(sign);
            const least = Math.min(...[...sign.querySelectorAll("text, tspan")].map((text) => parseFloat(getComputedStyle(text).fontSize) * (/** @type {SVGGraphicsElement} */ (text).getScreenCTM()?.a ?? 1)));
            const words = sign.querySelector("text")?.getBoundingClientRect();
            return { name: sign.getAttribute("data-sign") ?? "", said: sign.textContent?.trim(), left, right, top, bottom, least, fits: (words?.right ?? 0) <= right + 1 };
          });
          const zones = [...document.querySelectorAll("[data-testid=board] .map [data-ref^='zone:']")].map((zone) => zone.getAttribute("aria-label") ?? "");
          return { share: window_.width / box(document.querySelector("[data-testid=board]")).width, signs, zones };
        }),
      );
      const called = `${mission} ${JSON.stringify(sight)}`;
      assert.ok(sight.phone || seen.share >= 0.55, `${called}: the map has ${(100 * seen.share).toFixed(0)} % of the width`);
      assert.equal(seen.signs.length, seen.zones.length, `${called}: every zone has its name`);
      assert.deepEqual(seen.signs.filter(({ name, said, least, fits }) => said !== name || least < 13.95 || !fits), [], `${called}: whole, and large enough`);
      assert.deepEqual(seen.signs.filter(({ name }) => !seen.zones.some((zone) => zone.includes(name))), [], `${called}: as everything else calls it`);
      const over = seen.signs.filter((one) => seen.signs.some((other) => other !== one && other.left < one.right - 1 && one.left < other.right - 1 && other.top < one.bottom - 1 && one.top < other.bottom - 1));
      assert.deepEqual(over.map(({ name }) => name), [], `${called}: none over another`);
      await picture(ana.page, `rue-morgue names ${mission} ${sight.phone ? "phone" : sight.size?.width}`);
      await ana.leave();
    }
  }
});

trial("a zombie phase is watched beat by beat, skipped in the middle, and caught up with after a reload", async (enter, house) => {
  const { text } = await ownMission(house, ({ spawns, ...plan }) => ({
    ...plan,
    spawns,
    alive: "half",
    zombies: spawns.flatMap((/** @type {{ at: string }} */ { at }) => [["walker", "9"], ["fatty", "1"], ["runner", "3"]].map(([kind, count]) => ({ at, kind, count }))),
  }));
  const made = await makeTable(house, "rue-morgue", [here("Ana")], { seed: "21", options: { mission: "own", plan: text } });
  const ana = await enter({ motion: true, size: { width: 1280, height: 720 } });
  await ana.sit(made, [0]);
  const board = ana.the("board");
  // Nobody defends themselves here: a mission that is not lost with the first who dies.
  let [watched, skipped, reloaded, marches, most] = [0, 0, 0, 0, 0];
  const figures = () => board.locator(".map [data-ref^='figures:']").evaluateAll((all) => all.map((one) => `${one.getAttribute("data-ref")} ${one.textContent?.trim()}`).sort());
  for (let n = 0; n < 400 && (watched < 1 || skipped < 1 || reloaded < 1); n++) {
    const { is, choices } = await ana.moment();
    if (is === "over") break;
    const ends = choices.find(({ id }) => id === "end-turn") ?? choices[0];
    const last = (await board.locator(".team svg .done").count()) >= 5;
    await ana.chooseQuickly(ends?.id ?? "");
    if (!last || !(await ana.the("skip").waitFor({ timeout: 3000 }).then(() => true, () => false))) continue;
    const told = new Set();
    let horde = false;
    for (let beat = 0; beat < 60; beat++) {
      const now = await ana.page.evaluate(() => ({
        at: document.querySelector("[data-testid=skip] small")?.textContent ?? "",
        says: document.querySelector("[data-testid=caption]")?.textContent ?? "",
        marching: document.querySelectorAll("[data-testid=board] .theatre .group").length,
        zombies: [...document.querySelectorAll("[data-testid=board] .map [data-ref^='figures:']")].reduce((sum, one) => sum + parseInt(one.getAttribute("aria-label") ?? "0", 10), 0),
      }));
      if (now.at === "") break;
      told.add(now.at);
      horde ||= / (appears?|goes|go) /.test(now.says);
      most = Math.max(most, now.zombies);
      if (now.marching > 0 && marches++ === 0) await picture(ana.page, "rue-morgue march");
      if (skipped < watched && told.size >= 2) {
        await ana.page.keyboard.press("Escape");
        await eventually(async () => assert.equal(await ana.the("skip").count(), 0));
        skipped++;
        break;
      }
      if (skipped > reloaded && told.size >= 2 && now.zombies >= 40) {
        await reload();
        reloaded++;
        break;
      }
      await ana.page.waitForTimeout(120);
    }
    // A phase that stops for a question goes on after it.
    if (told.size >= 3 && horde && watched === 0 && (await ana.the("skip").count()) === 0) {
      watched++;
      await ana.the("report").waitFor();
      await picture(ana.page, "rue-morgue report");
    }
  }
  assert.ok(watched > 0 && skipped > 0 && reloaded > 0, `${watched} phases were watched, ${skipped} skipped, ${reloaded} left in the middle`);
  assert.ok(marches > 0, "groups were seen marching");
  assert.ok(most >= 40, `${most} figures stood on the board`);
  await ana.moment();
  const before = await figures();
  await ana.page.reload();
  await ana.moment();
  await eventually(async () => assert.deepEqual(await figures(), before));

  /** In the middle of a phase: what was to come is there at once, nothing of it is played again, and all of it stands in the log. */
  async function reload() {
    const round = Number((await ana.the("course").innerText()).match(/\d+/)?.[0]);
    await ana.page.reload();
    await board.locator("[data-ref^='figures:']").first().waitFor();
    assert.equal(await ana.the("skip").count(), 0, "nothing is played again");
    await ana.moment();
    const now = await figures();
    const log = await ana.log();
    assert.ok(log.some((line) => line.startsWith("The zombies' phase.")), "the phase is in the log");
    // A game that ended in that phase shows no round.
    const course = ana.the("course");
    if (await course.count()) assert.ok(Number((await course.innerText()).match(/\d+/)?.[0]) >= round);
    // Whoever looks on, and never left, sees the same.
    const ben = await enter();
    await ben.goTo(new URL(ana.page.url()).pathname);
    await ben.the("board").locator("[data-ref^='figures:']").first().waitFor();
    const seen = () => ben.the("board").locator(".map [data-ref^='figures:']").evaluateAll((all) => all.map((one) => `${one.getAttribute("data-ref")} ${one.textContent?.trim()}`).sort());
    await eventually(async () => assert.deepEqual(await seen(), now));
    await ben.leave();
  }
});

trial("every mission has its card in the gallery and its briefing, and a bot's share of wins is measured", async (enter, house) => {
  const ana = await enter({ size: { width: 1440, height: 900 } });
  await ana.goTo("/");
  await ana.the("play-rue-morgue").click();
  const missions = ana.the("missions").locator("[data-mission]");
  await ana.the("missions").locator("[data-mission=c62] svg").waitFor();
  assert.equal(await missions.count(), 16);
  /** @type {{ name: string, story: string, goals: number }[]} */
  const cards = [];
  for (const name of await missions.evaluateAll((all) => all.map((one) => one.getAttribute("data-mission") ?? ""))) {
    await ana.the("missions").locator(`[data-mission=${name}]`).click();
    const page = ana.the("mission-page");
    await ana.the("missions").locator(`[data-mission=${name}][aria-pressed=true]`).waitFor();
    const story = await page.locator(".story").innerText();
    const goals = await page.locator("ol li").count();
    assert.ok(story.length > 60 && goals > 0 && (await page.locator(".map svg").count()) === 1, `${name}: ${story} ${goals}`);
    cards.push({ name, story, goals });
  }
  await ana.the("missions").locator("[data-mission=t1]").click();
  await ana.the("chances-ask").click();
  await ana.the("chances").locator("[data-done=true]").waitFor({ timeout: 120_000 });
  await eventually(async () => assert.match(await ana.the("chances").innerText(), /wins \d+ % \(\d+ to \d+ %\) of \d+ games/));
  await picture(ana.page, "rue-morgue gallery");
  await accessible(ana.page, "rue-morgue gallery");
  for (const { name, story, goals } of cards) {
    const made = await makeTable(house, "rue-morgue", name.startsWith("pvp") ? [here("Ana"), here("Ben")] : [here("Ana")], { seed: "21", options: { mission: name } });
    await ana.sit(made, [0]);
    await ana.the("board").locator("[data-ref]").first().waitFor({ state: "attached" });
    await ana.page.keyboard.press("b");
    const briefing = ana.the("briefing");
    await briefing.waitFor();
    assert.equal(await briefing.locator(".story").innerText(), story, name);
    assert.equal(await briefing.locator(".goals").first().locator("li").count(), goals, name);
  }
  await picture(ana.page, "rue-morgue briefing");
});

trial("a mission of one's own is in the gallery, with its story, and goes to others as a file or a link", async (enter, house) => {
  const { text } = await ownMission(house, (plan) => ({ ...plan, id: "QUAY", title: { en: "The quay", es: "El muelle" }, story: { en: "A boat waits at the quay.", es: "Un bote espera en el muelle." } }));
  const ana = await enter({ size: { width: 1280, height: 720 } });
  await ana.goTo("/");
  await ana.the("play-rue-morgue").click();
  await ana.the("mission-file").setInputFiles({ name: "quay.yaml", mimeType: "text/yaml", buffer: Buffer.from(text) });
  await ana.the("missions").locator("[data-own][aria-pressed=true]").waitFor();
  assert.equal(await ana.the("mission-page").locator(".story").innerText(), "A boat waits at the quay.");
  await ana.the("mission-link").click();
  await ana.the("mission-page").getByText("Copied.").waitFor();
  const link = await ana.page.evaluate(() => navigator.clipboard.readText());
  await ana.the("create").click();
  await ana.the("briefing").locator(".story").waitFor();
  assert.equal(await ana.the("briefing").locator(".story").innerText(), "A boat waits at the quay.");

  const ben = await enter({ lang: "es", size: { width: 1280, height: 720 } });
  await ben.goTo(new URL(link).pathname + new URL(link).hash);
  await eventually(async () => assert.equal(await ben.the("plan-title").innerText(), "El muelle"));
  assert.equal(new URL(ben.page.url()).hash, "");
  await ben.goTo("/");
  await ben.the("play-rue-morgue").click();
  await ben.the("missions").locator("[data-own]").click();
  assert.equal(await ben.the("mission-page").locator(".story").innerText(), "Un bote espera en el muelle.");
});

trial("whoever points at an attack reads its odds before the dice", async (enter, house) => {
  const made = await makeTable(house, "rue-morgue", [here("Ana")], { seed: "21", options: { mission: "t1" } });
  const ana = await enter({ size: { width: 1440, height: 900 } });
  await ana.sit(made, [0]);
  const decide = bold(3);
  for (let n = 0; n < 160; n++) {
    const { is, choices } = await ana.moment();
    assert.notEqual(is, "over", "somebody could attack before the end");
    const attack = choices.find(({ id }) => /^(melee|shoot):/.test(id));
    if (!attack) {
      await ana.chooseQuickly(decide(choices).id);
      continue;
    }
    await ana.turnTo("choices");
    const button = ana.the("choices").locator(`[data-choice="${attack.id}"]`);
    const fold = ana.the("choices").locator("details:not([open])").filter({ has: button });
    if (await fold.count()) await fold.locator("> summary").click();
    const log = await ana.page.locator("[data-testid=log] li").count();
    await button.hover();
    await ana.the("odds").waitFor();
    assert.match(await ana.the("odds").innerText(), /\d+ %/);
    await ana.page.waitForTimeout(600);
    assert.ok(await ana.the("odds").isVisible(), "it stays while the choice is pointed at");
    await picture(ana.page, "rue-morgue odds");
    await accessible(ana.page, "rue-morgue odds");
    assert.equal(await ana.page.locator("[data-testid=log] li").count(), log, "nothing has happened");
    return;
  }
  assert.fail("nobody could attack");
});

/**
 * A mission of somebody's own: Gas Run, changed.
 * @param {import("./lib/house.mjs").House} house @param {(plan: any) => object} change @returns {Promise<{ text: string }>}
 */
async function ownMission(house, change) {
  const root = `${house.address}/api/games/rue-morgue/workshop`;
  const { plan } = /** @type {any} */ (await (await fetch(`${root}/plans/m01`)).json());
  const answer = await fetch(`${root}/check`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ plan: change(plan) }) });
  const report = /** @type {any} */ (await answer.json());
  assert.deepEqual(report.faults, []);
  return report;
}
