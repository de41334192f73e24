/** What people like to do when nobody tells them: quick ways to the end of a game. */

/** The same every time. @param {number} seed */
export function dice(seed) {
  let state = seed >>> 0;
  return (/** @type {number} */ sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Anything but bargaining, which need not end. @param {number} seed @returns {import("./person.mjs").Taste} */
export function calm(seed) {
  const roll = dice(seed);
  return (choices) => {
    const quiet = choices.filter(({ id }) => !/^(offer|exchange|stow|fetch|equip)\b/.test(id));
    const from = quiet.length > 0 ? quiet : choices;
    const choice = from[roll(from.length)];
    if (!choice) throw new Error("nothing to choose from");
    return choice;
  };
}

/** Passes where that is possible, else anything. @param {number} seed @returns {import("./person.mjs").Taste} */
export function lazy(seed) {
  const otherwise = calm(seed);
  return (choices) => choices.find(({ id }) => /^(pass|end|none)(\+|$)/.test(id)) ?? otherwise(choices);
}

/** Keeps the cards: passes, else walks on, else anything. @param {number} seed @returns {import("./person.mjs").Taste} */
export function thrifty(seed) {
  const otherwise = lazy(seed);
  return (choices) => {
    const quiet = choices.filter(({ id }) => /^(pass|skip|walk|turn|move|go|vote|place)\b/.test(id));
    return otherwise(quiet.length > 0 ? quiet : choices);
  };
}

/**
 * Lazy, but sometimes speaks with the others: offers them a promise or something small, wants nothing for it, and takes what is offered.
 * @param {number} seed @param {number} most so many offers in all @returns {import("./person.mjs").Taste}
 */
export function sociable(seed, most = 4) {
  const roll = dice(seed);
  const otherwise = lazy(seed);
  let offers = 0;
  return (choices) => {
    const among = (/** @type {RegExp} */ like) => choices.filter(({ id }) => like.test(id));
    const any = (/** @type {import("./person.mjs").Choice[]} */ some) => some[roll(some.length)];
    const made = any(among(/^(send|accept)$/));
    if (made) return made;
    // What is being put together is sent as soon as there is a word in it.
    const term = any(among(/^promise:/)) ?? any(among(/^give:/));
    if (term) return term;
    const whom = any(among(/^offer:\d+$/));
    if (whom && offers < most && roll(2) === 0) {
      offers++;
      return whom;
    }
    return otherwise(choices);
  };
}

/** Fights where that is possible, searches, opens doors, walks; else anything. @param {number} seed @returns {import("./person.mjs").Taste} */
export function bold(seed) {
  const otherwise = calm(seed);
  return (choices) => {
    for (const wish of [/^(melee|shoot):/, /^take:\d/, /^(search|keep|as-it-is)$/, /^door:/, /^move:/, /^end-turn$/]) {
      const fits = choices.filter(({ id }) => wish.test(id));
      if (fits.length > 0) return otherwise(fits);
    }
    return otherwise(choices);
  };
}

/** What a sensible person would rather do in Amanecer Zombi, best first. */
const LIKES = [/^keep:/, /^lay-rest$/, /^complete:/, /^learn:/, /^take:/, /^skill$/, /^search$/, /^search-with:/, /^heal:/, /^melee$/, /^with:/, /^damage:/, /^at:/, /^to:/, /^deploy:/, /^walk:/];
const LEAVES = /^(pass|refuse|drop|done|none|end-search|end-turn|no-weapon)$/;

/**
 * Passes in windows, but throws Zombies at others now and then; in the own turn walks, searches and learns.
 * @param {number} seed @param {number} self @returns {import("./person.mjs").Taste}
 */
export function sensible(seed, self) {
  const roll = dice(seed);
  return (choices) => {
    const among = (/** @type {RegExp} */ like) => choices.filter(({ id }) => like.test(id));
    const any = (/** @type {import("./person.mjs").Choice[]} */ some) => some[roll(some.length)];
    const window = choices.some(({ id }) => id === "pass") && !choices.some(({ id }) => id === "end-turn");
    const zombies = among(/^zombie:/).filter(({ id }) => Number(id.split(":")[2]) !== self);
    if (window && zombies.length > 0 && roll(5) === 0) return /** @type {import("./person.mjs").Choice} */ (any(zombies));
    if (window) return /** @type {import("./person.mjs").Choice} */ (among(/^complete:/)[0] ?? among(/^pass$/)[0]);
    const liked = LIKES.map(among).find((some) => some.length > 0);
    return /** @type {import("./person.mjs").Choice} */ (any(liked ?? []) ?? among(LEAVES)[0] ?? any(choices));
  };
}
