/** From half cells to lines and areas of the drawing. A half cell is 50 units wide, a tile 300. */
import type { MapView } from "../view";

export const HALF = 50;
export const TILE = 6 * HALF;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A straight piece between two zones, or between a zone and the end of the board. */
export interface Edge {
  x: number;
  y: number;
  length: number;
  /** Runs from north to south. */
  upright: boolean;
  /** As in the map: `f`, `o`, `x`, `s`, `w`, `e`, or a door's capital letter. */
  kind: string;
  /** Zones west or north of it, and east or south; -1 outside. */
  before: number;
  after: number;
}

export function zoneAt(map: MapView, row: number, column: number): number {
  return map.rows[row]?.[column] ?? -1;
}

/** The number of a door by its letter, or -1. */
export function doorOf(kind: string): number {
  const number = kind.charCodeAt(0) - 65;
  return number >= 0 && number < 26 ? number : -1;
}

export function middle(edge: Edge): Point {
  return edge.upright ? { x: edge.x, y: edge.y + edge.length / 2 } : { x: edge.x + edge.length / 2, y: edge.y };
}

/** All borders of the sheet, pieces that continue each other joined. */
export function edges(map: MapView): Edge[] {
  const found: Edge[] = [];
  const kindOf = (known: string | undefined, before: number, after: number) => (before < 0 || after < 0 ? "e" : (known ?? "w"));
  for (let column = -1; column < map.width; column++) {
    let last: Edge | undefined;
    for (let row = 0; row < map.height; row++) {
      const before = zoneAt(map, row, column);
      const after = zoneAt(map, row, column + 1);
      last = join(found, last, { x: (column + 1) * HALF, y: row * HALF, length: HALF, upright: true, kind: kindOf(map.east[row]?.[column], before, after), before, after });
    }
  }
  for (let row = -1; row < map.height; row++) {
    let last: Edge | undefined;
    for (let column = 0; column < map.width; column++) {
      const before = zoneAt(map, row, column);
      const after = zoneAt(map, row + 1, column);
      last = join(found, last, { x: column * HALF, y: (row + 1) * HALF, length: HALF, upright: false, kind: kindOf(map.south[row]?.[column], before, after), before, after });
    }
  }
  return found;
}

function join(found: Edge[], last: Edge | undefined, next: Edge): Edge | undefined {
  if (next.before === next.after) return undefined;
  if (last && last.kind === next.kind && last.before === next.before && last.after === next.after) {
    last.length += HALF;
    return last;
  }
  found.push(next);
  return next;
}

/** The half cells of every zone: `[row, column]`. */
export function cells(map: MapView): [number, number][][] {
  const found: [number, number][][] = map.places.map(() => []);
  map.rows.forEach((line, row) => line.forEach((zone, column) => zone >= 0 && found[zone]?.push([row, column])));
  return found;
}

/** The outline of some half cells as a path, drawn in by `inset` on all sides. */
export function outline(area: readonly (readonly [number, number])[], inset = 0): string {
  const inside = new Set(area.map(([row, column]) => `${row},${column}`));
  const has = (row: number, column: number) => inside.has(`${row},${column}`);
  // Every side that has nothing beyond it, clockwise, by where it begins.
  const sides = new Map<string, { to: Point; dx: number; dy: number }[]>();
  const add = (x: number, y: number, dx: number, dy: number) => {
    const key = `${x},${y}`;
    sides.set(key, [...(sides.get(key) ?? []), { to: { x: x + dx, y: y + dy }, dx, dy }]);
  };
  for (const [row, column] of area) {
    if (!has(row - 1, column)) add(column, row, 1, 0);
    if (!has(row, column + 1)) add(column + 1, row, 0, 1);
    if (!has(row + 1, column)) add(column + 1, row + 1, -1, 0);
    if (!has(row, column - 1)) add(column, row + 1, 0, -1);
  }
  const loops: string[] = [];
  for (const start of sides.keys()) {
    while ((sides.get(start)?.length ?? 0) > 0) {
      const corners: string[] = [];
      let at = start;
      let came: { dx: number; dy: number } | undefined;
      const first = sides.get(start)![0]!;
      for (;;) {
        const open = sides.get(at);
        const side = open?.shift();
        if (!side) break;
        if (came && (came.dx !== side.dx || came.dy !== side.dy)) corners.push(corner(at, came, side, inset));
        came = side;
        at = `${side.to.x},${side.to.y}`;
        if (at === start) break;
      }
      if (came && (came.dx !== first.dx || came.dy !== first.dy)) corners.push(corner(start, came, first, inset));
      loops.push(`M${corners.join("L")}Z`);
    }
  }
  return loops.join("");
}

/** The inside lies to the right of a clockwise side: a corner moves in from both of its sides. */
function corner(at: string, came: { dx: number; dy: number }, goes: { dx: number; dy: number }, inset: number): string {
  const [x = 0, y = 0] = at.split(",").map(Number);
  return `${x * HALF - (came.dy + goes.dy) * inset} ${y * HALF + (came.dx + goes.dx) * inset}`;
}

/** The largest rectangle inside a zone: what stands there is arranged in it. */
export function room(area: readonly (readonly [number, number])[]): Box {
  const inside = new Set(area.map(([row, column]) => `${row},${column}`));
  let best: Box = { x: 0, y: 0, w: 0, h: 0 };
  for (const [row, column] of area) {
    let widest = Infinity;
    for (let down = 0; inside.has(`${row + down},${column}`); down++) {
      let across = 0;
      while (across < widest && inside.has(`${row + down},${column + across}`)) across++;
      widest = across;
      if (widest * (down + 1) * HALF * HALF > best.w * best.h) best = { x: column * HALF, y: row * HALF, w: widest * HALF, h: (down + 1) * HALF };
    }
  }
  return best;
}

export function centre(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** Places for a number of things in a rectangle, row by row, and how large each may be. */
export function slots(box: Box, count: number, most: number): { size: number; at: Point[] } {
  if (count === 0) return { size: most, at: [] };
  let size = 0;
  let columns = 1;
  for (let across = 1; across <= count; across++) {
    const down = Math.ceil(count / across);
    const fits = Math.min(most, box.w / across, box.h / down);
    if (fits > size + 0.01) [size, columns] = [fits, across];
  }
  const lines = Math.ceil(count / columns);
  // What room is left over is shared out between them.
  const dx = Math.min(box.w / columns, size * 1.3);
  const dy = Math.min(box.h / lines, size * 1.3);
  const at: Point[] = [];
  for (let number = 0; number < count; number++) {
    const line = Math.floor(number / columns);
    const inLine = line === lines - 1 ? count - line * columns : columns;
    at.push({ x: box.x + box.w / 2 + ((number % columns) - (inLine - 1) / 2) * dx, y: box.y + box.h / 2 + (line - (lines - 1) / 2) * dy });
  }
  return { size, at };
}
