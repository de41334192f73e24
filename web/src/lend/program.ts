/** The threads of this browser that think for a house far away: the same as those of a house in the browser, with the program that the house gives. */
import { NEAR } from "../lib/house";
import { theHouse } from "../lib/known";
import { settings } from "../lib/settings.svelte";
import type { Thinker } from "../near/heads";
import type { Thinks } from "./lender";

export async function thinkers(): Promise<Thinks | undefined> {
  if (NEAR) return undefined;
  const { program } = await theHouse(settings.lang);
  if (program === undefined) return undefined;
  const { heads, howMany } = await import("../near/heads");
  const base = new URL(program, location.origin).href;
  return heads(base, howMany(navigator.hardwareConcurrency || 1), () => new Worker(new URL("../near/thinker.ts", import.meta.url), { type: "module" }) as Thinker);
}
