import { describe, expect, it } from "vitest";
import { exposed, handover } from "./curtain";
import type { TableDoc } from "./protocol";

function doc(eyes: number, seats: number[], awaited: number[], more: { status?: string; standIn?: number; open?: boolean } = {}): TableDoc {
  const table = { status: more.status ?? "playing", seats: [0, 1, 2].map((seat) => ({ seat, standIn: seat === more.standIn })) };
  return { you: { seat: eyes, seats, host: true }, awaited, table, curtain: !more.open } as unknown as TableDoc;
}

describe("one person at a browser", () => {
  it("never meets a curtain", () => {
    expect(handover(doc(0, [0], [1]))).toEqual({ do: "stay" });
    expect(handover(doc(0, [0], [0]))).toEqual({ do: "stay" });
  });
  it("sees through their own eyes", () => expect(handover(doc(-1, [2], [1]))).toEqual({ do: "look", seat: 2 }));
});

describe("two people at a browser with secrets", () => {
  it("hand over when the other is asked", () => expect(handover(doc(0, [0, 1], [1]))).toEqual({ do: "hand", seat: 1 }));
  it("stay while the one who looks is asked too", () => expect(handover(doc(0, [0, 1], [0, 1]))).toEqual({ do: "stay" }));
  it("stay while only others are asked", () => expect(handover(doc(0, [0, 1], [2]))).toEqual({ do: "stay" }));
  it("begin behind the curtain", () => expect(handover(doc(-1, [0, 1], [0]))).toEqual({ do: "hand", seat: 0 }));
  it("show nobody's eyes while neither is asked", () => expect(handover(doc(-1, [0, 1], [2]))).toEqual({ do: "stay" }));
  it("do not hand over to somebody for whom a bot plays", () => expect(handover(doc(0, [0, 1], [1], { standIn: 1 }))).toEqual({ do: "stay" }));
  it("need no curtain when the game is over", () => expect(handover(doc(-1, [0, 1], [], { status: "over" }))).toEqual({ do: "look", seat: 0 }));
});

it("two people without secrets just change eyes", () => expect(handover(doc(0, [0, 1], [1], { open: true }))).toEqual({ do: "look", seat: 1 }));

it("an onlooker looks on", () => expect(handover(doc(-1, [], [0]))).toEqual({ do: "stay" }));

describe("when a hand is dealt under everybody's eyes", () => {
  it("the curtain falls before it is shown, for the one who is asked", () => {
    expect(exposed(doc(0, [0, 1], [0]), false)).toEqual({ do: "hand", seat: 0 });
    expect(exposed(doc(0, [0, 1], [1]), false)).toEqual({ do: "hand", seat: 1 });
  });
  it("and nobody looks while nobody is asked", () => expect(exposed(doc(0, [0, 1], [2]), false)).toEqual({ do: "shut" }));
  it("but whoever lifted a curtain is alone already", () => expect(exposed(doc(0, [0, 1], [0]), true)).toEqual({ do: "stay" }));
  it("and one person has nobody behind them", () => expect(exposed(doc(0, [0], [0]), false)).toEqual({ do: "stay" }));
});
