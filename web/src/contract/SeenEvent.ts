/** Made from the Java records by `./horda contract --write`. */

/** Something that happened, for somebody who may see everything. */
export interface SeenEvent {
  /** What happened, for programs. */
  kind: string;
  /** To whom or what, and how much. */
  args: (number | string)[];
  /** The same for people. */
  text: string;
  rule: string;
  /** The components that it names. */
  targets: string[];
  /** The seats that may know it, where not everybody may. */
  only?: number[];
}
