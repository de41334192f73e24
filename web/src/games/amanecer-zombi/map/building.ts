/** Building a map: the choices to lay a zone, as places, zones and quarter turns. */
import type { Choice, Ref } from "../../../lib/protocol";
import type { Square, Tile } from "../view";

export interface Laying {
  id: string;
  zone: Ref;
  x: number;
  y: number;
  /** Quarter turns clockwise. */
  turn: number;
}

export interface Gap {
  x: number;
  y: number;
}

/** What the map has to know of it while zones are laid. */
export interface Building {
  /** Free places where the zone in hand may lie. */
  gaps: Gap[];
  /** The zone in hand as it would lie. */
  tile: Tile | undefined;
  over: Gap | undefined;
  hover(gap: Gap | undefined): void;
  lay(gap: Gap): void;
}

export function layings(choices: readonly Choice[]): Laying[] {
  return choices.flatMap(({ id, verb, args }) => {
    const [zone, x, y, degrees] = args;
    if (verb !== "lay" || typeof zone !== "string") return [];
    return [{ id, zone, x: Number(x), y: Number(y), turn: Number(degrees) / 90 }];
  });
}

export function gapsFor(all: readonly Laying[], zone: Ref | undefined): Gap[] {
  const found = new Map<string, Gap>();
  for (const { zone: own, x, y } of all) if (own === zone) found.set(`${x} ${y}`, { x, y });
  return [...found.values()];
}

export function layingAt(all: readonly Laying[], zone: Ref, gap: Gap, turn: number): Laying | undefined {
  return all.find((one) => one.zone === zone && one.x === gap.x && one.y === gap.y && one.turn === turn);
}

/** The zone turned further clockwise by that many quarters. */
export function turned(tile: Tile, quarters: number): Tile {
  let squares: Square[] = tile.squares;
  for (let n = 0; n < (quarters + 4) % 4; n++) {
    const before = squares;
    squares = before.map((_, index) => before[(4 - (index % 5)) * 5 + Math.floor(index / 5)]!);
  }
  return { ...tile, squares, turned: (tile.turned + quarters) % 4 };
}
