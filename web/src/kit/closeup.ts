/** What a close-up says of something in the box. A game makes one from its texts and its content; `Closeup.svelte` shows it. */
import type { GameContext } from "../lib/board";
import { number, row, tag } from "./content";
import type { Picture } from "./picture";
import { isWord, say } from "./words";

export interface Page {
  name: string;
  /** What kind of thing it is. */
  kind?: string;
  /** The picture, if it is made of layers; others are drawn by the game. */
  picture?: { layers: Picture; box: string; ground?: string };
  /** Numbers and the like, in short. */
  facts?: Fact[];
  /** What it does: a paragraph each. */
  about?: string[];
  /** A rule that says more. */
  rule?: string;
  lines?: Line[];
  sources?: Source[];
}

export interface Fact {
  words: string;
  /** A sign of the game, drawn before the words. */
  icon?: string;
  tone?: "good" | "bad";
}

/** What it does on a level, on a side, at a place. */
export interface Line {
  head?: string;
  words: string;
  /** Beside it. */
  colour?: string;
}

/** Where its values come from. */
export interface Source {
  tag: string;
  words: string;
}

/** `cards/axe` or `card/axe` → card, axe: sections as in the texts, or as in the content. */
export function split(what: string): { section: string; id: string } {
  const [section = "", ...id] = what.split("/");
  return { section: section.replace(/s$/, ""), id: id.join("/") };
}

export const facts = (words: readonly string[]): Fact[] => words.filter(Boolean).map((word) => ({ words: word }));

export function source(game: Pick<GameContext, "lang">, tag: string): Source[] {
  const word = `tag-${tag}`;
  return isWord(word) ? [{ tag, words: say(game, word) }] : [];
}

/** The page of a row of the content, by its texts: its name, what it does, and its numbers in the words of `numbers`. */
export function rowPage(game: GameContext, what: string, numbers: Readonly<Record<string, string>>): Page {
  const { section, id } = split(what);
  const from = row(game, `${section}s`, id);
  const said = Object.entries(numbers).map(([key, word]) => (number(from, key) === undefined ? "" : game.text(word, number(from, key)!)));
  return {
    name: game.text(`${section}.${id}`),
    kind: game.text(`section.${section}s`),
    facts: facts(said),
    about: [game.text(`about-${section}.${id}`)],
    sources: source(game, tag(from)),
  };
}
