/** What every part of the board is handed: the view, the words, the hand of the player. */
import type { Hand } from "../../kit/light";
import type { GameContext } from "../../lib/board";
import type { Ref } from "../../lib/protocol";
import type { AmanecerView, Group, PlayerMap, Square, Tile } from "./view";
import { say, type Word } from "./words";

export interface Table extends Hand {
  view: AmanecerView;
  game: GameContext;
  /** Words of the board itself; those of the game come by `game.text`. */
  say: (word: Word, ...args: (string | number)[]) => string;
}

export function speaker(game: GameContext): Table["say"] {
  return (word, ...args) => say(game.lang, word, ...args);
}

export function isYou(view: AmanecerView, seat: number): boolean {
  return seat >= 0 && view.seat === seat;
}

export function groupOf(view: AmanecerView, seat: number): Group | undefined {
  return view.groups.find((group) => group.seat === seat);
}

export function own(view: AmanecerView): Group | undefined {
  return groupOf(view, view.seat);
}

export interface Found {
  map: PlayerMap;
  tile: Tile;
  square: Square;
}

/** Where a square lies. */
export function findSquare(view: AmanecerView, ref: Ref): Found | undefined {
  if (ref === "") return undefined;
  for (const map of view.maps) {
    for (const tile of map.tiles) {
      const square = tile.squares.find((known) => known.ref === ref);
      if (square) return { map, tile, square };
    }
  }
  return undefined;
}

/** A zone in words; a Start zone has its printed colour and its owner. */
export function zoneName(t: Pick<Table, "game" | "say">, map: PlayerMap, tile: Pick<Tile, "terrain" | "tile">): string {
  const name = t.game.text(`zone.${tile.tile}`);
  return tile.terrain === "start" ? t.say("start-of", name, t.game.seatName(map.seat)) : name;
}

/** A square in words: what lies there, then the zone. */
export function squareName(t: Pick<Table, "game" | "say">, square: Square): string {
  if (square.site !== "") return t.game.text(`site.${square.site}`);
  const ground = t.game.text(`ground.${square.ground}`);
  return square.finds > 0 ? `${ground} ${square.finds}` : ground;
}

export function characterName(game: GameContext, character: string): string {
  return game.text(`character.${character.replace(/^nameless.*/, "nameless")}`);
}

/** Of several copies in the box the second is called `rifle-2`. */
export function bare(id: string): string {
  return id.replace(/-\d+$/, "");
}

/** Of equal things only one has a place in a list: with how many of it there are. */
export function counted(ids: readonly string[]): { id: string; count: number }[] {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, count]) => ({ id, count }));
}
