/**
 * What a box holds: every row of content.yaml that has an id, with its name and explanation from the game's texts. Nothing here knows a
 * game: `action-cards` in the content is `action-card.<id>` and `about-action-card.<id>` in the texts.
 */
import { hasAll, wordsOf } from "./fold";

export type Tag = "R" | "P" | "D";

export const TAGS: readonly Tag[] = ["R", "P", "D"];

export interface Value {
  path: string;
  value: string;
  tag: Tag | undefined;
}

export interface Row {
  /** Unique on the page: two sides of a place share their id. */
  key: string;
  section: string;
  /** `section/id`, as a game's `Closeup` is asked for. */
  what: string;
  id: string;
  side: string;
  name: string;
  about: string;
  tag: Tag | undefined;
  /** All tags of the row and its values. */
  tags: Tag[];
  /** How many copies there are in the box; 0 when nothing counts them. */
  count: number;
  values: Value[];
}

export interface Section {
  id: string;
  rows: Row[];
}

type Texts = Record<string, string>;
type Data = Record<string, unknown>;

export function sections(content: Data, texts: Texts): Section[] {
  const copies = counted(content);
  return Object.entries(content)
    .filter((entry): entry is [string, Data[]] => isRows(entry[1]))
    .map(([key, rows]) => ({ id: key, rows: rows.map((row) => read(key, row, texts, copies)) }));
}

function isRows(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((row) => isData(row) && (typeof row.id === "string" || typeof row.id === "number"));
}

function read(sectionKey: string, row: Data, texts: Texts, copies: Map<string, number>): Row {
  const section = singular(sectionKey);
  const id = String(row.id);
  const side = typeof row.side === "string" && row.side !== "none" ? row.side : "";
  const tag = tagOf(row.provenance);
  const named = nameOf(section, id, texts);
  const values = valuesOf(row, tag);
  return {
    key: [section, id, side].filter(Boolean).join("/"),
    section,
    what: `${section}/${id}`,
    id,
    side,
    name: texts[`${named}.${id}`] ?? texts[`name.${section.split("-")[0]}-${id}`] ?? id,
    about: texts[`about-${named}.${id}-${side.toLowerCase()}`] ?? texts[`about-${named}.${id}`] ?? "",
    tag,
    tags: TAGS.filter((known) => tagsOf(row.provenance).includes(known) || tagValues(row).includes(known)),
    count: typeof row.count === "number" ? row.count : sectionKey === "cards" ? (copies.get(id) ?? 0) : 0,
    values,
  };
}

/** Where the texts name it: zombies and vehicles are rows of their own, but all are called `action-card`. */
function nameOf(section: string, id: string, texts: Texts): string {
  if (texts[`${section}.${id}`] !== undefined) return section;
  const end = `.${id}`;
  const other = Object.keys(texts).find((key) => key.startsWith("about-") && key.endsWith(end));
  return other?.slice("about-".length, -end.length) ?? section;
}

/** Copies of each card over all decks: `decks: {day1: {zombie: 11}}`. */
function counted(content: Data): Map<string, number> {
  const copies = new Map<string, number>();
  if (!isData(content.decks)) return copies;
  for (const deck of Object.values(content.decks)) {
    if (!isData(deck)) continue;
    for (const [id, count] of Object.entries(deck)) if (typeof count === "number") copies.set(id, (copies.get(id) ?? 0) + count);
  }
  return copies;
}

const NOT_VALUES = new Set(["id", "provenance", "provenance-of"]);

function valuesOf(row: Data, tag: Tag | undefined): Value[] {
  const of = isData(row["provenance-of"]) ? row["provenance-of"] : {};
  const own = Object.entries(row).filter(([key]) => !NOT_VALUES.has(key));
  const values = own.map(([path, value]) => ({ path, value: plain(value), tag: tagOf(of[path]) ?? tag }));
  // Tags of something inside a value, or of the name, which stands in the texts.
  const inner = Object.entries(of)
    .filter(([path]) => !own.some(([key]) => key === path))
    .map(([path, value]) => ({ path, value: "", tag: tagOf(value) }));
  return [...values, ...inner];
}

function tagValues(row: Data): Tag[] {
  return isData(row["provenance-of"]) ? Object.values(row["provenance-of"]).flatMap((value) => tagOf(value) ?? []) : [];
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(", ");
  if (isData(value)) {
    return Object.entries(value)
      .map(([key, inner]) => `${key}: ${plain(inner)}`)
      .join(", ");
  }
  return String(value);
}

export interface Filter {
  section: string;
  tag: Tag | "";
  words: string;
}

/** A tag is met by the row itself or by any of its values. */
export function filtered(all: readonly Section[], filter: Filter): Section[] {
  const words = wordsOf(filter.words);
  return all
    .filter((section) => filter.section === "" || section.id === filter.section)
    .map((section) => ({
      ...section,
      rows: section.rows.filter((row) => (filter.tag === "" || row.tags.includes(filter.tag)) && hasAll(`${row.name} ${row.about} ${row.id}`, words)),
    }))
    .filter((section) => section.rows.length > 0);
}

export function total(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + row.count, 0);
}

function singular(section: string): string {
  return section.replace(/s$/, "");
}

/** Of `R+D` the first: the row begins with what a source states. */
function tagOf(value: unknown): Tag | undefined {
  return tagsOf(value)[0];
}

/** `R+D`: part of it is stated, part designed. */
function tagsOf(value: unknown): Tag[] {
  return typeof value === "string" ? value.split("+").flatMap((part) => TAGS.find((tag) => tag === part) ?? []) : [];
}

function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
