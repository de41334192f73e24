import { describe, expect, it } from "vitest";
import { gathered, tellingTime } from "./teller.svelte";
import { event as sent } from "./testing/wire";

const event = (kind: string, ...targets: string[]) => sent(kind, targets, `${kind} happens.`);

describe("telling many events", () => {
  it("tells few one by one", () => {
    const few = [event("A", "zone:1"), event("A", "zone:2")];
    expect(gathered(few)).toEqual(few);
  });

  it("tells neighbours of one kind at once where there are many, and loses none", () => {
    const many = [event("P"), ...Array.from({ length: 9 }, (_, zone) => event("M", `zone:${zone}`, "zone:99")), event("S", "zone:3"), event("M", "zone:4")];
    const steps = gathered(many);
    expect(steps.map(({ text }) => text)).toEqual(["P happens.", "M happens. (+8)", "S happens.", "M happens."]);
    expect(steps[1]!.targets).toEqual(["zone:0", "zone:99", "zone:1", "zone:2", "zone:3", "zone:4", "zone:5", "zone:6", "zone:7", "zone:8"]);
    // Nothing was changed in what the log keeps.
    expect(many[1]).toEqual(event("M", "zone:0", "zone:99"));
  });

  it("takes its time, but never long", () => {
    expect(tellingTime(0)).toBeLessThan(tellingTime(1));
    expect(tellingTime(8)).toBe(2400);
    expect(tellingTime(100)).toBe(4200);
  });
});
