/** The boards as the options `sides`, `side-b` and `layout` say. Pure. */
export const CORNERS = ["church", "hospital", "bank", "armory"] as const;
export const BOARDS = [...CORNERS, "tower", "crossroads"] as const;
export type Board = (typeof BOARDS)[number];

/** A, B, or whatever chance says. */
export type Side = "a" | "b" | "chance";

export interface Sides {
  sides: string;
  sideB: string;
}

export function sideOf({ sides, sideB }: Sides, board: Board): Side {
  if (sides === "b" || listed(sideB).includes(board)) return "b";
  return sides === "random" ? "chance" : "a";
}

/** After a click on that board. Where chance decides, B can be settled, but not A. */
export function turned(now: Sides, board: Board): Sides {
  const b = BOARDS.filter((one) => (sideOf(now, one) === "b") !== (one === board));
  if (now.sides === "random") return { sides: "random", sideB: joined(b) };
  return b.length === BOARDS.length ? { sides: "b", sideB: "none" } : { sides: "a", sideB: joined(b) };
}

/** The buildings on the corners 1 to 4, or none where chance places them. */
export function cornersOf(layout: string): Board[] | undefined {
  const named = layout.split("+");
  return layout !== "random" && named.length === CORNERS.length ? (named as Board[]) : undefined;
}

/** The building of that corner and of the next one change places. */
export function swapped(corners: readonly Board[], at: number): Board[] {
  const next = (at + 1) % corners.length;
  return corners.map((board, index) => (index === at ? corners[next]! : index === next ? corners[at]! : board));
}

function listed(sideB: string): string[] {
  return sideB === "none" ? [] : sideB.split("+");
}

function joined(boards: readonly Board[]): string {
  return boards.length > 0 ? boards.join("+") : "none";
}
