import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createCamera, filling, ZOOM_STEP } from "./camera.svelte";

const SHEET = { x: -10, y: -10, w: 1000, h: 500 };
const made: (() => void)[] = [];
afterEach(() => made.splice(0).forEach((end) => end()));

/** A window of 500 by 500 pixels: all of the map is two units a pixel. */
function window500(inPage = false) {
  const camera = createCamera(() => ({ width: 500, height: 500 }), () => SHEET);
  const node = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  document.body.append(node);
  const hands = camera.hands(node, { inPage });
  made.push(() => (hands.destroy(), node.remove()));
  const box = () => {
    flushSync();
    const [x = 0, y = 0, w = 0, h = 0] = camera.viewBox.split(" ").map(Number);
    return { x, y, w, h, middle: { x: x + w / 2, y: y + h / 2 } };
  };
  const pointer = (name: string, x: number, y: number, id = 1) => {
    const event = new PointerEvent(name, { bubbles: true, clientX: x, clientY: y, button: 0, pointerId: id, pointerType: "touch" });
    (name === "pointerdown" ? node : window).dispatchEvent(event);
  };
  const key = (name: string) => camera.key(new KeyboardEvent("keydown", { key: name }));
  return { camera, node, box, pointer, key };
}

describe("the camera", () => {
  it("shows all of the map at first, and again by fit", () => {
    const { camera, box } = window500();
    expect(box()).toMatchObject({ w: 1000, h: 1000, middle: { x: 490, y: 240 } });
    camera.zoom(2);
    expect(camera.near).toBe(true);
    camera.fit();
    expect([camera.near, box().w]).toEqual([false, 1000]);
  });

  it("keeps the place under the pointer when it comes nearer", () => {
    const { camera, box } = window500();
    const before = box();
    camera.zoom(2, { x: 100, y: 400 });
    const after = box();
    expect(after.w).toBe(500);
    expect(after.x + 100).toBeCloseTo(before.x + 200);
    expect(after.y + 400).toBeCloseTo(before.y + 800);
  });

  it("comes no nearer than can be seen, goes no farther than all, and never leaves the map", () => {
    const { camera, box } = window500();
    camera.zoom(1000);
    expect(box().w).toBe(160);
    camera.pan(1e6, 1e6);
    expect(box().middle).toEqual({ x: -10, y: -10 });
    camera.zoom(1 / 1000);
    expect(camera.near).toBe(false);
  });

  it("looks at a place as near as asked, and shows another only when it is out of sight", () => {
    const { camera, box } = window500();
    camera.look({ x: 300, y: 200 }, 1);
    expect(box()).toMatchObject({ w: 500, middle: { x: 300, y: 200 } });
    camera.show({ x: 350, y: 250 }, true);
    expect(box().middle).toEqual({ x: 300, y: 200 });
    camera.show({ x: 700, y: 200 }, true);
    expect(box().middle).toEqual({ x: 700, y: 200 });
  });

  it("can be led to a place without showing what lies beside the map", () => {
    expect(filling({ x: 0, y: 450 }, { w: 200, h: 100 }, SHEET)).toEqual({ x: 90, y: 440 });
    expect(filling({ x: 500, y: 200 }, { w: 200, h: 100 }, SHEET)).toEqual({ x: 500, y: 200 });
    expect(filling({ x: 500, y: 0 }, { w: 200, h: 800 }, SHEET)).toEqual({ x: 500, y: 240 });
  });

  it("obeys the keys of a map, and leaves the others alone", () => {
    const { camera, box, key } = window500();
    expect(key("+")).toBe(true);
    expect(box().w).toBeCloseTo(1000 / ZOOM_STEP, 0);
    const { middle } = box();
    expect(key("ArrowRight")).toBe(true);
    expect(box().middle.x).toBeGreaterThan(middle.x);
    expect(key("0")).toBe(true);
    expect(camera.near).toBe(false);
    expect(key("x")).toBe(false);
    expect(camera.key(new KeyboardEvent("keydown", { key: "0", ctrlKey: true }))).toBe(false);
  });
});

describe("hands on the map", () => {
  it("pull it, and the click that ends the pull is none", () => {
    const { camera, node, box, pointer } = window500();
    const clicked = vi.fn();
    node.addEventListener("click", clicked);
    camera.look({ x: 300, y: 200 }, 1);
    pointer("pointerdown", 100, 100);
    pointer("pointermove", 150, 120);
    pointer("pointerup", 150, 120);
    expect(box().middle).toEqual({ x: 250, y: 180 });
    node.dispatchEvent(new MouseEvent("click"));
    expect(clicked).not.toHaveBeenCalled();
    pointer("pointerdown", 100, 100);
    pointer("pointerup", 100, 100);
    node.dispatchEvent(new MouseEvent("click"));
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("pinch it: twice as far apart is twice as near", () => {
    const { box, pointer } = window500();
    pointer("pointerdown", 200, 250, 1);
    pointer("pointerdown", 300, 250, 2);
    pointer("pointermove", 400, 250, 2);
    expect(box().w).toBe(500);
  });

  it("turn the wheel; in a page that scrolls only with Ctrl", () => {
    const turn = (node: SVGSVGElement, ctrlKey: boolean) => {
      const event = new WheelEvent("wheel", { deltaY: -200, ctrlKey, cancelable: true });
      node.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const [filling, inPage] = [window500(), window500(true)];
    expect([turn(filling.node, false), filling.camera.near]).toEqual([true, true]);
    expect([turn(inPage.node, false), inPage.camera.near]).toEqual([false, false]);
    expect([turn(inPage.node, true), inPage.camera.near]).toEqual([true, true]);
  });

  it("leave to the drag what can be dragged", () => {
    const { camera, node, box } = window500();
    node.innerHTML = `<g class="piece lit" data-ref="group:1"></g>`;
    camera.look({ x: 300, y: 200 }, 1);
    const mouse = (name: string, x: number) => new PointerEvent(name, { bubbles: true, clientX: x, clientY: 0, button: 0, pointerId: 1, pointerType: "mouse" });
    node.firstElementChild!.dispatchEvent(mouse("pointerdown", 0));
    window.dispatchEvent(mouse("pointermove", 90));
    expect(box().middle).toEqual({ x: 300, y: 200 });
  });
});
