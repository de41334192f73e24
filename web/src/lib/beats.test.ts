import { describe, expect, it } from "vitest";
import { beatsOf, digestOf, type BeatKind, type Cue } from "./beats";
import { event as sent } from "./testing/wire";

const event = (kind: string, ...targets: string[]) => sent(kind, targets, `${kind} happens.`);
/** The kind of an event is the kind of its beat. */
const cue = ({ kind }: { kind: string }): Cue => ({ kind: kind as BeatKind });
const beats = (...events: ReturnType<typeof event>[]) => beatsOf(events, cue, "seat:0");

describe("what happened", () => {
  it("is told one thing at a time", () => {
    expect(beats(event("phase"), event("hit", "card:1"), event("hit", "card:2")).map(({ text }) => text)).toEqual(["phase happens.", "hit happens.", "hit happens."]);
  });

  it("is one beat where all go one way", () => {
    const horde = beats(...Array.from({ length: 5 }, (_, zone) => event("move", `zone:${zone}`)));
    expect(horde).toHaveLength(1);
    expect(horde[0]).toMatchObject({ text: "move happens. (+4)", targets: ["zone:0", "zone:1", "zone:2", "zone:3", "zone:4"] });
  });

  it("joins small things only where there are many, and never a death", () => {
    const small = Array.from({ length: 3 }, (_, card) => event("draw", `card:${card}`));
    const dead = Array.from({ length: 9 }, (_, one) => event("death", `character:${one}`));
    expect(beats(...small)).toHaveLength(3);
    expect(beats(...small, ...dead)).toHaveLength(10);
  });

  it("loses no event", () => {
    const many = Array.from({ length: 40 }, (_, at) => event(at % 3 === 0 ? "plain" : "move", `zone:${at}`));
    expect(beats(...many).flatMap((beat) => beat.events)).toEqual(many);
  });

  it("is plain where the game says nothing of it", () => {
    expect(beatsOf([event("odd")], () => undefined, "seat:0")[0]?.cue).toEqual({ kind: "plain" });
  });
});

describe("a beat", () => {
  it("lasts longer when it happens to whoever looks", () => {
    const [own, other] = [beats(event("death", "seat:0"))[0]!, beats(event("death", "seat:1"))[0]!];
    expect([own.dwell, other.dwell]).toEqual([1400, 900]);
  });

  it("gives time to read, but not for ever", () => {
    const read = (words: number) => beatsOf([sent("reveal", [], "word ".repeat(words).trim())], cue, "")[0]!.dwell;
    expect([read(3), read(20), read(200)]).toEqual([900, 1450, 2500]);
  });

  it("never moves longer than 800 ms", () => {
    const kinds: BeatKind[] = ["phase", "move", "arrive", "dice", "draw", "reveal", "announce", "vote", "deal", "say", "hit", "death", "gain", "goal", "end", "plain"];
    for (const kind of kinds) expect(beats(event(kind))[0]!.motion, kind).toBeLessThanOrEqual(800);
  });
});

it("a digest tells what mattered, in the order in which it happened", () => {
  const all = beats(event("phase"), event("hit", "card:1"), event("draw"), event("death", "card:2"), event("gain"));
  expect(digestOf(all)).toBe("hit happens. death happens.");
});
