/** The signs on a card: an icon, a number, and the words for those who do not see it. */
import type { GameContext } from "../../lib/board";
import type { IconName } from "./art/icons";
import type { AttackFacts, Facts } from "./content";

export interface Mark {
  icon: IconName;
  value: string;
  words: string;
  tone?: "good" | "bad";
}

export function marks(game: GameContext, facts: Partial<Facts> | undefined, side = 0): Mark[] {
  if (!facts) return [];
  const all: Mark[] = [];
  const add = (icon: IconName, key: string, n: number | undefined, sign = "", tone?: "good" | "bad"): void => {
    if (n) all.push({ icon, value: sign + n, words: game.text(`mark.${key}`, n), ...(tone && { tone }) });
  };
  const attack = (a: AttackFacts | undefined): void => {
    if (!a) return;
    add(a.type, a.type, a.value);
    add("noise", "noise", a.noise, "", "bad");
  };
  add("bite", "bite", facts["zombie-damage"], "", "bad");
  add("hp", "hp", facts.hp);
  attack(facts.attack);
  attack(facts.sides?.[side]);
  add("explosive", "explosive", facts.explosive, "", "bad");
  add("heart", "vitality-up", facts["green-vitality"], "+", "good");
  add("heart", "vitality-down", facts["red-vitality"], "−", "bad");
  add("drop", "immunity-up", facts["green-immunity"], "+", "good");
  add("drop", "immunity-down", facts["red-immunity"], "−", "bad");
  add("shield", "defence", facts.defence);
  add("uses", "uses", facts.uses, "×");
  if (facts.counter) {
    const { value, colour } = facts.counter;
    all.push({ icon: colour === "white" ? "once" : "again", value: String(value), words: game.text(`mark.counter-${colour}`, value) });
  }
  if (facts.speed === "fast") all.push({ icon: "fast", value: "", words: game.text("mark.fast") });
  if (facts.speed === "instantaneous") all.push({ icon: "instant", value: "", words: game.text("mark.instantaneous") });
  if (facts.tools) all.push({ icon: "tools", value: "", words: game.text("mark.tools") });
  if (facts.call) all.push({ icon: "call", value: facts.call, words: game.text("mark.call", facts.call) });
  for (const option of facts.options ?? []) all.push(...marks(game, option));
  return all;
}
