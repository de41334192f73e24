import { expect, it } from "vitest";
import { choice } from "../../lib/testing/wire";
import { glow } from "./glow";
import { picking } from "./testing/table";

const lit = (ids: [id: string, ...targets: string[]][], refs: string[]) => {
  const { pick } = picking({ options: ids.map(([id, ...targets]) => choice(id, id, targets)), greyed: [] } as never);
  return refs.map(glow(pick));
};

it("a deed is bright where it is what is asked for, and soft where one may pass or has to move", () => {
  const deed: [string, string, string] = ["play:gun:bank", "card:1", "place:3"];
  expect(lit([deed, ["skip"]], ["card:1", "place:3"])).toEqual(["full", "faint"]);
  expect(lit([deed, ["pass"]], ["card:1", "place:3"])).toEqual(["soft", "faint"]);
  expect(lit([deed, ["move:thief", "person:4"], ["offer:1", "seat:1"]], ["card:1", "person:4", "seat:1"])).toEqual(["soft", "full", "faint"]);
});
