/** What options would lead to: asked of the house when somebody points at them, and kept while nothing on the table changes. */
import type { PreviewPart } from "../contract/PreviewPart";
import type { Command } from "./line";
import type { TableDoc } from "./protocol";

export interface ForesightParts {
  ask(command: Command): Promise<{ preview?: PreviewPart | null }>;
  /** The newest that can be answered. */
  doc(): TableDoc | undefined;
}

/** Nothing where there is nothing to say, or where the question has passed meanwhile. */
export type Foresee = (option: string) => Promise<PreviewPart | undefined>;

export function createForesight({ ask, doc }: ForesightParts): Foresee {
  let kept = new Map<string, Promise<PreviewPart | undefined>>();
  let of: { view: unknown; options: unknown } | undefined;

  return function foresee(option) {
    const now = doc();
    if (!now || now.you.seat < 0 || !now.options.some((choice) => choice.id === option)) return Promise.resolve(undefined);
    // Patches make new objects of whatever they change: the same view and options, the same odds.
    if (of?.view !== now.view || of?.options !== now.options) {
      kept = new Map();
      of = { view: now.view, options: now.options };
    }
    const mine = kept;
    let found = mine.get(option);
    if (!found) {
      found = ask({ c: "preview", seat: now.you.seat, turn: now.turn, option }).then(
        (answer) => answer.preview ?? undefined,
        () => {
          mine.delete(option);
          return undefined;
        },
      );
      mine.set(option, found);
    }
    return found;
  };
}
