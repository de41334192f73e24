/** The page looks at kinds, verbs and arguments. It never reads a sentence or the id of a rule to find out what happened. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts") && !name.includes("testing"));

const source = (name: string): string => readFileSync(join("src", name), "utf8");

/** The lines that hold such a thing, with the file they stand in. */
function found(pattern: RegExp): string[] {
  return files.flatMap((name) =>
    source(name)
      .split("\n")
      .filter((line) => pattern.test(line) && !/^\s*(\/\*|\*|\/\/)/.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
}

const READ = "(match|matchAll|split|replace|replaceAll|startsWith|endsWith|slice|substring|includes|indexOf|search|at)";

/** Where a text of this name is read, other than as a whole. */
function reads(text: string, name: string): string[] {
  return text.match(new RegExp(`(?<![\\w.])${name}\\??\\.${READ}\\(|(test|exec)\\(${name}\\)`, "g")) ?? [];
}

describe("the page's sources", () => {
  it("are all there", () => {
    expect(files.length).toBeGreaterThan(200);
  });

  it("name a rule only to show it", () => {
    expect(found(/["'`/^(][A-Z]{3}-[A-Z]+-/).filter((line) => !/rule: "[A-Z]{3}-[A-Z]+-\d+"/.test(line))).toEqual([]);
  });

  it("decide nothing by the id of a rule", () => {
    expect(found(/(?<!typeof \w+)\.rule\s*[!=]==|[!=]==\s*\w+(\.\w+)*\.rule\b|\[\w+(\.\w+)*\.rule\]|(test|exec|switch|has|get)\s*\(\w*\.rule\)/)).toEqual([]);
    expect(found(new RegExp(`\\.rule\\.${READ}\\(`))).toEqual([]);
  });

  it("take no sentence of an event or a choice apart", () => {
    expect([
      ...found(new RegExp(`\\b(event|told|choice|option|grey|caption)\\.(text|label|why)\\.${READ}\\(`)),
      ...found(new RegExp(`\\.(text|label|why)\\b( \\?\\? [^)]*)?\\)\\??\\.${READ}\\(`)),
      ...found(/(test|exec)\(\w+\.(text|label|why|prompt)\)/),
      ...found(new RegExp(`\\b(prompt|sentence)\\.${READ}\\(|\\btext\\.(startsWith|endsWith)\\(`)),
      // A template of an event in the page's hands is good for one thing only: to be laid over a sentence.
      ...found(/text\([`"']event\./),
    ]).toEqual([]);
  });

  it("take no id or verb of a choice apart", () => {
    expect([
      ...found(new RegExp(`\\b(choice|option|answer|swap|only)\\.id\\.${READ}\\(|(test|exec)\\((choice|option|answer)\\.id\\)`)),
      ...found(/\bverb\.(startsWith|endsWith|split|match|includes|slice|replace)\(/),
    ]).toEqual([]);
  });

  it("take no id of a choice apart that was taken out of it, or handed on, under another name", () => {
    // `({ id, targets }: Choice)`, `choices.filter(({ id }) => …)`
    const takes = files.filter((name) => /\{[^{}]*\bid\b[^{}]*\}: Choice\b|\b(choices|options)(\(\))?\)?\.\w+\(\(\{[^{}]*\bid\b/.test(source(name)));
    expect(takes.length).toBeGreaterThan(3);
    expect(takes.flatMap((name) => reads(source(name), "id").map((read) => `${name}: ${read}`))).toEqual([]);
    // Whoever gets an id gets it to choose it, to compare it or to keep it.
    const handed = found(/\w+\((?:[^()]*, )?(choice|option)\.id\b/).filter((line) => !/\b(choose|includes|has|get|set|add|push|value|name|send|allows|isOwn)\((?:[^()]*, )?(choice|option)\.id\b/.test(line));
    expect(handed).toEqual([]);
  });

  it("take no argument of a goal apart", () => {
    expect(found(/\barg\.split\(/)).toEqual([]);
  });

  it("compare an answer or a term that a view names as a whole", () => {
    // Only the ref of a component has a kind and a number, which kit/refs.ts reads; zones and lines of a mission have a colon in their name.
    const printed = /^(games\/rue-morgue\/(workshop\/(change\.ts|MapSheet\.svelte)|parts\/ZoneLabel\.svelte|closeup\.ts)|lib\/fill\.ts|kit\/refs\.ts):/;
    expect([
      ...found(/\b(ownChoice|chosen|terms?|what|wish)\??\.(match|matchAll|startsWith|endsWith|replace|substring|search)\(|(test|exec)\([\w.]*\b(ownChoice|term|wish)\)/),
      ...found(/\.split\(":"\)/).filter((line) => !printed.test(line)),
      ...found(/["'`][a-z-]+:["'`]\.length|\.startsWith\(["'`][a-z${}-]+:["'`]\)/).filter((line) => !/\bkind\.startsWith\("bot:"\)/.test(line)),
      // `/^(offer|show):/`, `/^vote:(\d)/`
      ...found(/\/\^\(?[a-z]+(-[a-z]+|\|[a-z-]+)*\)?:[^/]*\/[gimsuy]*(\.|;|,|\))/),
    ]).toEqual([]);
  });

  it("would be found out", () => {
    expect(reads('const what = id.split(":")[1];\nif (TALK.test(id)) return;\nreturn [id.slice(5), id];', "id")).toHaveLength(3);
    expect(reads("return found.id.slice(1) + identity.split(1) + `${id}`;", "id")).toEqual([]);
  });
});
