import { describe, expect, it } from "vitest";
import { all, large } from "../testing/table";
import { HALF } from "./geometry";
import { besides, signOf, widthOf } from "./labels";
import { measure } from "./standing";

const sheetOf = (map: { width: number; height: number }) => ({ x: -6, y: -6, w: map.width * HALF + 12, h: map.height * HALF + 12 });

describe("the signs of zones", () => {
  it("are those of the log, and no two of a map are alike", () => {
    for (const [, doc] of all) {
      const names = doc.view.map.places.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => !/^\d[RV]:\w\w?$/.test(name))).toEqual([]);
    }
  });

  it.each([
    ["1280 × 720", 556],
    ["1440 × 900", 736],
    ["a phone that is near", 900 * 0.62],
  ])("stand whole in every zone of a map of nine tiles, on %s", (_, height) => {
    const { map } = large[0]!.view;
    const unit = (map.height * HALF + 12) / height;
    const boxes = measure(map).boxes;
    const lost = map.places.filter(({ name }, zone) => signOf(name, boxes[zone]!, unit, sheetOf(map), false) === undefined);
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  it("are left out where they would reach into the next zone, but for those that matter, which stay on the sheet", () => {
    const { map } = large[0]!.view;
    const unit = 2.4;
    const sheet = sheetOf(map);
    const east = map.places.findIndex((_, zone) => measure(map).boxes[zone]!.x + measure(map).boxes[zone]!.w === map.width * HALF && measure(map).boxes[zone]!.w === 100);
    const box = measure(map).boxes[east]!;
    const { name } = map.places[east]!;
    expect(besides(name, box, unit)).toBeLessThan(0);
    expect(signOf(name, box, unit, sheet, false)).toBeUndefined();
    const sign = signOf(name, box, unit, sheet, true)!;
    expect(sign.x + widthOf(name) * unit).toBeLessThanOrEqual(sheet.x + sheet.w);
    expect(sign.x).toBeLessThan(box.x);
  });
});
