/** A table that stands still and tells what happens: the layout contract, and beats that are played, skipped and caught up with. */
import assert from "node:assert/strict";
import { bot, here, makeTable } from "./lib/desk.mjs";
import { tasks } from "./lib/effort.mjs";
import { closeupBeside, covered, cutWords, smallTargets, smallWords, standsStill, watch } from "./lib/layout.mjs";
import { picture } from "./lib/look.mjs";
import { eventually, lyingStill, stage } from "./lib/stage.mjs";
import { bold, calm, lazy, sensible, sociable } from "./lib/taste.mjs";

const trial = stage();

/** @type {{ size?: { width: number, height: number }, phone?: boolean, least: { area: number, height: number } }[]} */
const SIZES = [
  { size: { width: 1280, height: 720 }, least: { area: 0.6, height: 0 } },
  { size: { width: 1440, height: 900 }, least: { area: 0.62, height: 0 } },
  { size: { width: 1920, height: 1080 }, least: { area: 0.68, height: 0 } },
  { phone: true, least: { area: 0, height: 0.5 } },
];
const BOARD = "[data-testid=board]";
/** Things are large enough to be hit (WCAG 2.5.8). */
const PIECE = 24;
/** Milliseconds for which a press may have to wait. */
const BLOCKED = 100;
/** `most`: updates on the first of the sizes. */
const GAMES = [
  { game: "city-of-horror", taste: sociable, seats: [here("Ana"), bot("Bruno"), bot("Clara"), bot("Dario")] },
  { game: "cards-of-the-dead", taste: calm, seats: [here("Ana"), bot("Bruno")] },
  { game: "rue-morgue", taste: bold, seats: [here("Ana")], options: { mission: "t1" }, most: 120 },
  {
    game: "amanecer-zombi",
    taste: (/** @type {number} */ seed) => sensible(seed, 0),
    seats: [here("Ana"), bot("Bruno"), bot("Clara")],
    most: 120,
  },
];
/** What is read again and again. */
const READ = "[data-testid=log] li > span:not(.mark), [data-testid=choices] [data-choice]";
/** Everything around the board. */
const FRAME = "header, [data-testid=strip], [data-testid=status], main aside";

