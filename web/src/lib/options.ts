/**
 * How the options of a game are shown where a table is made (`games/<id>/options/index.ts`). An option without a control of its own is shown by
 * its values: names, sentences, pictures.
 */
import type { Component } from "svelte";
import type { Picture } from "../kit/picture";
import type { HouseOption } from "./api";

export interface OptionLook {
  /** Controls of the game's own, by the option at whose place they stand. */
  controls?: Readonly<Record<string, Component<OptionProps>>>;
  /** Options that one of these controls takes care of. */
  covered?: readonly string[];
  /** What is settled before anything else, in sight as the dialog opens. */
  first?: string;
  /** Options whose values are the numbers of seats. */
  seats?: readonly string[];
  /** A picture of a value, by `option-value`. */
  pictures?: Readonly<Record<string, { picture: Picture; viewBox: string }>>;
}

export interface OptionProps {
  option: HouseOption;
  table: OptionTable;
}

/** The table that is being made, as far as its options go. */
export interface OptionTable {
  /** What an option is set to, or its standard. */
  value(id: string): string;
  set(id: string, value: string): void;
  seats: readonly OptionSeat[];
  /** A text of the game. */
  text(key: string): string;
  /** The game's content.yaml; empty until it has come. */
  content: Record<string, unknown>;
}

export interface OptionSeat {
  name: string;
  colour: string;
}
