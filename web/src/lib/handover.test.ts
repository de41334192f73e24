// @vitest-environment node
import { describe, expect, test } from "vitest";
import { behindHash } from "./address";
import { handedIn, linkWith, placeOf } from "./handover";
import { routeOf } from "./route";

const saved = { format: 1, game: "six-nights", seats: 3, names: ["Ana", "Bruno", "Ñu"], log: [{ seat: 0, option: "wait" }] };
const seats = [{ kind: "here", name: "Ana" }, { kind: "bot", name: "Bruno", bot: "cunning" }, { kind: "open", name: "Ñu" }] as const;

describe("a game in an address", () => {
  test("arrives as it left, on the page that asks", async () => {
    const link = await linkWith("http://127.0.0.1:7777/", { saved, seats: [...seats] });
    const route = routeOf(behindHash(new URL(link ?? "").hash));
    expect(route.page).toBe("Take");
    expect(await handedIn(route.hash)).toEqual({ saved, seats });
  });

  test.each(["", "game=", "game=!!", "game=AAAA", "plan=x"])("'%s' is none", async (fragment) => {
    expect(await handedIn(fragment)).toBeUndefined();
  });

  test("what is no saved game, or no seat, is not taken for one", async () => {
    const sent = async (handed: object) => handedIn(routeOf(behindHash(new URL((await linkWith("http://x/", handed as never)) ?? "").hash)).hash);
    expect(await sent({ saved: { game: 1 }, seats: [] })).toBeUndefined();
    expect(await sent({ saved, seats: [{ kind: "king" }] })).toEqual({ saved, seats: [] });
  });
});

test.each([
  ["192.168.1.20:7777", "http://192.168.1.20:7777/"],
  [" https://games.example/horda/index.html ", "https://games.example/horda/"],
  ["https://games.example/horda/#/t/abc", "https://games.example/horda/"],
  ["javascript://alert(1)", undefined],
  ["https://who:secret@games.example/", undefined],
  ["", undefined],
])("'%s' is the place %s", (typed, place) => {
  expect(placeOf(typed)).toBe(place);
});
