import { describe, expect, test } from "vitest";
import type { PreviewPart } from "../contract/PreviewPart";
import { createForesight } from "./foresight";
import type { Command } from "./line";
import type { TableDoc } from "./protocol";

const SHOT: PreviewPart = { option: "shoot", dice: [], notes: [{ kind: "noise", args: ["zone:3", 2], text: "Loud." }], text: ["Loud."] };

function table(seat = 0): TableDoc {
  const options = [{ id: "shoot", verb: "shoot", args: [], label: "Shoot", targets: [] }];
  return { you: { seat, seats: [seat], host: false }, view: {}, options, turn: 4 } as unknown as TableDoc;
}

function house(answer: () => Promise<{ preview?: PreviewPart | null }>) {
  const asked: Command[] = [];
  let doc: TableDoc | undefined = table();
  const foresee = createForesight({
    ask: (command) => {
      asked.push(command);
      return answer();
    },
    doc: () => doc,
  });
  return { asked, foresee, put: (next: TableDoc | undefined) => (doc = next) };
}

describe("what an option leads to", () => {
  test("is asked once while nothing changes", async () => {
    const { asked, foresee } = house(async () => ({ preview: SHOT }));

    expect(await foresee("shoot")).toEqual(SHOT);
    expect(await foresee("shoot")).toEqual(SHOT);

    expect(asked).toEqual([{ c: "preview", seat: 0, turn: 4, option: "shoot" }]);
  });

  test("is asked again when the table has changed", async () => {
    const { asked, foresee, put } = house(async () => ({ preview: SHOT }));
    await foresee("shoot");

    put(table());
    await foresee("shoot");

    expect(asked).toHaveLength(2);
  });

  test("is nothing where the game says nothing, and is not asked for what is not on offer", async () => {
    const { asked, foresee, put } = house(async () => ({ preview: null }));

    expect(await foresee("shoot")).toBeUndefined();
    expect(await foresee("sing")).toBeUndefined();
    put(table(-1));
    expect(await foresee("shoot")).toBeUndefined();

    expect(asked).toHaveLength(1);
  });

  test("a refusal is quiet and asked again next time", async () => {
    const { asked, foresee } = house(() => Promise.reject(new Error("stale")));

    expect(await foresee("shoot")).toBeUndefined();
    expect(await foresee("shoot")).toBeUndefined();

    expect(asked).toHaveLength(2);
  });
});
