import { describe, expect, it } from "vitest";
import { handover } from "./curtain";
import type { TableDoc } from "./protocol";

function doc(eyes: number, seats: number[], awaited: number[], more: { status?: string; standIn?: number } = {}): TableDoc {
  const table = { status: more.status ?? "playing", seats: [0, 1, 2].map((seat) => ({ seat, standIn: seat === more.standIn })) };
  return { you: { seat: eyes, seats, host: true }, awaited, table } as unknown as TableDoc;
}

describe("one person at a browser", () => {
  it("never meets a curtain", () => {
    expect(handover(doc(0, [0], [1]), true)).toEqual({ do: "stay" });
    expect(handover(doc(0, [0], [0]), true)).toEqual({ do: "stay" });
  });
  it("sees through their own eyes", () => expect(handover(doc(-1, [2], [1]), true)).toEqual({ do: "look", seat: 2 }));
});

describe("two people at a browser with secrets", () => {
  it("hand over when the other is asked", () => expect(handover(doc(0, [0, 1], [1]), true)).toEqual({ do: "hand", seat: 1 }));
  it("stay while the one who looks is asked too", () => expect(handover(doc(0, [0, 1], [0, 1]), true)).toEqual({ do: "stay" }));
  it("stay while only others are asked", () => expect(handover(doc(0, [0, 1], [2]), true)).toEqual({ do: "stay" }));
  it("begin behind the curtain", () => expect(handover(doc(-1, [0, 1], [0]), true)).toEqual({ do: "hand", seat: 0 }));
  it("show nobody's eyes while neither is asked", () => expect(handover(doc(-1, [0, 1], [2]), true)).toEqual({ do: "stay" }));
  it("do not hand over to somebody for whom a bot plays", () => expect(handover(doc(0, [0, 1], [1], { standIn: 1 }), true)).toEqual({ do: "stay" }));
  it("need no curtain when the game is over", () => expect(handover(doc(-1, [0, 1], [], { status: "over" }), true)).toEqual({ do: "look", seat: 0 }));
});

it("two people without secrets just change eyes", () => expect(handover(doc(0, [0, 1], [1]), false)).toEqual({ do: "look", seat: 1 }));

it("an onlooker looks on", () => expect(handover(doc(-1, [], [0]), true)).toEqual({ do: "stay" }));