for (const { game, taste, seats, most = 300, options = {} } of GAMES) {
  for (const [at, { least, ...sight }] of SIZES.entries()) {
    const called = sight.phone ? "a phone" : `${sight.size?.width} × ${sight.size?.height}`;
    // The long way once; the other sizes as far as something of each kind has happened.
    const updates = Number(process.env.HORDA_TRIALS_UPDATES) || (at === 0 ? most : 40);

    trial(`${game} stands still on ${called} for ${updates} updates`, async (enter, house) => {
      const faults = { words: /** @type {string[]} */ ([]), cut: /** @type {string[]} */ ([]), targets: /** @type {string[]} */ ([]), covered: /** @type {string[]} */ ([]), closeups: /** @type {string[]} */ ([]) };
      let [heard, closeups] = [0, 0];
      // Half of them in each language: dark colours with the one, light ones with the other, by turns from size to size.
      for (const [half, lang] of /** @type {const} */ (["en", "es"]).entries()) {
        const theme = (half + at) % 2 === 0 ? "dark" : "light";
        const enough = Math.ceil((updates * (half + 1)) / 2);
        const ana = await enter({ ...sight, lang, theme });
        ana.page.on("websocket", (line) => line.on("framereceived", ({ payload }) => void (String(payload).startsWith('{"s":"update"') && heard++)));
        for (let game_ = 12 * half; heard < enough && game_ < 12 * (half + 1); game_++) {
          const made = await makeTable(house, game, [...seats], { seed: `${31 + game_}`, options });
          await ana.sit(made, [0]);
          await ana.the("board").locator("[data-ref]").first().waitFor({ state: "attached" });
          await ana.moment();
          await watch(ana.page);
          const decide = taste(5 + game_);
          await ana.play(decide, {
            byMouse: 6,
            enough: async (made_) => {
              if (made_ % 5 === 1) {
                faults.words.push(...(await smallWords(ana.page, FRAME, 14)), ...(await smallWords(ana.page, READ, 16)));
                // The initial of a seat is part of its mark; dots are no word.
                faults.words.push(...(await lasting(() => smallWords(ana.page, BOARD, 14))).filter((word) => !/: (\p{Lu}|…)$/u.test(word)));
                faults.cut.push(...(await cutWords(ana.page)));
                // The question mark behind a line of the log is smaller to the eye than to the finger.
                faults.targets.push(...(await smallTargets(ana.page, "[data-testid=status] button.slot", 44)), ...(await smallTargets(ana.page, "main button:not(.why)", PIECE)));
                faults.targets.push(...(await lasting(() => smallTargets(ana.page, "[data-testid=board] .lit[data-ref]", PIECE))));
                // On a phone what is read is a sheet over all, until the next tap.
                // There the second question of what cannot be taken back lies over the hand, too.
                if (!sight.phone || (await ana.the("closeup").or(ana.the("doubt-go")).count()) === 0) faults.covered.push(...(await lasting(() => covered(ana.page))));
              }
              // A phone shows it as a sheet.
              if (!sight.phone && closeups < 3 && made_ % (closeups === 0 ? 4 : 12) === 0) {
                const { shown, faults: over } = await closeupBeside(ana.page);
                closeups += Number(shown);
                faults.closeups.push(...over);
              }
              return heard >= enough;
            },
          });
          await standsStill(ana, least);
          if (game_ === 12 * half) await picture(ana.page, `stage ${game} ${called.replaceAll(" ", "")} ${lang} ${theme}`);
        }
      }
      assert.ok(heard >= updates, `${heard} updates`);
      assert.deepEqual([...new Set(faults.words)], [], "no word of the frame is smaller than 14 pixels");
      assert.deepEqual([...new Set(faults.cut)], [], "no words of the frame are cut");
      assert.deepEqual([...new Set(faults.targets)], [], "buttons are large enough");
      assert.deepEqual([...new Set(faults.covered)], [], "nothing that glows is covered");
      assert.deepEqual([...new Set(faults.closeups)], [], "no close-up lies over the board");
      assert.ok(sight.phone || closeups > 0, "something was shown close up");
    });
  }

  trial(`${game}: what happens is played as beats, skipped by one and by all, and a line remains`, async (enter, house) => {
    const made = await makeTable(house, game, [...seats], { seed: "9", options });
    const ana = await enter({ motion: true, size: { width: 1280, height: 720 } });
    await ana.sit(made, [0]);
    const decide = taste(3);
    const seenKinds = new Set();
    let [byOne, byAll, counted] = [0, 0, 0];
    for (let n = 0; n < 40 && (byOne < 2 || byAll < 2 || counted < 2); n++) {
      const { is, choices } = await ana.moment();
      if (is === "over") break;
      await ana.choose(decide(choices).id);
      const told = await ana.the("caption").waitFor({ timeout: 3000 }).then(() => true, () => false);
      if (!told) continue;
      const at = await beat(ana);
      if (!at) continue;
      seenKinds.add(at.kind);
      assert.equal(await ana.page.locator("[data-testid=choices] [data-choice]").count(), 0, "nobody is asked while beats are played");
      if (at.of > 1 && byOne <= byAll) {
        await ana.page.keyboard.press("Space");
        await eventually(async () => assert.notDeepEqual(await beat(ana), at));
        byOne++;
      } else {
        await ana.page.keyboard.press("Escape");
        await eventually(async () => assert.equal(await ana.the("skip").count(), 0));
        byAll++;
      }
      // Away from everything that would say what it does.
      await ana.page.mouse.move(2, 2);
      await eventually(async () => assert.ok((await ana.the("digest").count()) + (await ana.the("caption").count()) > 0, "a line remains"));
      counted++;
    }
    assert.ok(byOne > 0 && byAll > 0, `${byOne} beats and ${byAll} stages were skipped`);
    assert.ok(seenKinds.size >= 1);
  });

  trial(`${game}: no beat keeps a press waiting for ${BLOCKED} ms`, async (enter, house) => {
    const made = await makeTable(house, game, [...seats], { seed: "9", options });
    const ana = await enter({ motion: true, size: { width: 1280, height: 720 } });
    await ana.page.addInitScript(() => localStorage.setItem("horda.settings", JSON.stringify({ pace: "brisk" })));
    await ana.sit(made, [0]);
    // The board is drawn, and somebody is asked.
    await ana.moment();
    const decide = taste(3);
    const beats = async () => {
      for (let n = 0; n < 8; n++) {
        const { is, choices } = await ana.moment();
        if (is === "over") return;
        await ana.chooseQuickly(decide(choices).id);
        // Whatever comes of it is played to its end.
        await ana.page.waitForTimeout(200);
        await ana.the("skip").waitFor({ state: "detached", timeout: 20_000 }).catch(() => {});
      }
    };
    const all = await tasks(ana.page, beats);
    assert.ok(all.length > 100, `${all.length} tasks were measured`);
    console.log(`${game}: the longest of ${all.length} tasks took ${all.slice(0, 5).map((ms) => ms.toFixed(0)).join(", ")} ms of the processor`);
    assert.ok((all[0] ?? 0) <= BLOCKED, `a press could wait for ${all[0]?.toFixed(0)} ms`);
  });
}

