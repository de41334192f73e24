/** Somebody makes a mission of their own from nothing, is told what is wrong with it, puts it right, plays it, keeps it as a file and reads it again. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { accessible, picture } from "./lib/look.mjs";
import { eventually, stage } from "./lib/stage.mjs";
import { calm } from "./lib/taste.mjs";

const trial = stage();
const PATH = "/workshop/rue-morgue";

/** Hands for the workshop. @param {import("./lib/person.mjs").Person} somebody */
function hands(somebody) {
  const { page } = somebody;
  const target = (/** @type {string} */ key) => page.locator(`[data-target="${key}"]`);
  return {
    target,
    /** @param {string} name */
    hold: (name) => page.locator(`[data-tool="${name}"]`).click(),
    /** Takes something into the hand and lays it at these places. @param {string} tool @param {string[]} places */
    async lay(tool, ...places) {
      await page.locator(`[data-tool="${tool}"]`).click();
      for (const place of places) await target(place).click();
    },
    /** What is said about the plan as it stands. @param {string | RegExp} word */
    async told(word) {
      await somebody.the("faults").getByText(word).first().waitFor();
    },
    async sound() {
      await page.locator('[data-testid=faults][data-sound="true"]').waitFor();
    },
  };
}

/** Four tiles, a start, an exit, a blue door, its key, Spawn Zones and two goals. @param {import("./lib/person.mjs").Person} ana */
async function make(ana) {
  const { lay, told, sound, target } = hands(ana);
  await ana.the("title-en").fill("Last Call");
  await lay("tile-2V", "slot 0,0");
  await lay("tile-4V", "slot 0,1");
  await lay("tile-6V", "slot -1,0");
  await lay("tile-7V", "slot 0,1");
  await told("The mission says nowhere where survivors start");

  await lay("start", "2V:K1");
  await lay("exit", "7V:P2");
  await lay("door-blue", "border 4V:K1+4V:S2");
  await lay("spawn-red", "6V:S1", "4V:S3", "2V:K3");
  await lay("trigger", "tile 4V");
  await lay("objective-red", "6V:C");
  await lay("zombie-walker", "4V:B", "4V:B");
  await ana.the("add-goal").selectOption("take");
  await ana.the("add-goal").selectOption("leave");

  await told("The blue door can never be opened: there is no blue Objective.");
  const fault = ana.the("faults").locator('[data-code="door-no-key-blue"]');
  await fault.click();
  assert.equal(await fault.getAttribute("aria-pressed"), "true");
  await ana.page.locator("svg .hot circle").waitFor({ state: "attached" });
  await picture(ana.page, "workshop fault");

  await lay("objective-blue", "2V:A");
  await sound();
  await lay("select");
  await target("4V:S3").click();
  await ana.the("inspector").getByRole("button", { name: "3", pressed: true }).waitFor();
}

trial("a mission from nothing, told what is wrong, put right and played at once", async (enter) => {
  const ana = await enter();
  await ana.goTo("/");
  await ana.the("workshop-rue-morgue").click();
  await ana.the("faults").getByText("A board needs at least one tile.").waitFor();

  await make(ana);
  await picture(ana.page, "workshop made");

  await ana.the("play-plan").click();
  await ana.page.waitForURL(/\/t\/[\w-]+$/);
  await ana.the("board").waitFor();
  // The set-up asks first; then somebody has a turn.
  const end = /^end/;
  let turn = false;
  await ana.play(
    (choices) => {
      turn ||= choices.some(({ id }) => end.test(id));
      return calm(7)(choices);
    },
    { enough: (made) => (turn && made > 6) || made > 120, byMouse: 3 },
  );
  assert.ok(turn, "a turn was played");
  await picture(ana.page, "workshop played");
});

