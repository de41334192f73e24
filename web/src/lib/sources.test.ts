/** The page looks at kinds, verbs and arguments. It never reads a sentence or the id of a rule to find out what happened. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts"));

/** The lines that hold such a thing, with the file they stand in. */
function found(pattern: RegExp): string[] {
  return files.flatMap((name) =>
    readFileSync(join("src", name), "utf8")
      .split("\n")
      .filter((line) => pattern.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
}

const READ = "(match|matchAll|split|replace|replaceAll|startsWith|endsWith|slice|substring|includes|indexOf|search|at)";

describe("the page's sources", () => {
  it("are all there", () => {
    expect(files.length).toBeGreaterThan(200);
  });

  it("name a rule only to show it", () => {
    expect(found(/["'`/^(][A-Z]{3}-[A-Z]+-/).filter((line) => !/rule: "[A-Z]{3}-[A-Z]+-\d+"/.test(line))).toEqual([]);
  });

  it("decide nothing by the id of a rule", () => {
    expect(found(/\.rule\s*[!=]==|[!=]==\s*\w+(\.\w+)*\.rule\b|\[\w+(\.\w+)*\.rule\]|(test|exec|switch|has|get)\s*\(\w*\.rule\)/)).toEqual([]);
    expect(found(new RegExp(`\\.rule\\.${READ}\\(`))).toEqual([]);
  });

  it("take no sentence of an event or a choice apart", () => {
    expect(found(new RegExp(`\\b(event|told|choice|option|grey|caption)\\.(text|label|why)\\.${READ}\\(`))).toEqual([]);
    expect(found(/(test|exec)\(\w+\.(text|label|why|prompt)\)/)).toEqual([]);
    // A template of an event in the page's hands is good for one thing only: to be laid over a sentence.
    expect(found(/text\([`"']event\./)).toEqual([]);
  });

  it("take no id of a choice apart to know its verb", () => {
    expect(found(/\b(choice|option)\.id\.startsWith\(|\bid\.split\(":"\)\[0\]|(test|exec)\((choice|option)\.id\)/)).toEqual([]);
  });
});
