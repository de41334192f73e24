/** A board that wants to be as high as the room it is in: sets `--room` on itself, in pixels. */
export function fillStage(node: HTMLElement) {
  let stage: HTMLElement | null = node.parentElement;
  while (stage && !/auto|scroll/.test(getComputedStyle(stage).overflowY)) stage = stage.parentElement;
  const room = () => (stage ? stage.clientHeight - 18 : innerHeight - 72);
  const set = () => node.style.setProperty("--room", `${Math.max(360, room())}px`);
  set();
  if (typeof ResizeObserver === "undefined") return {};
  const observer = new ResizeObserver(set);
  observer.observe(stage ?? document.documentElement);
  return { destroy: () => observer.disconnect() };
}
