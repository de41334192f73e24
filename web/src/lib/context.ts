/** What a board may know besides the view, made of what the table knows. */
import type { GameContext } from "./board";
import { fill } from "./fill";
import type { Lang, TableInfo, You } from "./protocol";

/** Colours that the palette (style/palette.css) knows as `--seat-<name>`. */
export const COLOURS = ["red", "blue", "green", "yellow", "purple", "orange", "teal", "pink", "white", "black", "brown", "grey"] as const;

export interface ContextParts {
  lang: Lang;
  texts: Record<string, string>;
  content?: Record<string, unknown>;
  table: TableInfo;
  you: You;
  awaited: number[];
}

export function gameContext({ lang, texts, content = {}, table, you, awaited }: ContextParts): GameContext {
  return {
    lang,
    table,
    you,
    awaited,
    content,
    text: (key, ...args) => {
      const template = texts[key];
      return template === undefined ? `«${key}»` : fill(template, args);
    },
    seatName: (seat) => seatName(table, seat),
    seatColour: (seat) => seatColour(table, seat),
  };
}

export function seatName(table: TableInfo, seat: number): string {
  return table.seats[seat]?.name ?? `#${seat + 1}`;
}

/** A CSS colour. Seats without one get those of the palette in their order. */
export function seatColour(table: TableInfo, seat: number): string {
  return colourOf(table.seats[seat]?.colour, seat);
}

export function colourOf(colour: string | undefined, seat: number): string {
  const known = COLOURS.find((name) => name === colour) ?? COLOURS[Math.abs(seat) % 6] ?? "grey";
  return `var(--seat-${known})`;
}

/** Ink that can be read on the seat's colour. */
export function inkOf(colour: string | undefined, seat: number): string {
  return colourOf(colour, seat).replace(")", "-ink)");
}
