import { describe, expect, it } from "vitest";
import { recorded } from "../testing/table";
import { placeOf, rowsOf, slabs } from "./ground";

describe("the picture of the street", () => {
  it.each(["drawn", "fight", "three"] as const)("keeps every card of the streets in its box: %s", (name) => {
    const { view } = recorded[name];
    for (const spot of view.layout.filter((one) => one.inPlay)) {
      const { left, top, width, height } = placeOf(rowsOf(view), spot);
      expect(Math.min(left, top), spot.id).toBeGreaterThanOrEqual(-0.5);
      expect(Math.max(left + width, top + height), spot.id).toBeLessThanOrEqual(100.5);
    }
  });

  it("holds the longest Day: seven rows for three players", () => {
    const rows = rowsOf({ zone: "main", layout: [{ ...recorded.three.view.layout[0]!, row: 7, x: 8, inPlay: true }] });
    const [far, near] = [placeOf(rows, { row: 1, x: 0 }), placeOf(rows, { row: 7, x: 0 })];
    expect(rows.count).toBe(7);
    expect(near.width).toBeGreaterThan(far.width);
    expect(near.top + near.height).toBeCloseTo(100, 5);
    expect(far.top).toBeGreaterThanOrEqual(-0.5);
    // What lies behind still shows a strip, wide enough for a pointer where the box is 234 px high.
    const next = placeOf(rows, { row: 2, x: 1 });
    expect(next.top - far.top).toBeGreaterThan(9);
  });

  it("lets the slabs follow each other without overlapping, smaller the farther they are", () => {
    slabs.slice(1).forEach((slab, i) => {
      expect(slab.left).toBeCloseTo(slabs[i]!.left + slabs[i]!.width, 5);
      expect(slab.width).toBeLessThan(slabs[i]!.width);
    });
  });
});