trial("a hidden tab piles nothing up, and says what happened", async (enter, house) => {
  const made = await makeTable(house, "city-of-horror", [here("Ana"), here("Ben"), bot("C")], { seed: "7" });
  const [ana, ben] = [await enter({ motion: true }), await enter()];
  await ana.sit(made, [0]);
  await ben.sit(made, [1]);
  const pretend = (/** @type {boolean} */ hidden) =>
    ana.page.evaluate((away) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => away });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  const decide = lazy(3);
  let played = 0;
  for (let n = 0; n < 40 && played < 3; n++) {
    const [mine, theirs] = [await ana.now(), await ben.now()];
    if (mine && mine.is === "asked") await ana.chooseQuickly(decide(mine.choices).id);
    else if (theirs && theirs.is === "asked") {
      await pretend(true);
      await ben.chooseQuickly(decide(theirs.choices).id);
      await eventually(async () => assert.deepEqual(await ana.log(), await ben.log()), Date.now() + 10_000).catch(() => {});
      assert.equal(await ana.the("skip").count(), 0, "nothing is played to nobody");
      await pretend(false);
      played++;
    } else await ana.page.waitForTimeout(100);
  }
  assert.ok(played > 0);
});

trial("what others do moves neither the focus nor what somebody has scrolled to", async (enter, house) => {
  const made = await makeTable(house, "city-of-horror", [here("Ana"), here("Ben"), bot("C")], { seed: "7" });
  const [ana, ben] = [await enter({ size: { width: 1280, height: 720 } }), await enter()];
  await ana.sit(made, [0]);
  await ben.sit(made, [1]);
  const decide = lazy(3);
  const box = ana.the("log").locator(".scroll");
  const place = () =>
    ana.page.evaluate(() => {
      const on = document.activeElement;
      return { focus: on?.getAttribute("data-testid") ?? on?.id, top: document.querySelector("[data-testid=log] .scroll")?.scrollTop, page: scrollY };
    });
  let others = 0;
  for (let n = 0; n < 200 && others < 4; n++) {
    const [mine, theirs] = [await ana.now(), await ben.now()];
    if (theirs && theirs.is === "asked" && !(mine && mine.is === "asked") && (await box.evaluate((node) => node.scrollHeight > node.clientHeight + 60))) {
      const lines = (await ana.log()).length;
      // Somebody reads what was, with the focus on the list of people.
      await box.evaluate((node) => (node.scrollTop = 20));
      await ana.page.locator("#tab-log").focus();
      const before = await place();
      await ben.chooseQuickly(decide(theirs.choices).id);
      await eventually(async () => assert.ok((await ana.log()).length > lines || (await ana.now()), "Ana has heard of it"), Date.now() + 3000).catch(() => {});
      assert.deepEqual(await place(), before);
      others++;
    } else if (mine && mine.is === "asked") await ana.chooseQuickly(decide(mine.choices).id);
    else if (theirs && theirs.is === "asked") await ben.chooseQuickly(decide(theirs.choices).id);
    else await ana.page.waitForTimeout(80);
  }
  assert.ok(others >= 2, `${others} times others did something`);
});

trial("a double click answers once, and a button that has just come answers nothing", async (enter, house) => {
  const made = await makeTable(house, "city-of-horror", [here("Ana"), bot("B"), bot("C")], { seed: "5" });
  const ana = await enter();
  /** @type {string[]} */
  const sent = [];
  ana.page.on("websocket", (line) => line.on("framesent", ({ payload }) => void (String(payload).includes('"answer"') && sent.push(String(payload)))));
  await ana.sit(made, [0]);
  for (let n = 0; n < 3; n++) {
    const { choices } = await ana.moment();
    await ana.turnTo("choices");
    const button = ana.the("choices").locator(`[data-choice="${choices[0]?.id}"][data-armed]`);
    if (!(await button.isVisible())) break;
    await button.dblclick();
    await ana.moment();
    assert.equal(sent.length, n + 1);
  }
  assert.ok(sent.length > 0);
});

/** What is still so when it lies still: a map that has just come is measured in the next frame. @param {() => Promise<string[]>} measure */
async function lasting(measure) {
  const first = await measure();
  if (first.length === 0) return first;
  const still = new Set(await lyingStill(measure));
  return first.filter((one) => still.has(one));
}

/** The beat that is on. @param {import("./lib/person.mjs").Person} somebody @returns {Promise<{ kind: string, at: number, of: number } | null>} */
function beat(somebody) {
  return somebody.page.evaluate(() => {
    const skip = document.querySelector("[data-testid=skip] small")?.textContent ?? "";
    const kind = [...(document.querySelector("[data-testid=caption]")?.classList ?? [])].find((name) => name !== "caption" && !name.startsWith("svelte"));
    const [at, of] = skip.match(/\d+/g)?.map(Number) ?? [];
    return kind && at && of ? { kind, at, of } : null;
  });
}
