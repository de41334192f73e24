import { expect, it } from "vitest";
import { cornersOf, sideOf, swapped, turned } from "./boards";

const plain = { sides: "a", sideB: "none" };

it("a click turns a board over and back", () => {
  const church = turned(plain, "church");
  expect(church).toEqual({ sides: "a", sideB: "church" });
  expect(turned(church, "church")).toEqual(plain);
});

it("one board turned back from all on side B leaves the others there", () => {
  const now = turned({ sides: "b", sideB: "none" }, "tower");
  expect(now).toEqual({ sides: "a", sideB: "church+hospital+bank+armory+crossroads" });
  expect(turned(now, "tower")).toEqual({ sides: "b", sideB: "none" });
});

it("where chance decides, only side B can be settled", () => {
  const now = turned({ sides: "random", sideB: "none" }, "bank");
  expect(now).toEqual({ sides: "random", sideB: "bank" });
  expect([sideOf(now, "bank"), sideOf(now, "church")]).toEqual(["b", "chance"]);
});

it("a building changes places with the one on the next corner", () => {
  const corners = cornersOf("church+hospital+bank+armory")!;
  expect(swapped(corners, 3).join("+")).toBe("armory+hospital+bank+church");
  expect(cornersOf("random")).toBeUndefined();
});
