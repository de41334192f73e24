/** A goal or rule of a mission as the game's texts say it, so that whoever makes one reads what players will read. Pure. */
import type { Clause, Plan } from "./plan";

export type Say = (key: string, ...args: (string | number)[]) => string;

const word = (clause: Clause, name: string): string => String(clause[name] ?? "");
const list = (clause: Clause, name: string): string[] => [clause[name] ?? []].flat();

export function goalSentence(goal: Clause, plan: Plan, say: Say): string {
  const which = word(goal, "which") || "all";
  switch (goal.kind) {
    case "leave":
      return say(`goal.leave-${word(goal, "who")}`);
    case "take":
      return say(`goal.take-${which}`, count(plan, which));
    case "deliver":
      return say("goal.deliver", count(plan, which), word(goal, "to"));
    case "clear":
      return say(word(goal, "inside") === "yes" ? "goal.clear-inside" : "goal.clear", list(goal, "zones").join(", "));
    case "work":
      return say(word(goal, "noise") === "yes" ? "goal.work-noise" : "goal.work", word(goal, "actions"), word(goal, "at"));
    case "kill":
      return say("goal.kill", say(`zombie.${word(goal, "zombie")}`));
    case "remove-spawns": {
      const zones = goal.zones ? list(goal, "zones") : plan.spawns.filter((spawn) => spawn.colour === which).map((spawn) => spawn.at);
      return say("goal.remove-spawns", zones.join(", "));
    }
    case "shut":
      return say("goal.shut", word(goal, "door"));
    case "return":
      return say("goal.return", word(goal, "from"));
    case "secure":
      return say(Number(goal.alive) > 0 ? "goal.secure-alive" : "goal.secure", word(goal, "from"), word(goal, "alive"));
    case "score":
      return say("goal.score", word(goal, "objectives"), word(goal, "rounds"));
    default:
      return say(`goal.${goal.kind}`);
  }
}

export function ruleSentence(rule: Clause, say: Say): string {
  const args = (...names: string[]) => names.map((name) => word(rule, name));
  switch (rule.kind) {
    case "team-needs":
      return say("rule.team-needs", named(rule, "skills", "skill", say));
    case "objective-gives":
      return say("rule.objective-gives", named(rule, "cards", "equipment", say));
    case "carry":
      return say(`rule.carry-${word(rule, "which")}`);
    case "spawn-wakes":
      return say(`rule.spawn-wakes-${word(rule, "colour")}`, ...args("deliveries"));
    case "penned":
    case "trigger-fills":
    case "action-removes-spawn":
      return say(`rule.${rule.kind}`, list(rule, "zones").join(", "));
    case "trigger-brings":
      return say("rule.trigger-brings", say(`zombie.${word(rule, "zombie")}`), ...args("at"));
    case "last-objective-brings":
      return say("rule.last-objective-brings", say(`zombie.${word(rule, "zombie")}`), ...args("locator"));
    case "action-shuts":
      return say(`rule.action-shuts-${word(rule, "after")}`, ...args("door", "from"));
    case "roof-falls":
      return say(`rule.roof-falls-${word(rule, "after")}`, ...args("dice"));
    case "noise-shuts":
      return say("rule.noise-shuts", ...args("at", "door", "tokens"));
    default:
      return say(`rule.${rule.kind}`, ...args("after-goal", "cards", "every", "xp").filter((arg) => arg !== ""));
  }
}

function named(clause: Clause, name: string, group: string, say: Say): string {
  return list(clause, name)
    .map((id) => say(`${group}.${id}`))
    .join(", ");
}

function count(plan: Plan, which: string): number {
  return plan.objectives.flatMap((one) => one.hidden ?? [one.colour ?? ""]).filter((colour) => which === "all" || colour === which).length;
}
