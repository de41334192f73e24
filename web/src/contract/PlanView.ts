/** Made from the Java records by `./horda contract --write`. */

export type ZoneKind = "street" | "camp-place" | "camp-quarter" | "camp-ground" | "helipad" | "corridor" | "room" | "locker-room";

export type Colour = "neutral" | "red" | "blue" | "pink";

/** A mission as it lies on the table before anybody has moved. The map is the one of `horda.ruemorgue.view.MorgueView`; pieces are the plan's own, so whoever draws it knows them. */
export interface PlanView {
  map: MapView;
  /** Of every zone of the map, all of its parts. */
  names: string[][];
  doors: DoorView[];
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

/** A door; `shut` if nothing opens it any more. */
export interface DoorView {
  ref: string;
  one: number;
  other: number;
  colour: Colour;
  open: boolean;
  shut: boolean;
}
