import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { arming, ARMED_AFTER, ARMED_LATE } from "./arming";

let button: HTMLButtonElement;
let acted: string[];
let armed: ReturnType<typeof arming>;

const what = (name: string, wait?: number) => ({ what: name, wait, act: () => acted.push(name) });
const press = () => button.dispatchEvent(new MouseEvent("pointerdown"));
const click = (times = 1) => button.dispatchEvent(new MouseEvent("click", { detail: times }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  button = document.createElement("button");
  acted = [];
  armed = arming(button, what("pass"));
});
afterEach(() => vi.useRealTimers());

it("answers once it has been there for a moment", () => {
  vi.advanceTimersByTime(ARMED_AFTER);
  press();
  click();
  expect(acted).toEqual(["pass"]);
});

it("does not answer a press that began before", () => {
  press();
  vi.advanceTimersByTime(ARMED_AFTER);
  click();
  expect(acted).toEqual([]);
});

it("begins again when it becomes another button", () => {
  vi.advanceTimersByTime(ARMED_AFTER);
  expect(button.dataset.armed).toBe("");
  armed.update(what("lose", ARMED_LATE));
  expect(button.dataset.armed).toBeUndefined();
  vi.advanceTimersByTime(ARMED_AFTER);
  press();
  click();
  expect(acted).toEqual([]);
  vi.advanceTimersByTime(ARMED_LATE - ARMED_AFTER);
  press();
  click();
  expect(acted).toEqual(["lose"]);
});

it("is not marked as ready once it turns out that it cannot be taken back", () => {
  vi.advanceTimersByTime(ARMED_AFTER);
  armed.update(what("pass", ARMED_LATE));
  expect(button.dataset.armed).toBeUndefined();
  vi.advanceTimersByTime(ARMED_LATE - ARMED_AFTER);
  expect(button.dataset.armed).toBe("");
});

it("sends one answer for a double click", () => {
  vi.advanceTimersByTime(ARMED_AFTER);
  press();
  click(1);
  press();
  click(2);
  expect(acted).toEqual(["pass"]);
});

it("can be pressed by key", () => {
  vi.advanceTimersByTime(ARMED_AFTER);
  click(0);
  expect(acted).toEqual(["pass"]);
});
