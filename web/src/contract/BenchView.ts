/** Made from the Java records by `./horda contract --write`. */

export type ZoneKind = "street" | "camp-place" | "camp-quarter" | "camp-ground" | "helipad" | "corridor" | "room" | "locker-room";

export type Side = "north" | "east" | "south" | "west";

export type Form = "zone" | "zones" | "door" | "tiles" | "number" | "flag" | "choice" | "choices";

/** What a mission is made of. */
export interface BenchView {
  /** All sides, in the order of the file. */
  tiles: SideView[];
  /** How many of each token and figure there are, by the names of content.yaml. */
  box: Record<string, number>;
  goals: ClauseView[];
  rules: ClauseView[];
  survivors: SurvivorsView;
}

/** A side of a tile, north up. */
export interface SideView {
  id: string;
  /** Both sides of one number are one piece. */
  piece: string;
  zones: PartView[];
  /** The zone at each of six by six half cells: its number in `zones`. */
  halves: number[][];
  ports: PortView[];
  /** The tile alone, for a picture. */
  map: MapView;
}

/** A zone as printed; kinds as in `MapView.PlaceView`. */
export interface PartView {
  name: string;
  kind: ZoneKind;
}

/** A gap in the outer wall. */
export interface PortView {
  /** North, east, south or west. */
  side: Side;
  /** Its number in `SideView.zones`. */
  zone: number;
  /** Millimetres from the north or west end of the 250; -1 for a corridor. */
  at: number;
}

/** The sheet of half cells: six by six for each tile. */
export interface MapView {
  height: number;
  width: number;
  tiles: TileView[];
  /** The zone's number at every half cell, row by row; -1 where no tile lies. */
  rows: number[][];
  /** What lies between a half cell and the next one east of it, in the same order, one character each: `.` same zone, `f` free, `o` opening, `x` fence, `s` stairs, `w` wall, `e` edge of the board, `A` door 0, `B` door 1 and so on; a row is one text. */
  east: string[];
  /** The same for the border to the south. */
  south: string[];
  places: PlaceView[];
}

/** A tile as it lies: 4V, turned clockwise by degrees. */
export interface TileView {
  ref: string;
  tile: string;
  turned: number;
  row: number;
  column: number;
}

/** A zone of the map. */
export interface PlaceView {
  ref: string;
  name: string;
  /** Street, camp-place, camp-quarter, camp-ground, helipad, corridor, room or locker-room. */
  kind: ZoneKind;
  searchable: boolean;
  start: boolean;
  exit: boolean;
  /** Under the wreck of the helicopter. */
  crashed: boolean;
  air: boolean;
  sewers: number;
  blueBeds: number;
  greenBeds: number;
  /** The dice mark of the room, or 0. */
  number: number;
}

/** A kind of goal or rule, and the words that it takes. */
export interface ClauseView {
  kind: string;
  fields: FieldView[];
}

/** A word of it. */
export interface FieldView {
  name: string;
  /** Zone, zones, door, tiles, number, flag, choice or choices. */
  form: Form;
  needed: boolean;
  /** For choices. */
  values: string[];
}

/** How many survivors a mission may be for. */
export interface SurvivorsView {
  from: number;
  to: number;
}