trial("what was made is kept, exported, imported, undone", async (enter) => {
  const ana = await enter();
  await ana.goTo(PATH);
  await make(ana);

  await ana.page.reload();
  await hands(ana).sound();
  assert.equal(await ana.the("plan-title").innerText(), "Last Call");

  await ana.the("export").click();
  const text = await ana.the("export-text").inputValue();
  const [file] = await Promise.all([ana.page.waitForEvent("download"), ana.the("download").click()]);
  assert.equal(file.suggestedFilename(), "last-call.yaml");
  assert.equal(await readFile(await file.path(), "utf8"), text);
  assert.match(text, /^doors:\n {2}- \{at: .*, colour: blue\}$/m);
  await ana.page.keyboard.press("Escape");

  await ana.the("open").click();
  await ana.the("blank").click();
  await ana.the("faults").getByText("A board needs at least one tile.").waitFor();
  await ana.the("import-plan").click();
  await ana.the("plan-text").fill("tiles: [[2V");
  await ana.the("read-plan").click();
  await ana.the("import-wrong").waitFor();
  await ana.the("plan-file").setInputFiles({ name: "mine.yaml", mimeType: "text/yaml", buffer: Buffer.from(`# by hand\n${text}`) });
  await hands(ana).sound();
  await ana.the("export").click();
  assert.equal(await ana.the("export-text").inputValue(), text, "the same file comes out");
  await ana.page.keyboard.press("Escape");

  await hands(ana).lay("erase", "7V:P2");
  await hands(ana).told("A goal asks for the exit, and there is none");
  await ana.the("undo").click();
  await hands(ana).sound();
  await ana.the("redo").click();
  await hands(ana).told("A goal asks for the exit, and there is none");
  await ana.page.keyboard.press("Control+z");
  await hands(ana).sound();
});

trial("a mission of the box is a place to begin, and in Spanish it is told in Spanish", async (enter) => {
  const ana = await enter({ lang: "es" });
  await ana.goTo(PATH);
  await ana.the("open").click();
  await ana.page.locator('[data-shipped="t2"]').click();
  await hands(ana).sound();
  await hands(ana).lay("erase", "border 5R:A+5R:S6");
  await eventually(async () => assert.notEqual(await ana.the("faults").getAttribute("data-sound"), ""));
  await ana.page.locator('[data-tool="exit"]').click();
  const exit = await ana.page.locator('[data-target][aria-label*="Salida"]').first().getAttribute("data-target");
  await hands(ana).target(exit ?? "").click();
  await hands(ana).told("Un objetivo pide la salida");
});

trial("nothing but the keyboard", async (enter) => {
  const ana = await enter();
  await ana.goTo(PATH);
  const keys = ana.page.keyboard;
  const { target } = hands(ana);
  const onSheet = () => ana.page.waitForFunction(() => document.activeElement?.closest("[data-testid=sheet]"));
  await ana.page.locator('[data-tool="tile-5R"]').focus();
  await keys.press("Enter");
  await onSheet();
  await keys.press("Enter");
  await target("slot 0,1").waitFor({ state: "attached" });
  await keys.press("r");
  await keys.press("Escape");
  assert.equal(await ana.page.evaluate(() => document.activeElement?.getAttribute("data-tool")), "tile-5R", "Escape leads back");
  await ana.page.locator('[data-tool="tile-6R"]').focus();
  await keys.press("Space");
  await onSheet();
  await keys.press("ArrowRight");
  await keys.press("ArrowRight");
  const at = await ana.page.evaluate(() => document.activeElement?.getAttribute("data-target"));
  assert.match(at ?? "", /^slot 0,1$/, "arrow keys walk over the sheet");
  await keys.press("Enter");
  await ana.page.locator('[data-tool="start"]').focus();
  await keys.press("Enter");
  await onSheet();
  await keys.press("ArrowDown");
  const zone = await ana.page.evaluate(() => document.activeElement?.getAttribute("data-target"));
  await keys.press("Enter");
  await ana.page.locator(`[data-target="${zone}"][aria-label*="Start"]`).waitFor({ state: "attached" });
  await keys.press("Control+z");
  await ana.page.locator(`[data-target="${zone}"]:not([aria-label*="Start"])`).waitFor({ state: "attached" });
});

for (const theme of /** @type {const} */ (["dark", "light"])) {
  trial(`fit for everybody, ${theme}`, async (enter) => {
    const ana = await enter({ theme });
    await ana.goTo(`${PATH}?plan=m03`);
    await hands(ana).sound();
    await hands(ana).target("7V:P1").click();
    await picture(ana.page, `workshop ${theme}`);
    await accessible(ana.page, `workshop ${theme}`);
    await hands(ana).hold("door-neutral");
    await accessible(ana.page, `workshop doors ${theme}`);
    await ana.the("open").click();
    await accessible(ana.page, `workshop open ${theme}`);
    await ana.page.keyboard.press("Escape");

    const phone = await enter({ theme, phone: true });
    await phone.goTo(`${PATH}?plan=m03`);
    await hands(phone).sound();
    const wide = await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 1, `nothing sticks out to the side, not even by ${wide} pixels`);
    await picture(phone.page, `workshop phone ${theme}`);
    await accessible(phone.page, `workshop phone ${theme}`);
    // The sheet stays in sight while the hand looks for something far below it.
    await hands(phone).lay("number", "1R:A");
    await hands(phone).told("No room carries the dice mark 2");
  });
}
