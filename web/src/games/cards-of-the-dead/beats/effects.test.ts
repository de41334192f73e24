import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../lib/protocol";
import { effectsOf, fresh } from "./effects";

const event = (kind: string, args: GameEvent["args"], text = ""): GameEvent => ({ kind, args, text, rule: "", targets: [] });

describe("what is seen of an event", () => {
  it("is a blast where it bursts, numbers where it hurts, and Noise that goes out from there", () => {
    const effects = effectsOf([event("explodes", ["card:9", "space:2", 5]), event("hit", ["card:3", "space:1", 5]), event("hurt", ["survivor:0", 4]), event("noise", [2])]);
    expect(effects).toEqual([
      { look: "blast", at: ["space:2"], text: "5" },
      { look: "number", at: ["card:3", "space:1"], text: "−5", tone: "wound" },
      { look: "number", at: ["survivor:0"], text: "−4", tone: "wound", icon: "heart" },
      { look: "rings", at: ["space:2"], text: "+2" },
    ]);
  });

  it("is a title for what concerns everybody", () => {
    expect(effectsOf([event("died", ["survivor:1"], "Rick dies.")])).toEqual([{ look: "title", text: "Rick dies.", tone: "alarm", icon: "skull" }]);
  });

  it("is nothing for what the picture shows by itself", () => {
    expect(effectsOf([event("stowed", ["survivor:0", "card:1"])])).toEqual([]);
  });

  it("comes once, although the story so far is told again with each moment", () => {
    const [bite, wound] = [event("bitten", ["card:1", "survivor:0", 2]), event("hurt", ["survivor:0", 2])];
    expect(fresh([bite], [bite, wound])).toEqual([wound]);
    expect(fresh([bite, wound], [wound])).toEqual([wound]);
    expect(fresh([bite, wound], [bite, wound])).toEqual([]);
  });
});
