import { describe, expect, it } from "vitest";
import { event } from "../../../lib/testing/wire";
import { effectsOf, fresh } from "./effects";

describe("what is seen of an event", () => {
  it("is the Damage card that falls on somebody, and a Zombie card that goes to whoever has won it", () => {
    expect(effectsOf([event("damage", ["seat:1", "damage:3", "character:7"])])).toEqual([{ look: "falls", at: ["character:7", "seat:1"], damage: "damage:3" }]);
    expect(effectsOf([event("trophy", ["seat:1", "action:2"])])).toEqual([{ look: "card", at: ["seat:1"], action: 2 }]);
  });

  it("is a number on whoever is hit, and nothing where nobody was", () => {
    expect(effectsOf([event("plain-damage", ["seat:1", "character:7"])])).toEqual([{ look: "number", at: ["character:7", "seat:1"], text: "−1", tone: "bad" }]);
    expect(effectsOf([event("zombie-hits", ["seat:1", 0])])).toEqual([]);
    expect(effectsOf([event("zombie-hits", ["seat:1", 2])])).toMatchObject([{ at: ["seat:1"], text: "✸ 2", tone: "bad" }]);
  });

  it("shows both Groups where they fight each other, and the season card for all", () => {
    expect(effectsOf([event("groups-fight", ["seat:0", "seat:2"]), event("season-turned", ["season:4"])])).toMatchObject([{ look: "title", tone: "clash", seats: [0, 2] }, { look: "season" }]);
  });

  it("is only what came since, and begins again with another story", () => {
    const [one, two, other] = [event("turn-begins", ["seat:0"]), event("trophy", ["seat:0", "action:1"]), event("turn-begins", ["seat:1"])];
    expect(fresh([one], [one, two])).toEqual([two]);
    expect(fresh([one, two], [other])).toEqual([other]);
  });
});
