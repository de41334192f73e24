/** Something that calls for attention has come onto the board: whoever has scrolled away sees it. Only the board moves, and only as far as needed. */
export function appear(node: HTMLElement): void {
  // The layout of the moment is not done yet.
  requestAnimationFrame(() => node.scrollIntoView?.({ block: "nearest" }));
}
