import { expect, it } from "vitest";
import { routeOf } from "./route";

const at = (path: string, dev = false) => {
  const url = new URL(path, "http://localhost");
  return routeOf(url, dev);
};

it.each([
  ["/", "Lobby", ""],
  ["/t/aB3-x_9", "Table", "aB3-x_9"],
  ["/t/aB3/", "Table", "aB3"],
  ["/replay/aB3#12", "Replay", "aB3"],
  ["/rules/city-of-horror", "Rules", "city-of-horror"],
  ["/rules", "Rules", ""],
  ["/cards/city-of-horror", "Cards", "city-of-horror"],
  ["/learn/city-of-horror", "Learn", "city-of-horror"],
  ["/workshop/rue-morgue?plan=t1", "Workshop", "rue-morgue"],
  ["/workshop", "Lost", ""],
  ["/admin", "Admin", ""],
  ["/me#abcd-efgh", "Me", ""],
  ["/hall", "Hall", ""],
  ["/friends#abcd-efgh-jkmn", "Friends", ""],
  ["/people/abc234", "Person", "abc234"],
  ["/nowhere", "Lost", ""],
  ["/t/a/b", "Lost", ""],
])("%s is %s", (path, page, id) => {
  expect(at(path)).toMatchObject({ page, id });
});

it("knows query and hash", () => {
  expect(at("/replay/aB3?eyes=1#12").query.get("eyes")).toBe("1");
  expect(at("/replay/aB3?eyes=1#12").hash).toBe("12");
});

it("shows the board page only to developers", () => {
  expect(at("/dev/board").page).toBe("Lost");
  expect(at("/dev/board", true).page).toBe("DevBoard");
});
