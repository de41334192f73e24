import { describe, expect, it } from "vitest";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { keepResult, recordOf } from "./record";
import { STORIES } from "./stories";

const shipped = readdirSync(resolve("../games/rue-morgue/src/main/resources/horda/ruemorgue/missions")).map((file) => file.replace(".yaml", ""));

describe("the gallery of missions", () => {
  it("tells a story of each in both languages, none twice, short enough for a card", () => {
    expect(Object.keys(STORIES).sort()).toEqual([...shipped].sort());
    for (const lang of ["en", "es"] as const) {
      const told = shipped.map((mission) => STORIES[mission]![lang]);
      expect(new Set(told).size).toBe(shipped.length);
      expect(Math.max(...told.map((words) => words.length))).toBeLessThan(240);
      expect(Math.min(...told.map((words) => words.length))).toBeGreaterThan(60);
    }
  });

  it("remembers won and lost games by mission, each table once", () => {
    const store = new Map<string, string>();
    const shelf = { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value) };
    keepResult("t1", "a", "lost", shelf);
    keepResult("t1", "a", "lost", shelf);
    keepResult("t1", "b", "won", shelf);
    keepResult("m01", "c", "won", shelf);
    expect(recordOf("t1", shelf)).toEqual({ won: 1, lost: 1 });
    expect(recordOf("m09", shelf)).toEqual({ won: 0, lost: 0 });
  });
});
