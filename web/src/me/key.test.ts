import { expect, it } from "vitest";
import { keepSeat } from "../lib/keys";
import { changedHere, keepMe, markClaimed, markSynced, readMe, stayUnknown, staysUnknown, takeOver, unclaimed, type ListedShelf } from "./key";

function storage(): ListedShelf & { all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    get length() {
      return all.size;
    },
    key: (at) => [...all.keys()][at] ?? null,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
}

it("keeps who we are, and forgets it", () => {
  const on = storage();
  expect(readMe(on)).toBeUndefined();
  keepMe({ id: "a", token: "me.b" }, on);
  expect(readMe(on)).toEqual({ id: "a", token: "me.b" });
  keepMe(undefined, on);
  expect(readMe(on)).toBeUndefined();
  expect(staysUnknown(on)).toBe(false);
  stayUnknown(on);
  expect([readMe(on), staysUnknown(on)]).toEqual([undefined, true]);
});

it("claims each seat once, and not what a device opens anyway", () => {
  const on = storage();
  keepSeat("t1", 0, "token-one", on);
  keepSeat("t2", 1, "me.device", on);
  expect(unclaimed(on)).toEqual([{ table: "t1", token: "token-one" }]);
  markClaimed(unclaimed(on), on);
  expect(unclaimed(on)).toEqual([]);
});

it("sends what has changed here and takes what is newer there", () => {
  const on = storage();
  on.setItem("horda.settings", "dark");
  on.setItem("horda.tables", "secret");
  expect(changedHere(5, on)).toEqual([{ key: "horda.settings", at: 5, value: "dark" }]);
  markSynced(changedHere(5, on), on);
  expect(changedHere(6, on)).toEqual([]);

  expect(takeOver([{ key: "horda.settings", at: 4, value: "old" }], on)).toEqual([]);
  expect(
    takeOver(
      [
        { key: "horda.settings", at: 9, value: "light" },
        { key: "horda.tables", at: 9, value: "stolen" },
      ],
      on,
    ),
  ).toEqual(["horda.settings"]);
  expect(on.all.get("horda.settings")).toBe("light");
  expect(on.all.get("horda.tables")).toBe("secret");
  expect(changedHere(10, on)).toEqual([]);

  on.setItem("horda.settings", "es");
  expect(changedHere(8, on), "later than what is known, whatever the clock says").toEqual([{ key: "horda.settings", at: 10, value: "es" }]);

  on.removeItem("horda.settings");
  expect(changedHere(11, on)).toEqual([{ key: "horda.settings", at: 11, value: null }]);
});
