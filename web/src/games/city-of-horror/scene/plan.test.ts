import { describe, expect, it } from "vitest";
import { blockOf, countAt, crowdOf, linesOf, planFor, spotsOf, zombieSize, type Box } from "./plan";

/** Boxes that the frame gives the board: three screens and a phone. */
const SCREENS: [number, number][] = [
  [980, 568],
  [1140, 748],
  [1560, 928],
  [390, 450],
];

const scale = (width: number, height: number) => {
  const plan = planFor(width, height);
  return { plan, unit: Math.min(width / plan.w, height / plan.h) };
};
const apart = (a: Box, b: Box) => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y + 0.01 || b.y + b.h <= a.y + 0.01;

describe("the plan of the city", () => {
  it.each(SCREENS)("keeps words readable and figures large enough in a box of %i by %i", (width, height) => {
    const { plan, unit } = scale(width, height);
    expect(plan.font * unit).toBeGreaterThanOrEqual(14);
    expect(76 * unit).toBeGreaterThanOrEqual(32);
  });

  it.each(SCREENS)("lays no place over another in a box of %i by %i, nor under the hand", (width, height) => {
    const { plan } = scale(width, height);
    // On a phone the notice hangs at the roadside, in the place of the tower.
    const boxes = [...Object.values(plan.blocks), plan.hand, ...(plan.tall ? [] : [plan.promises, plan.notice, plan.played])];
    boxes.forEach((a, at) => boxes.slice(at + 1).forEach((b) => expect(apart(a, b), JSON.stringify([a, b])).toBe(true)));
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w).toBeLessThanOrEqual(plan.w);
      expect(box.y + box.h).toBeLessThanOrEqual(plan.h);
    }
  });

  it.each(SCREENS)("keeps people and zombies inside their place in a box of %i by %i", (width, height) => {
    const { plan } = scale(width, height);
    for (const place of [{ place: "bank" as const, number: 3 }, { place: "crossroads" as const, number: 0 }, { place: "tower" as const, number: 0 }]) {
      const block = blockOf(plan, place);
      for (const { x, y } of [...spotsOf(plan, place, 12), ...crowdOf(plan, place, 8)]) {
        expect(x).toBeGreaterThanOrEqual(block.x + 20);
        expect(x).toBeLessThanOrEqual(block.x + block.w - 20);
        expect(y).toBeGreaterThan(block.y);
        expect(y).toBeLessThan(linesOf(plan, block).sign);
      }
    }
  });

  it.each(SCREENS)("keeps zombies large, their heads above those of people, in a box of %i by %i", (width, height) => {
    const { plan } = scale(width, height);
    const bank = { place: "bank" as const, number: 3 };
    // A person is 86 units high, and so is a zombie at a door.
    expect(66 * zombieSize(plan, bank)).toBeGreaterThanOrEqual(85 * plan.figure);
    const people = spotsOf(plan, bank, 4)[0]!.y - 86 * plan.figure;
    for (const { y } of crowdOf(plan, bank, 8)) expect(y - 45 * plan.figure).toBeLessThan(people);
  });

  it("leaves the legs of the tower alone until six stand beside them", () => {
    const plan = planFor(1140, 748);
    const tower = { place: "tower" as const, number: 0 };
    const block = blockOf(plan, tower);
    for (const { x } of crowdOf(plan, tower, 6)) expect(Math.abs(x - (block.x + block.w / 2))).toBeGreaterThan(85);
  });

  it.each(SCREENS)("hangs the number of zombies inside their place in a box of %i by %i", (width, height) => {
    const { plan } = scale(width, height);
    for (const place of [{ place: "bank" as const, number: 3 }, { place: "crossroads" as const, number: 0 }, { place: "tower" as const, number: 0 }]) {
      const block = blockOf(plan, place);
      const { x, y } = countAt(plan, place);
      expect(x + 30 * (plan.font / 18)).toBeLessThanOrEqual(block.x + block.w);
      expect(y - 15 * (plan.font / 18)).toBeGreaterThanOrEqual(block.y);
    }
  });

  it("moves no zombie when one more comes", () => {
    const plan = planFor(980, 568);
    const place = { place: "bank" as const, number: 1 };
    expect(crowdOf(plan, place, 5).slice(0, 4)).toEqual(crowdOf(plan, place, 4));
    expect(new Set(crowdOf(plan, place, 8).map(({ x }) => x)).size).toBe(8);
  });
});
