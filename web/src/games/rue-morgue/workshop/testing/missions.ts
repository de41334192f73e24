/** The shipped missions, read from their files, and the bench as the server tells it (without the pictures of the tiles). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Bench } from "../bench";
import bench from "./bench.json";

const FOLDER = join(import.meta.dirname, "../../../../../../games/rue-morgue/src/main/resources/horda/ruemorgue/missions");

export const BENCH = bench as unknown as Bench;

export function shipped(): { name: string; plan: Record<string, unknown> }[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => ({ name: file.replace(".yaml", ""), plan: yaml(readFileSync(join(FOLDER, file), "utf8")) }));
}

export function mission(name: string): Record<string, unknown> {
  const found = shipped().find((one) => one.name === name);
  if (!found) throw new Error(`no mission ${name}`);
  return found.plan;
}

/** As much YAML as the missions are written in: a key a line, an item a line, the rest in brackets. */
function yaml(text: string): Record<string, unknown> {
  const tree: Record<string, unknown> = {};
  let list: unknown[] = [];
  for (const full of text.split("\n")) {
    const line = full.replace(/(^|\s)#.*$/, "").trimEnd();
    if (line === "") continue;
    if (line.startsWith("  - ")) {
      list.push(flow(line.slice(4)));
      continue;
    }
    const colon = line.indexOf(":");
    const rest = line.slice(colon + 1).trim();
    list = [];
    tree[line.slice(0, colon)] = rest === "" ? list : flow(rest);
  }
  return tree;
}

function flow(text: string): unknown {
  let at = 0;
  const skip = () => {
    while (text[at] === " " || text[at] === ",") at++;
  };
  const plain = (ends: RegExp): string => {
    const from = at;
    while (at < text.length && !ends.test(text.slice(at))) at++;
    return text.slice(from, at).trim();
  };
  const value = (): unknown => {
    skip();
    if (text[at] === '"') {
      const end = text.indexOf('"', at + 1);
      const word = text.slice(at + 1, end);
      at = end + 1;
      return word;
    }
    if (text[at] === "[") {
      at++;
      const items: unknown[] = [];
      for (skip(); text[at] !== "]"; skip()) items.push(value());
      at++;
      return items;
    }
    if (text[at] === "{") {
      at++;
      const map: Record<string, unknown> = {};
      for (skip(); text[at] !== "}"; skip()) {
        const key = plain(/^: /);
        at += 2;
        map[key] = value();
      }
      at++;
      return map;
    }
    return plain(/^[,\]}]/);
  };
  return value();
}
