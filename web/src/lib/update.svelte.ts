/** A newer page that waits until somebody wants it. */
let waiting = $state.raw<(() => void) | undefined>();

export const update = {
  get ready(): boolean {
    return waiting !== undefined;
  },
  /** There is one; `take` changes over to it. */
  offer(take: () => void): void {
    waiting = take;
  },
  take(): void {
    waiting?.();
  },
};
