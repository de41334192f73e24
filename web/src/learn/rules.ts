/** Searching a rule book by id or by words, in whichever language the words are. */
import type { RuleEntry } from "../lib/api";
import { fold, hasAll, wordsOf } from "./fold";

/** A rule in the language of the page, with the other language beside it to be searched. */
export interface Rule extends RuleEntry {
  other: string;
}

export interface Chapter {
  title: string;
  rules: Rule[];
}

export function both(here: readonly RuleEntry[], there: readonly RuleEntry[]): Rule[] {
  const others = new Map(there.map((rule) => [rule.id, `${rule.text} ${rule.chapter} ${rule.reason ?? ""}`]));
  return here.map((rule) => ({ ...rule, other: others.get(rule.id) ?? "" }));
}

/** Those whose id matches come first, then those whose own words do; nothing sought: all of them. */
export function search(rules: readonly Rule[], query: string): Rule[] {
  const words = wordsOf(query);
  if (words.length === 0) return [...rules];
  const sought = words.join(" ");
  return rules
    .map((rule) => ({ rule, rank: rank(rule, sought, words) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ rule }) => rule);
}

const NO_MATCH = 5;

function rank(rule: Rule, sought: string, words: readonly string[]): number {
  const id = fold(rule.id);
  if (id === sought) return 0;
  if (id.includes(sought)) return 1;
  if (hasAll(rule.text, words)) return 2;
  if (hasAll(`${rule.text} ${rule.chapter} ${rule.reason ?? ""}`, words)) return 3;
  return hasAll(rule.other, words) ? 4 : NO_MATCH;
}

/** In the order of the book. */
export function chapters(rules: readonly Rule[]): Chapter[] {
  const found = new Map<string, Rule[]>();
  for (const rule of rules) {
    const list = found.get(rule.chapter);
    if (list) list.push(rule);
    else found.set(rule.chapter, [rule]);
  }
  return [...found].map(([title, list]) => ({ title, rules: list }));
}

/** Whether words were meant as the name of one rule: `COD-DMG-09`. */
export function isRuleId(text: string): boolean {
  return /^[A-Z]{2,4}-[A-Z]+-\d+$/i.test(text.trim());
}
