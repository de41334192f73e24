/** Where on the map and in the forms a fault is. Pure. */
import type { Fault } from "../../../workshop/contract";
import { pairKey } from "./borders";
import { write, type Plan } from "./plan";

export interface Places {
  parts: string[];
  /** As `pairKey` writes them. */
  borders: string[];
  tiles: string[];
}

/** What the sentence names, and what the row of the file that it speaks of names. */
export function placesOf(fault: Fault, plan: Plan, known: (part: string) => boolean, laid: (tile: string) => boolean): Places {
  const words = [...wordsIn(rowAt(write(plan), fault.path))];
  const named = (word: string) => known(word) || word.split("+").every(known) || laid(word);
  // A row may name much that is well (a goal's zones): what the sentence names goes first.
  const all = fault.places.length > 0 ? [...fault.places, ...words.filter((word) => word.includes("+"))] : words;
  const found = all.filter(named);
  return {
    parts: found.filter((word) => known(word)),
    borders: found.filter((word) => word.includes("+")).map(pairKey),
    tiles: found.filter((word) => !word.includes(":") && laid(word)),
  };
}

/** The item of a list that a path leads into, or nothing for whole lists: those lie everywhere. */
function rowAt(tree: unknown, path: string): unknown {
  const [key = "", index] = path.split("/");
  const below = (tree as Record<string, unknown>)[key];
  if (index === undefined || typeof below !== "object" || below === null) return key === "helicopter" ? below : undefined;
  return (below as Record<string, unknown>)[index];
}

function* wordsIn(tree: unknown): Generator<string> {
  if (typeof tree === "string") yield tree;
  else if (typeof tree === "object" && tree !== null) for (const below of Object.values(tree)) yield* wordsIn(below);
}
