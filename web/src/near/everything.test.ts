import { describe, expect, test } from "vitest";
import { merge, NotOurs, read } from "./everything";

function shelfOf(start: Record<string, unknown>) {
  const kept = new Map(Object.entries(start).map(([key, value]) => [key, typeof value === "string" ? value : JSON.stringify(value)]));
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), json: (key: string) => JSON.parse(kept.get(key) ?? "null") as unknown };
}

const file = (more: object) => JSON.stringify({ horda: "browser", format: 1, kept: {}, tables: [], ...more });

describe("what a browser keeps", () => {
  test("comes to what another one keeps: seats of both, missions once, settings as in the file", () => {
    const here = shelfOf({
      "horda.tables": { a: { seats: { 0: "mine" } } },
      "horda.workshop.g": [{ id: "x", title: "changed here" }],
      "horda.settings": { lang: "en", volume: 10 },
      "horda.place": "http://a/",
    });
    merge(
      {
        "horda.tables": JSON.stringify({ a: { seats: { 0: "theirs" } }, b: { seats: { 1: "t" } } }),
        "horda.workshop.g": JSON.stringify([{ id: "x", title: "old" }, { id: "y", title: "new" }]),
        "horda.settings": JSON.stringify({ lang: "es" }),
        "horda.briefed": JSON.stringify(["b"]),
        "horda.place": "http://b/",
        "other.site": "1",
      },
      here,
    );
    expect(here.json("horda.tables")).toEqual({ a: { seats: { 0: "mine" } }, b: { seats: { 1: "t" } } });
    expect(here.json("horda.workshop.g")).toEqual([{ id: "x", title: "changed here" }, { id: "y", title: "new" }]);
    expect(here.json("horda.settings")).toEqual({ lang: "es", volume: 10 });
    expect(here.json("horda.briefed")).toEqual(["b"]);
    expect(here.getItem("horda.place")).toBe("http://a/");
    expect(here.getItem("other.site")).toBeNull();
  });

  test.each([
    ["no JSON", "strange"],
    ["null", "strange"],
    [file({ horda: "house" }), "strange"],
    [file({ format: 2 }), "newer"],
    [file({ kept: { a: 1 } }), "strange"],
    [file({ tables: [{ id: "../x", what: "", lines: [] }] }), "strange"],
    [file({ tables: [{ id: "x", what: "", lines: [1] }] }), "strange"],
  ])("%s is refused as %s", (text, why) => {
    expect(() => read(text)).toThrow(new NotOurs(why as "strange"));
  });

  test("a file of another browser is read", () => {
    const tables = [{ id: "abc-1", what: "{}", lines: ["{}"] }];
    expect(read(file({ tables })).tables).toEqual(tables);
  });
});
