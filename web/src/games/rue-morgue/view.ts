/** The view of Rue Morgue as the server sends it (records of `horda.ruemorgue.view`). */
import type { Ref } from "../../lib/protocol";

export type Colour = "neutral" | "red" | "blue" | "pink";
export type Level = "blue" | "yellow" | "orange" | "red";

export interface TileView {
  ref: Ref;
  /** 4V */
  tile: string;
  /** Degrees, clockwise. */
  turned: number;
  /** In tiles, not half cells. */
  row: number;
  column: number;
}

export type PlaceKind = "street" | "camp-place" | "camp-quarter" | "camp-ground" | "helipad" | "corridor" | "room" | "locker-room";

export interface PlaceView {
  ref: Ref;
  /** 4V:S2 */
  name: string;
  kind: PlaceKind;
  searchable: boolean;
  start: boolean;
  exit: boolean;
  /** Under the wreck of the helicopter. */
  crashed: boolean;
  /** Reached from the air alone. */
  air: boolean;
  sewers: number;
  blueBeds: number;
  greenBeds: number;
  /** Dice mark of the room, or 0. */
  number: number;
}

/** The sheet of half cells, six by six for each tile. It never changes in the course of a game. */
export interface MapView {
  height: number;
  width: number;
  tiles: TileView[];
  /** The zone's number at every half cell; -1 where no tile lies. */
  rows: number[][];
  /** `.` same zone, `f` free, `o` opening, `x` fence, `s` stairs, `w` wall, `e` edge of the board, `A` door 0, `B` door 1 and so on. */
  east: string[];
  south: string[];
  places: PlaceView[];
}

export interface ZoneView {
  ref: Ref;
  /** Figures by kind, in the order of content's zombies. */
  zombies: number[];
  noise: number;
  tokens: number;
  noisiest: boolean;
  /** Empty, `closed`, or the Tent card that was revealed. */
  tent: string;
  spawned: boolean;
  fallen: boolean;
  exitOpen: boolean;
}

export interface DoorView {
  ref: Ref;
  one: number;
  other: number;
  colour: Colour;
  open: boolean;
  /** Nothing opens it any more. */
  shut: boolean;
}

export interface SpawnView {
  ref: Ref;
  zone: number;
  colour: Colour;
  awake: boolean;
  locators: number[];
  first: boolean;
}

export interface TriggerView {
  ref: Ref;
  tile: number;
  used: boolean;
}

export interface ObjectiveView {
  ref: Ref;
  /** Empty while its back is hidden. */
  colour: Colour | "";
  zone: number;
  carrier: Ref;
  taken: boolean;
  delivered: boolean;
}

export interface GoalView {
  kind: string;
  text: string;
  args: string[];
  reached: boolean;
  done: number;
  of: number;
}

export interface CardView {
  ref: Ref;
  /** Kind of Equipment, `wound`, or empty. */
  card: string;
  empty: boolean;
  scope: boolean;
}

export interface SkillView {
  ref: Ref;
  skill: string;
  about: string;
  level: Level;
  owned: boolean;
  spent: boolean;
}

export interface SurvivorView {
  ref: Ref;
  /** Empty before one is chosen. */
  survivor: string;
  /** Of one whom the host made up; empty for those of the box. */
  name?: string;
  owner: number;
  team: number;
  state: "in-play" | "dead" | "away" | string;
  activated: boolean;
  zone: number;
  /** In the helicopter: 0 outside, 1 pilot, 2 to 4 passenger. */
  seat: number;
  xp: number;
  level: Level;
  wounds: number;
  health: number;
  hands: CardView[];
  reserve: CardView[];
  skills: SkillView[];
  marks: string[];
}

export interface HelicopterView {
  ref: Ref;
  zone: number;
  flies: boolean;
  flying: boolean;
  pilot: Ref;
  passengers: Ref[];
  stored: CardView[];
}

export interface TeamCardView {
  ref: Ref;
  card: string;
  used: boolean;
}

export interface TeamView {
  team: number;
  seats: number[];
  points: number;
  cards: TeamCardView[];
}

export interface AttackView {
  /** Empty if there is no attack. */
  attacker: Ref;
  zone: number;
  ranged: boolean;
  weapons: string[];
  dice: number[];
  needs: number;
  hits: number;
  damage: number;
}

export interface MorgueView {
  /** -1: an onlooker. */
  seat: number;
  mission: string;
  /** What the mission is called: English, then Spanish. */
  titles: string[];
  mode: "coop" | "competitive";
  round: number;
  phase: "setup" | "players" | "zombies" | "over";
  moment: string;
  firstSeat: number;
  turnSeat: number;
  active: Ref;
  actions: number;
  free: { kind: string; count: number }[];
  spawnDice: number;
  result: string;
  map: MapView;
  zones: ZoneView[];
  doors: DoorView[];
  spawns: SpawnView[];
  triggers: TriggerView[];
  objectives: ObjectiveView[];
  goals: GoalView[];
  rules: { text: string; args: string[] }[];
  helicopter: HelicopterView;
  survivors: SurvivorView[];
  teams: TeamView[];
  attack: AttackView;
  sight: { zone: number; range: number }[];
  horde: { from: number; to: number; fight: boolean }[];
  reserve: number[];
  piles: { equipment: number; equipmentDiscard: string[]; zombies: number; zombieDiscard: string[] };
}

/** The order of content's zombies. */
export const KINDS = ["walker", "fatty", "runner", "crawler", "a-bomb"] as const;
export type Kind = (typeof KINDS)[number];

export const LEVELS: readonly Level[] = ["blue", "yellow", "orange", "red"];
/** Experience with which each danger level begins. */
export const LEVEL_FROM: Record<Level, number> = { blue: 0, yellow: 7, orange: 19, red: 43 };
