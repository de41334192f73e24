/** The check of the dice: the seed's SHA-256 was shown before the game, the seed is shown after it. */

/** As `horda.engine.Seed` makes it; nothing where the browser has no SHA-256 (pages that are neither local nor https). */
export async function commitmentOf(seed: string): Promise<string | undefined> {
  if (typeof crypto === "undefined" || !crypto.subtle) return undefined;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`horda:${seed}`));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
