/** What a click on the sheet can mean with what is in the hand. Pure. */
import { centre, outline, room } from "../map/geometry";
import type { BorderSpot } from "./borders";
import { pairKey } from "./borders";
import type { Tool } from "./change";
import type { Plan } from "./plan";
import { HALVES, type Laid, type Sheet } from "./sheet";

export const TILE = 300;

export interface Target {
  key: string;
  kind: "slot" | "tile" | "part" | "border";
  /** The part, the border or the tile. */
  name: string;
  /** Row and column of tiles, for a slot. */
  row: number;
  column: number;
  x: number;
  y: number;
  /** Its outline; a border is a spot. */
  path: string;
  /** Less likely: a wall, where openings are. */
  weak: boolean;
  kindOf?: BorderSpot["kind"];
}

const BORDER = new Set(["door", "seal", "stairs"]);
const ZONE = new Set(["start", "exit", "helicopter", "lands", "air", "crashed", "tent", "number", "objective", "mixed", "spawn", "zombie"]);

export function holdsBorder(tool: Tool): boolean {
  return BORDER.has(tool.kind);
}

export function holdsToken(tool: Tool): boolean {
  return ZONE.has(tool.kind);
}

export function targetsOf(tool: Tool, sheet: Sheet, spots: readonly BorderSpot[], plan: Plan): Target[] {
  if (tool.kind === "tile" || sheet.laid.length === 0) return slots(sheet);
  if (tool.kind === "trigger") return sheet.laid.map((one) => square("tile", one.id, one));
  if (holdsBorder(tool)) return spots.filter((spot) => fits(tool, spot, plan)).map((spot) => border(spot));
  const parts = [...sheet.parts.values()].map((part): Target => {
    const at = centre(room(part.cells));
    return { key: part.name, kind: "part", name: part.name, row: 0, column: 0, ...at, path: outline(part.cells, 3), weak: false };
  });
  if (holdsToken(tool)) return parts;
  return [...parts, ...spots.filter((spot) => holds(plan, spot.at)).map((spot) => border(spot)), ...(tool.kind === "select" ? sheet.laid.map(tag) : [])];
}

/** Whether a door, a seal or stairs are there. */
export function holds(plan: Plan, at: string): boolean {
  const key = pairKey(at);
  return plan.doors.some((door) => pairKey(door.at) === key) || [...plan.sealed, ...plan.stairs].some((other) => pairKey(other) === key);
}

function fits(tool: Tool, spot: BorderSpot, plan: Plan): boolean {
  if (holds(plan, spot.at)) return true;
  if (tool.kind === "seal") return spot.kind === "o";
  if (tool.kind === "stairs") return spot.kind === "x";
  return spot.kind === "o" || spot.kind === "w";
}

function border(spot: BorderSpot): Target {
  return { key: `border ${pairKey(spot.at)}`, kind: "border", name: spot.at, row: 0, column: 0, x: spot.x, y: spot.y, path: "", weak: spot.kind === "w", kindOf: spot.kind };
}

function box(row: number, column: number, inset: number): string {
  const size = TILE - 2 * inset;
  return `M${column * TILE + inset} ${row * TILE + inset}h${size}v${size}h${-size}Z`;
}

function square(kind: "slot" | "tile", name: string, { row, column }: { row: number; column: number }): Target {
  return { key: `${kind} ${name || `${row},${column}`}`, kind, name, row, column, x: (column + 0.5) * TILE, y: (row + 0.5) * TILE, path: box(row, column, 6), weak: false };
}

/** The name of a tile in its corner. */
function tag(one: Laid): Target {
  const [x, y] = [one.column * TILE + 4, one.row * TILE + 4];
  return { key: `tile ${one.id}`, kind: "tile", name: one.id, row: one.row, column: one.column, x: x + 21, y: y + 13, path: `M${x} ${y}h42v26h-42Z`, weak: false };
}

const MOST = 9;

/** All places of the grid and the ring around it, as far as the box reaches. */
export function slots(sheet: Sheet): Target[] {
  const rows = sheet.height / HALVES;
  const columns = sheet.width / HALVES;
  if (sheet.laid.length === 0) return [square("slot", "", { row: 0, column: 0 })];
  const found: Target[] = [];
  const beside = (row: number, column: number) => sheet.laid.some((one) => Math.abs(one.row - row) + Math.abs(one.column - column) <= 1);
  for (let row = rows < MOST ? -1 : 0; row <= (rows < MOST ? rows : rows - 1); row++) {
    for (let column = columns < MOST ? -1 : 0; column <= (columns < MOST ? columns : columns - 1); column++) {
      if (!beside(row, column)) continue;
      const here = sheet.laid.find((one) => one.row === row && one.column === column);
      found.push({ ...square("slot", here?.id ?? "", { row, column }), ...strip(row, column, rows, columns), key: `slot ${row},${column}` });
    }
  }
  return found;
}

/** How much of a free place around the grid is shown. */
export const RIM = 120;

/** Outside the grid a place is a strip along it, so that the sheet stays large. */
function strip(row: number, column: number, rows: number, columns: number): Partial<Target> {
  const [x, w] = column < 0 ? [-RIM, RIM - 12] : column === columns ? [columns * TILE + 12, RIM - 12] : [column * TILE + 6, TILE - 12];
  const [y, h] = row < 0 ? [-RIM, RIM - 12] : row === rows ? [rows * TILE + 12, RIM - 12] : [row * TILE + 6, TILE - 12];
  return { x: x + w / 2, y: y + h / 2, path: `M${x} ${y}h${w}v${h}h${-w}Z` };
}

/** The next target in a direction, by the arrow keys. */
export function nextTarget(targets: readonly Target[], from: Target, dx: number, dy: number): Target | undefined {
  let best: Target | undefined;
  let least = Infinity;
  for (const target of targets) {
    const along = (target.x - from.x) * dx + (target.y - from.y) * dy;
    const aside = Math.abs((target.x - from.x) * dy) + Math.abs((target.y - from.y) * dx);
    if (target === from || along <= 1) continue;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [target, far];
  }
  return best;
}
