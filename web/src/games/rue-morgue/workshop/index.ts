/** The workshop of Rue Morgue: missions of one's own. */
import type { WorkshopFolder } from "../../../workshop/contract";
import type { Bench, Picture } from "./bench";
import Editor from "./Editor.svelte";
import { blank, take, write, type Plan } from "./plan";

const folder: WorkshopFolder<Plan, Picture, Bench> = {
  Editor,
  blank,
  take,
  write,
  title: (plan, lang) => plan.title[lang] || plan.title[lang === "en" ? "es" : "en"],
  fileName: (plan) => (plan.title.en || plan.id || "mission").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "mission",
  seats: (plan) => (plan.mode === "competitive" ? Math.max(2, plan.start.length) : 1),
  options: (text) => ({ mission: "own", plan: text }),
};

export default folder;
