/** Whoever they are and whatever they hold: a phone, a keyboard, another language, no wish for motion. */
import assert from "node:assert/strict";
import { bot, here, makeTable } from "./lib/desk.mjs";
import { covered } from "./lib/layout.mjs";
import { picture } from "./lib/look.mjs";
import { stage } from "./lib/stage.mjs";
import { bold, calm, lazy, sensible } from "./lib/taste.mjs";

const trial = stage();

for (const game of ["cards-of-the-dead", "city-of-horror"]) {
  trial(`${game} on a phone, by touch`, async (enter, house) => {
    const made = await makeTable(house, game, [here("Ana"), bot("B"), bot("C")]);
    const ana = await enter({ phone: true });
    await ana.sit(made, [0]);
    await ana.the("board").waitFor();
    const wide = await ana.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 1, `nothing sticks out to the side, not even by ${wide} pixels`);

    const taste = (game === "city-of-horror" ? lazy : calm)(2);
    for (let n = 0; n < 5; n++) {
      await ana.turnTo("choices");
      const { id } = taste((await ana.moment()).choices);
      const button = ana.page.locator(`[data-testid=choices] [data-choice="${id}"]`);
      if (!(await button.isVisible())) {
        await ana.the("choices").locator("details").filter({ has: ana.page.locator(`[data-choice="${id}"]`) }).locator("> summary").tap();
      }
      await ana.page.locator(`[data-testid=choices] [data-choice="${id}"][data-armed]`).tap();
    }
    await ana.moment();
    await picture(ana.page, `${game} phone in play`);
  });

  trial(`${game} by clicks on what glows`, async (enter, house) => {
    const made = await makeTable(house, game, [here("Ana"), bot("B"), bot("C")], { seed: "5" });
    const ana = await enter();
    await ana.sit(made, [0]);
    const taste = (game === "city-of-horror" ? lazy : calm)(4);
    let byBoard = 0;
    for (let n = 0; n < 40 && byBoard < 3; n++) {
      const { is, choices } = await ana.moment();
      if (is === "over") break;
      const before = (await ana.log()).length;
      if (await ana.pickOnBoard()) {
        byBoard++;
        await ana.page.waitForFunction(() => !document.querySelector("[data-testid=pick-menu]"));
      } else await ana.choose(taste(choices).id);
      await ana.moment();
      assert.ok((await ana.log()).length >= before || byBoard > 0);
    }
    assert.ok(byBoard >= 3, `${byBoard} choices were made on the board alone`);
  });
}

/** @type {Record<string, import("./lib/person.mjs").Taste>} */
const ENLARGED = { "city-of-horror": lazy(2), "cards-of-the-dead": calm(2), "rue-morgue": bold(2), "amanecer-zombi": sensible(2, 0) };

for (const [game, taste] of Object.entries(ENLARGED)) {
  trial(`${game} enlarged to 200 %`, async (enter, house) => {
    const made = await makeTable(house, game, [here("Ana"), bot("B"), bot("C")], { seed: "5" });
    // Half as many pixels of the page on the same screen of 1440 × 900.
    const ana = await enter({ size: { width: 720, height: 450 } });
    await ana.sit(made, [0]);
    await ana.the("board").locator("[data-ref]").first().waitFor();
    for (let n = 0; n < 5; n++) {
      const { is, choices } = await ana.moment();
      if (is === "over") break;
      const sticksOut = await ana.page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight].some((more) => more > 1));
      assert.equal(sticksOut, false, "the page does not scroll");
      const room = await ana.the("board").evaluate((board) => board.clientHeight);
      assert.ok(room >= 150, `the board is ${room} pixels high`);
      await ana.choose(taste(choices).id);
    }
    await ana.moment();
    assert.deepEqual(await covered(ana.page), []);
    await picture(ana.page, `${game} enlarged`);
  });
}

trial("nothing but the keyboard", async (enter, house) => {
  const made = await makeTable(house, "cards-of-the-dead", [here("Ana"), bot("B")]);
  const ana = await enter();
  await ana.sit(made, [0]);
  const keys = ana.page.keyboard;
  for (let n = 0; n < 4; n++) {
    await ana.moment();
    const before = (await ana.log()).length;
    await keys.press("o");
    await ana.page.waitForFunction(() => document.activeElement?.closest("[data-testid=choices]"));
    // The box for filtering comes first where there are many: type a letter of nothing, and go on to the first choice.
    await ana.page.waitForFunction(() => document.activeElement instanceof HTMLElement);
    for (let steps = 0; steps < 6; steps++) {
      if (await ana.page.evaluate(() => document.activeElement?.matches("[data-testid=choices] [data-choice]"))) break;
      await keys.press("Tab");
    }
    assert.ok(await ana.page.evaluate(() => document.activeElement?.matches("[data-choice]")), "Tab reaches a choice");
    await keys.press("Enter");
    await ana.page.waitForFunction(
      (lines) => document.querySelectorAll("[data-testid=log] li").length > lines || document.querySelector("[data-testid=status].mine"),
      before,
    );
  }
  await keys.press("?");
  await ana.page.getByRole("dialog").waitFor();
  await keys.press("Escape");
  await ana.page.getByRole("dialog").waitFor({ state: "detached" });
  assert.ok((await ana.page.getByTestId("announcer").textContent()) !== null, "a screen reader is told");
});

