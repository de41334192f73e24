/** Made from the Java records by `./horda contract --write`. */

/** Something that happened, for one of those who were told. */
export interface ToldEvent {
  /** What happened, for programs. */
  kind: string;
  /** To whom or what, and how much. */
  args: (number | string)[];
  /** The same for people. */
  text: string;
  rule: string;
  /** The components that it names. */
  targets: string[];
  /** True where not everybody was told. */
  only?: boolean;
}
