import { describe, expect, it } from "vitest";
import { fitted, inTwo, linesOf, mannerOf, named, narrowed, PHONE_SLOTS, slotsOf, SLOTS } from "./dock";
import { choice as sent } from "./testing/wire";

const choice = (id: string, ...targets: string[]) => sent(id, id, targets);
const never = () => false;
const ids = (slots: readonly (object | undefined)[]) => slots.map((one) => (one && "id" in one ? one.id : undefined));

describe("the dock", () => {
  it("has all choices where they are few", () => {
    const slots = slotsOf([choice("a", "card:1"), choice("b"), choice("pass")], never);
    expect(ids(slots.acts)).toEqual(["a", "b", undefined]);
    expect(slots.goOn?.id).toBe("pass");
    expect(slots.more).toBe(0);
  });

  it("gathers many by their verbs, which only open the list", () => {
    const many = [choice("pass"), choice("use:a", "card:1"), choice("use:b", "card:2"), choice("rest"), choice("offer:1"), choice("offer:2"), choice("want:any")];
    const slots = slotsOf(many, never);
    expect(slots.acts).toMatchObject([{ verb: "use", choices: [{ id: "use:a" }, { id: "use:b" }] }, { id: "rest" }, { verb: "offer" }]);
    expect(slots.goOn?.id).toBe("pass");
    expect(slots.more).toBe(5);
  });

  it("always has the same number of slots", () => {
    for (const many of [0, 1, 5, 40]) expect(slotsOf(Array.from({ length: many }, (_, at) => choice(`v${at}`)), never).acts).toHaveLength(SLOTS);
  });

  it("counts as shown only what a phone shows, and leaves the rest to the list", () => {
    const two = slotsOf([choice("vote:0"), choice("vote:1"), choice("pass")], never, PHONE_SLOTS);
    expect(ids(two.acts)).toEqual(["vote:0", "vote:1"]);
    expect(two.more).toBe(0);
    const three = slotsOf([choice("a"), choice("b"), choice("c")], never, PHONE_SLOTS);
    expect(three.acts).toHaveLength(PHONE_SLOTS);
    expect(three.more).toBe(1);
  });

  it("puts what cannot be taken back into its own slot, and nowhere else", () => {
    const final = ({ id }: { id: string }) => id.startsWith("play:");
    const slots = slotsOf([choice("play:gun", "card:1"), choice("look"), choice("pass")], final);
    expect(slots.final?.id).toBe("play:gun");
    expect(ids(slots.acts)).toEqual(["look", undefined, undefined]);
  });

  it("answers with none of several that cannot be taken back: their slot opens the list", () => {
    const slots = slotsOf([choice("play:gun"), choice("play:axe"), choice("pass")], ({ verb }) => verb === "play");
    expect(slots.final).toBeUndefined();
    expect(slots.acts[0]).toMatchObject({ verb: "play", choices: [{ id: "play:gun" }, { id: "play:axe" }] });
    expect(slots.acts.slice(1)).toEqual([undefined, undefined]);
    expect(slots.more).toBe(2);
  });

  it("never lets what cannot be taken back stand where one goes on", () => {
    expect(mannerOf(choice("end"), () => true)).toBe("final");
    expect(mannerOf(choice("end"), never)).toBe("go-on");
    expect(mannerOf(choice("lose:3"), never)).toBe("act");
  });
});

describe("a label of the dock", () => {
  it("has a name, and below it what comes of it", () => {
    expect(inTwo("Exhaust the Blonde: draw a card")).toEqual({ name: "Exhaust the Blonde", effect: "draw a card" });
    expect(inTwo("Walk to 8R:B")).toEqual({ name: "Walk to 8R:B", effect: "" });
  });
});

describe("what a button that opens the list names", () => {
  it("is what it is done with, as far as there is room", () => {
    expect(named(["Alarm", "Alarm", "Shotgun"], 20)).toBe("Alarm, Shotgun");
    expect(named(["Alarm", "Shotgun", "Kitten"], 20)).toBe("Alarm, Shotgun +1");
    expect(named(["Alarm", "Shotgun", "Kitten"], 8)).toBe("Alarm +2");
    expect(named(["Makeshift Bomb"], 8)).toBe("");
    expect(named(["", ""], 8)).toBe("");
  });
});

describe("words in a slot", () => {
  it("break between words", () => {
    expect(linesOf("Abilities and places", 10)).toBe(2);
    expect(linesOf("Abilities and places", 9)).toBe(3);
    expect(linesOf("", 9)).toBe(0);
    expect(linesOf("Incommunicado", 9)).toBeGreaterThan(3);
  });

  it("are large where they fit, small where they do not, and the name alone where even that is too much", () => {
    expect(fitted("Pass", "let it happen", 110)).toEqual({ long: false, effect: "let it happen" });
    expect(fitted("Discard the Alarm", "draw a card", 110)).toEqual({ long: false, effect: "draw a card" });
    expect(fitted("Look at the card of somebody else", "", 110)).toEqual({ long: true, effect: "" });
    expect(fitted("Discard the Alarm", "it is seen", 90)).toEqual({ long: false, effect: "it is seen" });
    expect(fitted("Descansando un poco", "nada", 100)).toEqual({ long: true, effect: "nada" });
    expect(fitted("Discard the Alarm", "the Granny is fresh again", 110)).toEqual({ long: false, effect: "" });
    expect(fitted("Abilities and places", "7 ways", 110)).toEqual({ long: false, effect: "7 ways" });
  });

  it("leaves answers that say more at once to the list, and gives their first part the slot", () => {
    const votes = ["vote:0", "vote:1", "vote:2"].map((id) => choice(id));
    const more = votes.map((vote) => ({ ...vote, id: `${vote.id}+name:0`, ahead: true }));
    const slots = slotsOf([votes[0]!, more[0]!, votes[1]!, more[1]!, votes[2]!, more[2]!], never);
    expect(ids(slots.acts)).toEqual(["vote:0", "vote:1", "vote:2"]);
    expect(slots.more).toBe(3);
  });

  it("draws words narrower that would be cut or broken, and no others", () => {
    expect(narrowed("Point at Ana", 110)).toBe(1);
    const part = narrowed("Colocar al agente especial en la Armería", 95);
    expect(part).toBeGreaterThan(0.6);
    expect(part).toBeLessThan(0.9);
    expect(linesOf("Colocar al agente especial en la Armería", 95 / 8.8 / part)).toBe(3);
    expect(narrowed("Intercambiar", 64)).toBeLessThan(0.7);
    expect(narrowed("Intercambiar", 20), "as narrow as letters may be").toBe(0.6);
  });
});
