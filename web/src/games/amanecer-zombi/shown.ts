/** Which map lies in large. */
import type { AmanecerView, PlayerMap } from "./view";
import type { Picking } from "../../lib/board";
import { findSquare } from "./table";

/** The seat on whose map somebody stands; maps can be left by the Highway. */
export function mapUnder(view: AmanecerView, seat: number): number | undefined {
  const square = view.groups.find((group) => group.seat === seat)?.square ?? "";
  return findSquare(view, square)?.map.seat;
}

/** Maps on which a square can be chosen now. */
export function mapsThatGlow(view: AmanecerView, pick: Picking): number[] {
  return view.maps.filter((map) => map.tiles.some((tile) => tile.squares.some((square) => pick.lit(square.ref)))).map((map) => map.seat);
}

/**
 * What was asked for, as long as nothing has to be chosen elsewhere; else where a choice is to be made, where a fight rages, a
 * drive went or somebody searches, where whoever has the turn stands, where one's own Group stands.
 */
export function shownMap(view: AmanecerView, pick: Picking, asked: number): number {
  const glow = mapsThatGlow(view, pick);
  const known = (seat: number | undefined): seat is number => seat !== undefined && view.maps.some((map) => map.seat === seat);
  if (known(asked) && (glow.length === 0 || glow.includes(asked))) return asked;
  if (view.phase === "building" && known(view.seat)) return view.seat;
  const events = [view.combat.target, view.drive.squares.length > 0 ? view.drive.seat : -1, view.search.square !== "" ? view.search.seat : -1].map((seat) => mapUnder(view, seat));
  const turn = view.phase === "turn" ? mapUnder(view, view.active) : undefined;
  const wanted = [...events, turn, mapUnder(view, view.seat), mapUnder(view, view.active), view.seat, view.active, view.maps[0]?.seat];
  const open = glow.length > 0 ? wanted.filter((seat) => seat !== undefined && glow.includes(seat)) : wanted;
  return open.find(known) ?? glow[0] ?? view.maps[0]?.seat ?? 0;
}

/** The other maps, clockwise from the one that is shown: the next one peeks in at the right, the others at the left, or all of them. */
export function peeks(view: AmanecerView, shown: number, allLeft = false): { before: PlayerMap[]; after: PlayerMap[] } {
  const at = view.maps.findIndex((map) => map.seat === shown);
  const others = at < 0 ? [] : [...view.maps.slice(at + 1), ...view.maps.slice(0, at)];
  const right = allLeft ? 0 : 1;
  return { after: others.slice(0, right), before: others.slice(right).reverse() };
}
