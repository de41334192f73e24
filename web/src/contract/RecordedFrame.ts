/** Made from the Java records by `./horda contract --write`. */
import type { RecordedPicture } from "./RecordedPicture";
import type { ToldEvent } from "./ToldEvent";

export type RecordedFrame = Opening | Decision;

/** The table after the deal. */
export interface Opening {
  /** What the viewer was told by then. */
  log: ToldEvent[];
  doc: RecordedPicture;
}

/** What somebody decided. All who answered a secret question decide together. */
export interface Decision {
  /** The seats. */
  by: number[];
  /** What they decided, as far as the viewer may know it. */
  said?: SaidChoice[];
  /** The moments on the way. */
  beats?: RecordedBeat[];
  /** What the viewer was told at its end. */
  log: ToldEvent[];
  /** The steps on the picture. */
  patch: PatchStep[];
}

export interface SaidChoice {
  seat: number;
  verb: string;
  /** What the label speaks of. */
  args: (number | string)[];
  label: string;
}

/** What was told at one moment, and what had changed. */
export interface RecordedBeat {
  log: ToldEvent[];
  patch: PatchStep[];
}

/** One change of the document. */
export interface PatchStep {
  /** The place, as in a JSON Pointer. */
  p: string;
  /** What stands there now; missing where the field is removed or the list is cut. */
  v?: unknown;
  /** A list has so many items left. */
  len?: number;
}
