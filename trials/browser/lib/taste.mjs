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
  return (choices) => choices.find(({ id }) => id === "pass" || id === "end" || id === "none") ?? otherwise(choices);
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
