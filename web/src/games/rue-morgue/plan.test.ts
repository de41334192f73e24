import { describe, expect, it } from "vitest";
import { planFor } from "./plan";

/** The board's region at the four sizes, and the shapes of the sixteen missions. */
const ROOMS = [
  { w: 980, h: 568 },
  { w: 1140, h: 748 },
  { w: 1560, h: 928 },
  { w: 390, h: 652 },
];
const MAPS = [
  [600, 600],
  [900, 600],
  [600, 900],
  [900, 900],
  [1200, 600],
] as const;

describe("the places of map and panel", () => {
  it.each(ROOMS.flatMap((room) => MAPS.map(([w, h]) => [room, { w, h }] as const)))("lie in %o beside each other, for a map of %o", (room, map) => {
    const plan = planFor(room, map);
    for (const box of [plan.map, plan.panel]) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w).toBeLessThanOrEqual(room.w);
      expect(box.y + box.h).toBeLessThanOrEqual(room.h);
    }
    const apart = plan.map.x + plan.map.w <= plan.panel.x || plan.map.y + plan.map.h <= plan.panel.y;
    expect(apart).toBe(true);
  });

  it("puts a wide map above its panel where it becomes larger by that, and a square one beside it", () => {
    expect(planFor({ w: 980, h: 568 }, { w: 1200, h: 600 }).layout).toBe("below");
    expect(planFor({ w: 980, h: 568 }, { w: 600, h: 600 }).layout).toBe("side");
    expect(planFor({ w: 390, h: 652 }, { w: 600, h: 600 }).layout).toBe("phone");
  });

  it("gives the map most of the room", () => {
    for (const room of ROOMS.slice(0, 3)) {
      const { map } = planFor(room, { w: 900, h: 600 });
      expect((map.w * map.h) / (room.w * room.h)).toBeGreaterThan(0.7);
    }
  });

  it.each([
    [{ w: 980, h: 568 }, 0.55],
    [{ w: 1140, h: 748 }, 0.55],
  ])("gives the drawing of every map that is no taller than wide at least %o of the width, tools and panel beside it", (room, least) => {
    for (const [w, h] of MAPS.filter(([w, h]) => w >= h)) {
      const { map } = planFor(room, { w, h });
      const tools = 44;
      expect(Math.min(map.w - tools, (map.h * w) / h) / room.w).toBeGreaterThan(least);
    }
  });
});
