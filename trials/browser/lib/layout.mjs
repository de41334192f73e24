/** The stage stands still: measures of the table's regions, taken inside the page while somebody plays. */
import assert from "node:assert/strict";

/** @typedef {import("playwright-core").Page} Page */

/** A number that gets a second digit moves the words beside it by less than this. */
const SEEN = 0.01;
/** @typedef {{ shifts: { value: number, frame: boolean, what: string }[], moved: string[], frames: number, classes: Record<string, string> }} Watched */

/** What a slot of the dock may be for; it is never for something else. */
const CLASSES = ["undo", "act", "more", "final", "go"];

/**
 * From now on every frame is measured: regions and slots that move, and whatever the browser itself calls a layout shift, also right after
 * a click. The log's box may move its lines, and the game its pieces.
 * @param {Page} page
 */
export async function watch(page) {
  await page.evaluate((classes) => {
    /** @type {Watched} */
    const seen = { shifts: [], moved: [], frames: 0, classes: {} };
    Object.assign(globalThis, { seen });
    const inLog = (/** @type {Node | null | undefined} */ node) => (node instanceof Element ? node : node?.parentElement)?.closest("[role=tabpanel], [data-testid=closeup], [data-testid=coach]") != null;
    // A piece that the game has moved, or what is written on one: a card that leaves a hand lets the others close up.
    const piece = (/** @type {Node | null | undefined} */ node) => {
      const of = node instanceof Element ? node : node?.parentElement;
      return of?.closest("[data-testid=board]") != null && (of.closest("[data-ref]") !== null || of.querySelectorAll("[data-ref]").length === 1);
    };
    const named = (/** @type {Node | null | undefined} */ node) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120);
    const way = (/** @type {any} */ { previousRect: was, currentRect: is }) => [was, is].map(({ x, y, width, height }) => `${x},${y} ${width}×${height}`).join(" → ");
    new PerformanceObserver((list) => {
      for (const entry of /** @type {any[]} */ (list.getEntries())) {
        // What was taken out of the page cannot be seen to move, nor what was not to be seen before.
        const sources = entry.sources.filter((/** @type {any} */ one) => one.node && one.previousRect.width * one.previousRect.height > 0 && !inLog(one.node) && !piece(one.node));
        const frame = sources.some((/** @type {any} */ one) => (one.node instanceof Element ? one.node : one.node.parentElement)?.closest("[data-testid=board]") === null);
        if (sources.length > 0) seen.shifts.push({ value: entry.value, frame, what: `${entry.value.toFixed(4)} ${sources.map((/** @type {any} */ one) => `${named(one.node)} ${way(one)}`).join(" | ")}` });
      }
    }).observe({ type: "layout-shift", buffered: false });
    const regions = () => {
      const boxes = [...document.querySelectorAll("[data-testid=board], [data-testid=strip], [data-testid=status], main > aside, [data-testid=status] > *, [data-testid=status] .slot")];
      return boxes.map((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return [left, top, width, height].map((value) => Math.round(value * 10) / 10).join(" ");
      });
    };
    const first = regions();
    const measure = () => {
      seen.frames++;
      const now = regions();
      const other = now.filter((box, at) => box !== first[at]);
      if (now.length !== first.length || other.length > 0) seen.moved.push(`${first.length}/${now.length}: ${other.join("; ")}`);
      for (const slot of document.querySelectorAll("[data-testid=status] .slot")) {
        const is = classes.find((name) => slot.classList.contains(name));
        const { left, top } = slot.getBoundingClientRect();
        const place = `${left.toFixed(0)} ${top.toFixed(0)}`;
        if (is && (seen.classes[place] ??= is) !== is) seen.moved.push(`the slot at ${place} was for ${seen.classes[place]} and is for ${is}: ${slot.textContent?.trim()}`);
      }
      const page = document.documentElement;
      if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) seen.moved.push("the page scrolls");
      requestAnimationFrame(measure);
    };
    requestAnimationFrame(measure);
  }, CLASSES);
}

/** What was seen since. @param {Page} page @returns {Promise<Watched>} */
export function seen(page) {
  return page.evaluate(() => /** @type {any} */ (globalThis).seen);
}

