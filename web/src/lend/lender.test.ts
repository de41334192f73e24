import { expect, test, vi } from "vitest";
import type { TableDoc } from "../lib/protocol";
import { createLender, type Thinks } from "./lender";

const doc = (lend: boolean, own: number[], status = "playing") =>
  ({ table: { id: "T", game: "g", status, seats: [{ seat: 0, kind: "person" }, { seat: 1, kind: "bot" }], ...(lend ? { lend } : {}) }, you: { seats: own } }) as unknown as TableDoc;

const settled = () => new Promise((done) => setTimeout(done));

function lent(thinks: Thinks | undefined) {
  const told: unknown[] = [];
  const load = vi.fn(() => Promise.resolve(thinks));
  return { told, load, lender: createLender({ load, tell: (message) => void told.push(message) }) };
}

const THINK = { s: "think", n: 7, seat: 1, game: "g", errand: "{}" } as const;

test.each([
  ["a table that does not allow it", doc(false, [0])],
  ["an onlooker", doc(true, [])],
  ["a table that has not begun", doc(true, [0], "waiting")],
])("%s is lent nothing", async (_, at) => {
  const { lender, load, told } = lent(() => Promise.resolve(""));
  lender.look(at);
  await settled();
  expect(load).not.toHaveBeenCalled();
  expect(told).toEqual([]);
});

test("it is offered when the program is there, once, and again on a new line", async () => {
  const errands: string[] = [];
  const { lender, told, load } = lent((seat, game, errand) => (errands.push(`${seat} ${game} ${errand}`), Promise.resolve("")));
  lender.look(doc(true, [0]));
  expect(told).toEqual([]);
  await settled();
  lender.look(doc(true, [0]));
  await settled();
  expect(load).toHaveBeenCalledOnce();
  expect(errands).toEqual(["1 g "]);
  expect(told).toEqual([{ c: "lend", on: true }]);
  lender.again();
  expect(told).toHaveLength(2);
});

test("what it thinks goes back with its number", async () => {
  const { lender, told } = lent((_seat, _game, errand) => Promise.resolve(errand && '{"option":"walk:3","pass":false,"fault":""}'));
  lender.look(doc(true, [0]));
  await settled();
  await lender.asked(THINK);
  expect(told.at(-1)).toEqual({ c: "thought", n: 7, option: "walk:3" });
});

test("who cannot think says so, and is asked no more", async () => {
  const { lender, told } = lent((_seat, _game, errand) => (errand ? Promise.reject(new Error("broken")) : Promise.resolve("")));
  vi.spyOn(console, "error").mockImplementation(() => {});
  lender.look(doc(true, [0]));
  await settled();
  await lender.asked(THINK);
  expect(told.at(-1)).toEqual({ c: "lend", on: false });
  lender.again();
  expect(told).toHaveLength(2);
});

test("a house without a program is offered nothing", async () => {
  const { lender, told } = lent(undefined);
  lender.look(doc(true, [0]));
  await settled();
  expect(told).toEqual([]);
});
