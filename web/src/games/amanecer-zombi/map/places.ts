/** Where the places of the table lie: in the corners that the maps leave free, or beside maps that leave none: in a column, or above and below a long map. */

export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A zone on the grid of its map. */
export interface Cell {
  x: number;
  y: number;
}

/** A map as it lies in its room: pixels of a zone, and where the zone 0, 0 begins. */
export interface Fit {
  zone: number;
  x: number;
  y: number;
}

export interface Places {
  name: "corners" | "columns" | "rows";
  season: Spot;
  missions: Spot;
  hand: Spot;
  /** The ways to the maps at the left. */
  peeks: Spot;
  /** The way to the map at the right; none: it lies in the column there. */
  next?: Spot;
  /** The window of the map. */
  map: Spot;
  /** What lies over that window. The map keeps clear of it. */
  taken: Spot[];
}

/** What has to have a place. */
export interface Wanted {
  /** Somebody's own hand and Missions are shown. */
  own: boolean;
  /** How many ways to other maps lie at the left and at the right. */
  peeks: number;
  next: number;
}

/** Pixels between two places. */
const GAP = 8;
/** Pixels between a zone and a place. */
const APART = 6;
/** Pixels of a zone under which its squares are too small to be read. */
export const READABLE = 117;
const STEP = 0.98;
/** Pixels that the tools of the map are high. */
const TOOLS = 36;

const clamp = (least: number, value: number, most: number) => Math.round(Math.min(most, Math.max(least, value)));

/** How wide places are, as parts of the room: beside a cross, and beside a map of four columns. */
const SHAPES = [
  { season: 0.4, high: 0.265, hand: 0.4, low: 0.318, missions: 0.255 },
  { season: 0.235, high: 0.31, hand: 0.47, low: 0.27, missions: 0.235 },
] as const;

/** How the table is laid so that the smallest of its maps is as large as it can be. */
export function arrange(room: { w: number; h: number }, maps: readonly (readonly Cell[])[], wanted: Wanted, building = false): Places {
  const beside = columns(room, wanted, building);
  if (building) return beside;
  const least = (places: Places) => Math.min(...maps.map((cells) => fit(places.map, places.taken, cells)?.zone ?? 0));
  let [best, size] = [beside, least(beside)];
  for (const places of [rows(room, wanted), ...SHAPES.map((shape) => corners(room, wanted, shape))]) {
    const now = least(places);
    // A map that is too small to be read is not seen whole: it must not lie under anything.
    if (now > size && (now >= READABLE || places.taken.length === 0)) [best, size] = [places, now];
  }
  return best;
}

function corners({ w, h }: { w: number; h: number }, { own, peeks, next: ways }: Wanted, shape: (typeof SHAPES)[number]): Places {
  const season = { x: 0, y: 0, w: Math.round(w * shape.season), h: clamp(140, h * shape.high, 250) };
  const low = clamp(160, h * shape.low, 300);
  const hand = { x: 0, y: h - low, w: Math.round(w * shape.hand), h: low };
  const missions = { x: w - Math.round(w * shape.missions), y: 0, w: Math.round(w * shape.missions), h: clamp(178, h * 0.3, 260) };
  const high = peeks * clamp(64, h * 0.17, 150) + Math.max(0, peeks - 1) * GAP;
  const side = { x: -GAP, y: Math.round((season.h + hand.y - high) / 2), w: clamp(104, w * 0.14, 190) + GAP, h: high };
  const under = clamp(56, h * 0.13, 120);
  const next = { x: missions.x, y: h - TOOLS - GAP - under, w: missions.w + GAP, h: under };
  // The tools of the map lie there as well.
  const foot = { x: missions.x, y: h - TOOLS, w: missions.w, h: TOOLS };
  return { name: "corners", next, season, missions, hand, peeks: side, map: { x: 0, y: 0, w, h }, taken: [season, ...(own ? [missions, hand] : []), ...(peeks > 0 ? [side] : []), ...(ways > 0 ? [next, foot] : [])] };
}

