import { describe, expect, it } from "vitest";
import { applyPatch, applyTail } from "./patch";

const doc = () => ({ prompt: "Go", view: { places: [{ zombies: 1 }, { zombies: 2 }], discard: [1, 2, 3] }, "a/b": { "c~d": 1 } });

describe("a patch", () => {
  it("sets a value deep inside", () => {
    expect(applyPatch(doc(), [{ p: "view/places/1/zombies", v: 4 }]).view.places[1]).toEqual({ zombies: 4 });
  });

  it("appends where the index is the length", () => {
    expect(applyPatch(doc(), [{ p: "view/discard/3", v: 9 }]).view.discard).toEqual([1, 2, 3, 9]);
  });

  it("removes a field", () => {
    expect(applyPatch(doc(), [{ p: "prompt" }])).not.toHaveProperty("prompt");
  });

  it("cuts an array", () => {
    expect(applyPatch(doc(), [{ p: "view/discard", len: 1 }]).view.discard).toEqual([1]);
  });

  it("sets a value to null, which is not removing it", () => {
    expect(applyPatch(doc(), [{ p: "prompt", v: null }])).toHaveProperty("prompt", null);
  });

  it("reads escaped names", () => {
    expect(applyPatch(doc(), [{ p: "a~1b/c~0d", v: 2 }])["a/b"]).toEqual({ "c~d": 2 });
  });

  it("takes its steps in order", () => {
    const steps = [{ p: "view/discard", len: 0 }, { p: "view/discard/0", v: 7 }];
    expect(applyPatch(doc(), steps).view.discard).toEqual([7]);
  });

  it("replaces everything where the path is empty", () => {
    expect(applyPatch<unknown>(doc(), [{ p: "", v: 1 }])).toBe(1);
  });

  it("changes nothing of what it was given, and keeps what did not change", () => {
    const before = doc();
    const kept = structuredClone(before);
    const after = applyPatch(before, [{ p: "view/places/0/zombies", v: 5 }]);
    expect(before).toEqual(kept);
    expect(after.view.places[1]).toBe(before.view.places[1]);
    expect(after.view.discard).toBe(before.view.discard);
    expect(after.view.places).not.toBe(before.view.places);
  });

  it.each([
    { p: "view/discard/5", v: 1 },
    { p: "prompt/x", v: 1 },
    { p: "view/discard", len: 9 },
    { p: "view/nothing/deep", v: 1 },
  ])("that does not fit is refused: $p", (step) => {
    expect(() => applyPatch(doc(), [step])).toThrow(/does not fit/);
  });
});

describe("the tail of a list", () => {
  it("keeps and adds", () => expect(applyTail([1, 2, 3], { keep: 2, add: [9] })).toEqual([1, 2, 9]));
  it("is the same list when nothing changed", () => {
    const list = [1, 2];
    expect(applyTail(list, { keep: 2, add: [] })).toBe(list);
    expect(applyTail(list, undefined)).toBe(list);
  });
  it("cannot keep what is not there", () => expect(() => applyTail([1], { keep: 2, add: [] })).toThrow());
});