trial("a screen reader finds the whole table in words", async (enter, house) => {
  for (const game of ["cards-of-the-dead", "city-of-horror"]) {
    const made = await makeTable(house, game, [here("Ana"), bot("B"), bot("C")]);
    const ana = await enter();
    await ana.sit(made, [0]);
    await ana.moment();
    // A board comes in a part of its own, and may come after the first question.
    await ana.the("zones").locator("li").first().waitFor({ state: "attached" });
    const words = await ana.the("zones").innerText();
    assert.ok(words.length > 200, `${game}: ${words}`);
    assert.doesNotMatch(words, /undefined|NaN|«|\[object/);
  }
});

trial("Spanish at once, and nothing English left", async (enter, house) => {
  const made = await makeTable(house, "city-of-horror", [here("Ana"), bot("Berta"), bot("Carlos")]);
  const ana = await enter();
  await ana.sit(made, [0]);
  await ana.play(lazy(1), { enough: (n) => n === 2 });
  assert.match(await ana.the("choices").innerText(), /Choices/);

  await ana.the("language").click();

  await ana.turnTo("choices");
  await ana.page.getByRole("heading", { name: /Opciones|Elecciones|Jugadas/ }).first().waitFor();
  assert.equal(await ana.page.evaluate(() => document.documentElement.lang), "es");
  for (const path of [`/t/${made.table}`, "/", "/learn/city-of-horror", "/rules/city-of-horror", "/cards/cards-of-the-dead"]) {
    await ana.goTo(path);
    await ana.page.waitForLoadState("networkidle");
    const words = (await ana.page.locator("body").innerText()).replaceAll(/City of Horror|Cards of the Dead|CO[DH]-[A-Z]+-\d+/g, "");
    const english = words.match(/\b(the|your|you|and|with|choices|waiting|turn|card|cards|players|rules|search)\b/gi) ?? [];
    assert.deepEqual(english, [], `${path}: ${words.slice(0, 300)}`);
  }
});

trial("settings stay", async (enter) => {
  const ana = await enter({ theme: "dark" });
  await ana.goTo("/");
  await ana.page.getByRole("button", { name: "Settings" }).click();
  const dialog = ana.page.getByRole("dialog");
  await dialog.getByLabel("Your name").fill("Ana María");
  await dialog.getByRole("group", { name: "Colours" }).getByRole("radio", { name: "Light" }).check();
  await dialog.getByRole("group", { name: "Sound" }).getByRole("radio", { name: "Off" }).check();
  await ana.page.keyboard.press("Escape");

  await ana.page.reload();

  assert.equal(await ana.page.evaluate(() => document.documentElement.dataset.theme), "light");
  await ana.the("play-cards-of-the-dead").click();
  assert.equal(await ana.page.getByLabel("Name of seat 1").inputValue(), "Ana María");
});

trial("who wants motion gets it, and can skip it; who does not sees none", async (enter, house) => {
  for (const motion of [true, false]) {
    const made = await makeTable(house, "cards-of-the-dead", [here("Ana"), bot("B")], { seed: "9" });
    const ana = await enter({ motion });
    await ana.sit(made, [0]);
    await ana.page.evaluate(() => {
      const count = { moved: 0 };
      Object.assign(globalThis, { count });
      const animate = Element.prototype.animate;
      Element.prototype.animate = /** @type {typeof animate} */ function (frames, options) {
        count.moved++;
        return animate.call(this, frames, options);
      };
    });
    for (let n = 0; n < 8; n++) {
      const { is, choices } = await ana.moment();
      if (is === "over") break;
      const walk = choices.find(({ id }) => /^(walk|end|rick)/.test(id)) ?? choices[0];
      await ana.choose(walk?.id ?? "");
      await ana.page.keyboard.press("Escape");
    }
    const moved = await ana.page.evaluate(() => /** @type {any} */ (globalThis).count.moved);
    if (motion) assert.ok(moved > 0, "something moved");
    else assert.equal(moved, 0);
  }
});