function columns({ w, h }: { w: number; h: number }, { own }: Wanted, building: boolean): Places {
  const left = clamp(164, w * 0.23, 280);
  const strip = own && !building ? clamp(72, h * 0.13, 150) : 0;
  const season = { x: 0, y: 0, w: left, h: building ? 84 : clamp(196, h * 0.29, 240) };
  const under = season.h + GAP;
  const missions = { x: 0, y: under, w: left, h: Math.min(230, h - strip - GAP - under) };
  const rest = under + (own && !building ? missions.h + GAP : 0);
  return {
    name: "columns",
    season,
    missions,
    hand: { x: 0, y: h - strip, w: w - 128, h: strip },
    peeks: { x: -GAP, y: rest, w: left + GAP, h: Math.max(0, h - strip - GAP - rest) },
    map: { x: left + GAP, y: 0, w: w - left - GAP, h: h - strip - (strip > 0 ? GAP : 0) },
    taken: [],
  };
}

function rows({ w, h }: { w: number; h: number }, { own, peeks }: Wanted): Places {
  const top = clamp(100, h * 0.2, 170);
  const strip = own ? clamp(72, h * 0.13, 130) : 0;
  const side = peeks > 0 ? clamp(104, w * 0.14, 190) : -GAP;
  const left = clamp(250, w * 0.38, 440);
  const high = h - top - GAP - strip - (strip > 0 ? GAP : 0);
  return {
    name: "rows",
    season: { x: 0, y: 0, w: left, h: top },
    missions: { x: left + GAP, y: 0, w: w - left - GAP, h: top },
    hand: { x: 0, y: h - strip, w: w - 128, h: strip },
    peeks: { x: -GAP, y: top + GAP, w: side + GAP, h: high },
    map: { x: side + GAP, y: top + GAP, w: w - side - GAP, h: high },
    taken: [],
  };
}

/** The map as large as it can lie in its window without touching what lies over it; of several ways the one nearest to the middle. */
export function fit(room: { w: number; h: number }, taken: readonly Spot[], cells: readonly Cell[]): Fit | undefined {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const blocks = taken.map(({ x, y, w, h }) => ({ left: x - APART, top: y - APART, right: x + w + APART, bottom: y + h + APART }));
  const rims = { x: blocks.flatMap(({ left, right }) => [left, right]), y: blocks.flatMap(({ top, bottom }) => [top, bottom]) };
  for (let zone = Math.min(room.w / wide, room.h / high); zone >= 40; zone *= STEP) {
    let best: (Fit & { off: number }) | undefined;
    const free = { x: room.w - wide * zone, y: room.h - high * zone };
    for (const x of starts(free.x, rims.x, wide, zone)) {
      for (const y of starts(free.y, rims.y, high, zone)) {
        const off = Math.abs(x - free.x / 2) + Math.abs(y - free.y / 2);
        if (best && best.off <= off) continue;
        const lies = (cell: Cell) => {
          const [cx, cy] = [x + (cell.x - left) * zone, y + (cell.y - top) * zone];
          return blocks.every((block) => cx + zone <= block.left + 0.01 || cx >= block.right - 0.01 || cy + zone <= block.top + 0.01 || cy >= block.bottom - 0.01);
        };
        if (cells.every(lies)) best = { zone, x: x - left * zone, y: y - top * zone, off };
      }
    }
    if (best) return { zone: best.zone, x: best.x, y: best.y };
  }
  return undefined;
}

/** Where the first row or column could begin: in the middle, at an edge, or so that one of the others touches a place. */
function starts(free: number, rims: readonly number[], count: number, zone: number): number[] {
  const found = [free / 2, 0, free];
  for (const rim of rims) for (let n = 0; n <= count; n++) found.push(rim - n * zone);
  return found.filter((start) => start >= -0.01 && start <= free + 0.01);
}
