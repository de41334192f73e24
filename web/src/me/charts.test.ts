import { expect, it } from "vitest";
import { bars, favourites } from "./charts";

it("tells favourites only where games say so", () => {
  expect(favourites([])).toEqual({ favourite: undefined });
  expect(favourites([{ key: "Ana", played: 1, won: 1 }])).toEqual({ favourite: "Ana" });
  expect(
    favourites([
      { key: "Ana", played: 9, won: 3 },
      { key: "Bo", played: 4, won: 4 },
      { key: "Cy", played: 5, won: 0 },
      { key: "Di", played: 1, won: 1 },
    ]),
  ).toEqual({ favourite: "Ana", luckiest: "Bo", worst: "Cy" });
});

it("draws bars against the longest", () => {
  expect(
    bars([
      { key: "a", played: 4, won: 1 },
      { key: "b", played: 2, won: 2 },
    ]),
  ).toEqual([
    { key: "a", played: 4, won: 1, all: 100, of: 25 },
    { key: "b", played: 2, won: 2, all: 50, of: 50 },
  ]);
});
