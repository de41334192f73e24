import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Picking } from "../lib/board";
import { drag, draggable } from "./drag";

const dropped = vi.fn();
const clicked = vi.fn();
let board: HTMLElement;
let under: Element | null;
let held: ReturnType<typeof drag>;

beforeEach(() => {
  document.body.innerHTML = `<div id="board"><button class="piece lit" data-ref="card:2" data-as="card:1"><i>axe</i></button><button class="piece" data-ref="card:3"></button><div data-ref="place:7"><b></b></div></div>`;
  board = document.querySelector<HTMLElement>("#board")!;
  board.addEventListener("click", clicked);
  document.elementFromPoint = () => under;
  under = null;
  held = drag(board, { drop: dropped } as unknown as Picking);
});

afterEach(() => {
  held.destroy();
  vi.clearAllMocks();
});

const at = (selector: string) => board.querySelector<HTMLElement>(selector)!;
const pointer = (name: string, x: number, more: PointerEventInit = {}) => new PointerEvent(name, { bubbles: true, clientX: x, clientY: 0, button: 0, pointerId: 1, pointerType: "mouse", ...more });
const ghosts = () => board.querySelectorAll("[aria-hidden=true]").length;

function pull(selector: string, more: PointerEventInit = {}) {
  at(selector).dispatchEvent(pointer("pointerdown", 0, more));
  under = at("b");
  window.dispatchEvent(pointer("pointermove", 40, more));
}

describe("dragging", () => {
  it("drops what a lit piece stands for onto what lies below", () => {
    pull("i");
    expect(ghosts()).toBe(1);
    expect(board.querySelectorAll("[data-ref='card:2']")).toHaveLength(1);
    expect(at("[data-ref='place:7']").classList.contains("drop-here")).toBe(true);
    window.dispatchEvent(pointer("pointerup", 40));
    expect(dropped).toHaveBeenCalledExactlyOnceWith("card:1", "place:7", at("[data-ref='place:7']"));
    expect(ghosts()).toBe(0);
    expect(at("[data-ref='place:7']").classList.contains("drop-here")).toBe(false);
  });

  it("swallows the click that ends it, and no other", async () => {
    pull("i");
    window.dispatchEvent(pointer("pointerup", 40));
    at("i").click();
    expect(clicked).not.toHaveBeenCalled();
    await new Promise((done) => setTimeout(done));
    at("i").click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("is none before the pointer has moved a little, and leaves the click alone", () => {
    at("i").dispatchEvent(pointer("pointerdown", 0));
    window.dispatchEvent(pointer("pointermove", 5));
    window.dispatchEvent(pointer("pointerup", 5));
    at("i").click();
    expect([ghosts(), dropped.mock.calls.length, clicked.mock.calls.length]).toEqual([0, 0, 1]);
  });

  it("ends by Escape, which then means nothing else; the release is no click", () => {
    const keys = vi.fn();
    document.addEventListener("keydown", keys);
    pull("i");
    at("i").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(ghosts()).toBe(0);
    window.dispatchEvent(pointer("pointerup", 40));
    at("i").click();
    expect([keys.mock.calls.length, dropped.mock.calls.length, clicked.mock.calls.length]).toEqual([0, 0, 0]);
    at("i").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(keys).toHaveBeenCalledOnce();
    document.removeEventListener("keydown", keys);
  });

  it("does not begin with a finger, another button, or what is not lit", () => {
    pull("i", { pointerType: "touch" });
    pull("i", { button: 2 });
    pull("[data-ref='card:3']");
    pull("b");
    expect(ghosts()).toBe(0);
  });

  it("shows a part of a drawing in a drawing of its own", () => {
    board.insertAdjacentHTML("beforeend", `<svg><g class="piece lit" data-ref="person:4"><circle /></g></svg>`);
    pull("circle");
    expect(at("svg[aria-hidden=true]").querySelectorAll("g circle")).toHaveLength(1);
    window.dispatchEvent(pointer("pointerup", 40));
    expect(dropped).toHaveBeenCalledExactlyOnceWith("person:4", "place:7", at("[data-ref='place:7']"));
    expect(ghosts()).toBe(0);
  });

  it("onto itself does nothing", () => {
    at("i").dispatchEvent(pointer("pointerdown", 0));
    under = at("i");
    window.dispatchEvent(pointer("pointermove", 40));
    window.dispatchEvent(pointer("pointerup", 40));
    expect(dropped).not.toHaveBeenCalled();
  });

  it("tells others what a press would take", () => {
    const found: unknown[] = [];
    board.addEventListener("pointerdown", (event) => found.push(draggable(event)));
    at("i").dispatchEvent(pointer("pointerdown", 0));
    at("b").dispatchEvent(pointer("pointerdown", 0));
    expect(found).toEqual([at("[data-ref='card:2']"), undefined]);
  });
});