/** The part of the screen that is board, of 1. @param {Page} page */
export function share(page) {
  return page.evaluate(() => {
    const box = document.querySelector("[data-testid=board]")?.getBoundingClientRect();
    return box ? { area: (box.width * box.height) / (innerWidth * innerHeight), height: box.height / innerHeight } : { area: 0, height: 0 };
  });
}

/**
 * Words that are smaller on the screen than they may be.
 * @param {Page} page @param {string} where a selector @param {number} least pixels
 */
export function smallWords(page, where, least) {
  return page.evaluate(
    ([root, size]) => {
      /** @type {string[]} */
      const small = [];
      for (const part of document.querySelectorAll(String(root))) {
        const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        for (let node = walk.nextNode(); node; node = walk.nextNode()) {
          const of = node.parentElement;
          if (!of || !node.textContent?.trim() || of.closest(".unseen") || !of.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
          const scale = of instanceof SVGGraphicsElement ? Math.abs(of.getScreenCTM()?.a ?? 1) : 1;
          const pixels = parseFloat(getComputedStyle(of).fontSize) * scale;
          if (pixels < Number(size) - 0.05) small.push(`${pixels.toFixed(1)} px in ${of.closest("[data-ref], [data-testid]")?.outerHTML.slice(0, 90)}: ${node.textContent.trim().slice(0, 40)}`);
        }
      }
      return small;
    },
    /** @type {const} */ ([where, least]),
  );
}

/**
 * Words that their place cuts off: the question (unless it can be opened), the buttons of the dock, the bar at the top, the names of the people;
 * and lines of the log that the edge of its box cuts while nobody has scrolled.
 * @param {Page} page
 */
export function cutWords(page) {
  return page.evaluate(() => {
    const said = (/** @type {Element} */ node) => (node.textContent ?? "").trim().slice(0, 60);
    // The slots of a phone are narrow; where the words of what acts do not fit, the list has them whole.
    const slots = innerWidth < 900 ? ".slot:not(.act) > span:not(.dots)" : ".slot > span:not(.dots)";
    const places = `[data-testid=status] ${slots}, [data-testid=course] > *, [data-testid=course] li, main aside .people b, header h1`;
    const cut = [...document.querySelectorAll(places)].filter((node) => node.checkVisibility() && said(node) !== "" && (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 3) && getComputedStyle(node).overflow !== "visible");
    const prompt = document.querySelector("[data-testid=prompt]");
    if (prompt && prompt.scrollHeight > prompt.clientHeight + 8 && !document.querySelector("[data-testid=prompt-rest]")) cut.push(prompt);
    const box = document.querySelector("[data-testid=log] .scroll");
    const edge = box?.getBoundingClientRect();
    if (box && edge && box.scrollHeight - box.scrollTop - box.clientHeight < 2) {
      const lines = [...box.querySelectorAll("li")].filter((line) => {
        const { top, bottom } = line.getBoundingClientRect();
        return (top < edge.top - 1 && bottom > edge.top + 2) || (top < edge.bottom - 2 && bottom > edge.bottom + 1);
      });
      cut.push(...lines);
    }
    return cut.map((node) => `${node.className}: ${said(node)}`);
  });
}

/** Buttons that are smaller than a finger needs. @param {Page} page @param {string} where @param {number} least */
export function smallTargets(page, where, least) {
  return page.evaluate(
    ([buttons, size]) =>
      [...document.querySelectorAll(String(buttons))]
        .filter((node) => node.checkVisibility())
        .map((node) => ({ box: node.getBoundingClientRect(), words: node.textContent?.trim().slice(0, 30) || node.outerHTML.slice(0, 120) }))
        .filter(({ box }) => box.width > 0 && (box.width < Number(size) || box.height < Number(size)))
        .map(({ box, words }) => `${box.width.toFixed(0)}×${box.height.toFixed(0)} ${words}`),
    /** @type {const} */ ([where, least]),
  );
}

/**
 * Things that glow and that cannot be clicked anywhere, because something else lies over them: a press has to arrive at the thing itself, or at
 * the same object drawn a second time.
 * @param {Page} page
 */
export function covered(page) {
  return page.evaluate(() => {
    const board = document.querySelector("[data-testid=board]");
    const room = board?.getBoundingClientRect();
    if (!board || !room) return ["no board"];
    // What has been scrolled out of its own window is not covered.
    const windowed = (/** @type {Element} */ node, /** @type {{ x: number, y: number }} */ { x, y }) => {
      for (let of = node.parentElement; of && of !== board; of = of.parentElement) {
        if (getComputedStyle(of).overflow === "visible") continue;
        const { left, top, right, bottom } = of.getBoundingClientRect();
        if (x < left || x > right || y < top || y > bottom) return false;
      }
      return true;
    };
    const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
    return [...board.querySelectorAll(".lit[data-ref]:not(.faint)")].flatMap((node) => {
      const ref = node.getAttribute("data-ref");
      const box = node.getBoundingClientRect();
      const spots = parts
        .flatMap((x) => parts.map((y) => ({ x: box.left + box.width * x, y: box.top + box.height * y })))
        .filter(({ x, y }) => x > room.left && x < room.right && y > room.top && y < room.bottom && windowed(node, { x, y }));
      if (spots.length === 0 || !node.checkVisibility()) return [];
      const open = spots.some(({ x, y }) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (node.contains(top) || top.closest("[data-ref]")?.getAttribute("data-ref") === ref);
      });
      const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return open ? [] : [`${ref} under ${over?.closest("[data-ref]")?.getAttribute("data-ref") ?? over?.outerHTML.slice(0, 80)}`];
    });
  });
}

