/** Making tables beside the page, for trials that are about what comes after. */

/** @typedef {{ table: string, host: string, tokens: string[] }} Made tokens by seat; empty for a seat of nobody here */

/** @param {string} name @returns {object} */
export const here = (name) => ({ kind: "here", name });
/** @param {string} name @returns {object} */
export const bot = (name) => ({ kind: "bot", bot: "greedy", name });
export const open = { kind: "open" };

/**
 * @param {import("./house.mjs").House} house @param {string} game @param {object[]} seats @param {object} [also]
 * @returns {Promise<Made>}
 */
export async function makeTable(house, game, seats, also = {}) {
  // Every question of the rules is put, unless a trial wants it otherwise: scripts know what comes.
  const order = { game, seats, public: false, talk: "open", pace: 0, attention: "all", ...also };
  const answer = await fetch(`${house.address}/api/tables`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(order),
  });
  const made = /** @type {any} */ (await answer.json());
  if (!answer.ok) throw new Error(JSON.stringify(made));
  /** @type {string[]} */
  const tokens = seats.map(() => "");
  for (const { seat, token } of made.seats) tokens[seat] = token;
  return { table: made.table, host: made.host, tokens };
}
