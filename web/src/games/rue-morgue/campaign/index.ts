import type { CampaignFolder } from "../../../campaign/contract";
import City from "./City.svelte";
import Person from "./Person.svelte";
import Thing from "./Thing.svelte";

/** Experience with which a danger level begins (RMO-XP-02). */
const LEVELS: [xp: number, level: string][] = [[43, "red"], [19, "orange"], [7, "yellow"], [0, "blue"]];

const folder: CampaignFolder = {
  Face: Person,
  Thing,
  City,
  person: (id) => `survivor.${id}`,
  thing: (kind) => `equipment.${kind}`,
  level: (xp) => LEVELS.find(([from]) => xp >= from)?.[1] ?? "blue",
  asked: ["difficulty", "own-survivors"],
  settled: { survivors: "choose", number: "auto", teams: "auto", plan: "", "first-seat": "1" },
};

export default folder;