/**
 * Points at things on the board until one of them is shown close up, and says what the close-up lies over, if anything.
 * @param {Page} page @returns {Promise<{ shown: boolean, faults: string[] }>}
 */
export async function closeupBeside(page) {
  const spots = await page.evaluate(() => {
    const board = document.querySelector("[data-testid=board]");
    return [...(board?.querySelectorAll("[data-ref]") ?? [])].flatMap((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const at = { x: left + width / 2, y: top + height / 2 };
      return width > 20 && height > 20 && node.contains(document.elementFromPoint(at.x, at.y)) ? [at] : [];
    });
  });
  // Some of those that lie far from each other: cards of the hand, places, pieces.
  const few = spots.filter((_, at) => at % Math.max(1, Math.floor(spots.length / 8)) === 0);
  let shown = false;
  /** @type {string[]} */
  const faults = [];
  for (const { x, y } of few) {
    await page.mouse.move(x, y);
    await page.waitForTimeout(420);
    const over = await page.evaluate(() => {
      const closeup = document.querySelector("[data-testid=closeup]")?.getBoundingClientRect();
      const board = document.querySelector("[data-testid=board]")?.getBoundingClientRect();
      if (!closeup || !board) return undefined;
      const width = Math.min(closeup.right, board.right) - Math.max(closeup.left, board.left);
      const height = Math.min(closeup.bottom, board.bottom) - Math.max(closeup.top, board.top);
      return width > 0.5 && height > 0.5 ? `${width.toFixed(0)} × ${height.toFixed(0)} of the board lie under the close-up` : "";
    });
    if (over === undefined) continue;
    shown = true;
    if (over !== "") faults.push(over);
  }
  await page.mouse.move(2, 2);
  return { shown, faults };
}

/** The contract of a table at rest. @param {import("./person.mjs").Person} somebody @param {{ area: number, height: number }} least */
export async function standsStill(somebody, least) {
  const { shifts, moved, frames } = await seen(somebody.page);
  assert.ok(frames > 20, `${frames} frames were measured`);
  assert.deepEqual(moved.slice(0, 5), [], "no region and no slot moves");
  const told = (/** @type {Watched["shifts"]} */ some) => some.slice(0, 12).map(({ what }) => what);
  assert.deepEqual(told(shifts.filter(({ frame }) => frame)), [], "nothing around the board shifts");
  assert.deepEqual(told(shifts.filter(({ value }) => value >= SEEN)), [], "nothing on the board shifts so far that somebody would see it");
  const part = await share(somebody.page);
  assert.ok(part.area >= least.area, `the board is ${(part.area * 100).toFixed(1)} % of the screen`);
  assert.ok(part.height >= least.height, `the board is ${(part.height * 100).toFixed(1)} % of the height`);
}
