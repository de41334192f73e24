import { describe, expect, it } from "vitest";
import { allKeys, forget, keepHost, keepSeat, keepSettings, readSettings, tableKeys, tokensOf, type Shelf } from "./keys";

function memory(start: Record<string, string> = {}): Shelf & { all: Record<string, string> } {
  const all = { ...start };
  return { all, getItem: (key) => all[key] ?? null, setItem: (key, value) => void (all[key] = value) };
}

describe("tokens", () => {
  it("are kept for each seat of each table, and the host's beside them", () => {
    const shelf = memory();
    keepSeat("T", 0, "a", shelf);
    keepSeat("T", 2, "b", shelf);
    keepHost("T", "h", shelf);
    keepSeat("U", 1, "c", shelf);
    expect(tokensOf(tableKeys("T", shelf)).sort()).toEqual(["a", "b", "h"]);
    expect(tableKeys("U", shelf)).toEqual({ seats: { 1: "c" } });
  });

  it("of all tables are what my games are looked up with; a host without a seat shows the host's", () => {
    const shelf = memory();
    keepSeat("T", 0, "a", shelf);
    keepHost("T", "h", shelf);
    keepHost("U", "g", shelf);
    expect(allKeys(shelf)).toEqual([{ table: "T", token: "a" }, { table: "U", token: "g" }]);
  });

  it("beyond what the server looks up are left out, the oldest first", () => {
    const shelf = memory();
    for (let at = 0; at < 70; at++) keepSeat(`T${at}`, 0, `k${at}`, shelf);
    expect(allKeys(shelf)).toHaveLength(60);
    expect(allKeys(shelf).at(-1)?.table).toBe("T69");
  });

  it("of a table can be forgotten", () => {
    const shelf = memory();
    keepSeat("T", 0, "a", shelf);
    forget("T", shelf);
    expect(tableKeys("T", shelf)).toEqual({ seats: {} });
  });

  it("that somebody spoiled are passed over", () => {
    expect(allKeys(memory({ "horda.tables": "nonsense" }))).toEqual([]);
    expect(allKeys(memory({ "horda.tables": '{"T":7,"U":{"seats":null}}' }))).toEqual([]);
  });
});

describe("settings", () => {
  it("begin in the browser's language, as the system looks", () => {
    expect(readSettings(["es-AR", "en"], memory())).toMatchObject({ lang: "es", theme: "system", motion: "system", sound: true });
    expect(readSettings(["de"], memory()).lang).toBe("en");
  });

  it("come back as they were kept", () => {
    const shelf = memory();
    const mine = { lang: "es", theme: "light", motion: "none", pace: "brisk", sound: false, volume: 35, shortcuts: false, name: "Ana" } as const;
    keepSettings(mine, shelf);
    expect(readSettings(["en"], shelf)).toEqual(mine);
  });

  it("that make no sense fall back", () => {
    expect(readSettings([], memory({ "horda.settings": '{"lang":"xx","theme":3,"name":9}' }))).toMatchObject({ lang: "en", theme: "system", name: "" });
  });
});
