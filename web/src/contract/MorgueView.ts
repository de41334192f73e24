/** Made from the Java records by `./horda contract --write`. */

export type Mode = "coop" | "competitive";

export type ZoneKind = "street" | "camp-place" | "camp-quarter" | "camp-ground" | "helipad" | "corridor" | "room" | "locker-room";

export type Colour = "neutral" | "red" | "blue" | "pink";

export type Level = "blue" | "yellow" | "orange" | "red";

/** The table as one seat sees it. Nearly all of it is public; hidden are the order of the decks, closed tents and the backs of mixed Objectives. */
export interface MorgueView {
  /** Whose view it is; -1 for an onlooker. */
  seat: number;
  /** Id of the mission. */
  mission: string;
  /** What the mission is called: English, then Spanish (added). */
  titles: string[];
  /** Why one is there, told likewise; empty where the mission tells none (added). */
  story: string[];
  /** Coop or competitive. */
  mode: Mode;
  round: number;
  /** Setup, players, zombies or over. */
  phase: "setup" | "players" | "zombies" | "over";
  /** The name of the question that is open; empty if there is none. */
  moment: string;
  firstSeat: number;
  turnSeat: number;
  /** The survivor whose turn it is (survivor:3), or empty. */
  active: string;
  /** Actions left for anything. */
  actions: number;
  /** Actions left for one purpose only. */
  free: FreeView[];
  spawnDice: number;
  /** Empty while the game goes on; won, lost or scored. */
  result: "" | "won" | "lost" | "scored";
  /** Never changes in the course of a game. */
  map: MapView;
  /** What lies and stands in each zone, in the order of the map's zones. */
  zones: ZoneView[];
  doors: DoorView[];
  spawns: SpawnView[];
  triggers: TriggerView[];
  objectives: ObjectiveView[];
  goals: GoalView[];
  /** Special rules of the mission and who must live, as sentences (added). */
  rules: RuleView[];
  helicopter: HelicopterView;
  survivors: SurvivorView[];
  teams: TeamView[];
  attack: AttackView;
  /** What the active survivor sees, near zones first. */
  sight: SightView[];
  /** Where the zombies of each zone would go now. */
  horde: WayView[];
  /** Figures left in the box, by kind, in the order of `ZoneView.zombies`. */
  reserve: number[];
  piles: PilesView;
}

/** Actions for one purpose only: move, melee, ranged, combat, search or door. */
export interface FreeView {
  kind: "move" | "melee" | "ranged" | "combat" | "search" | "door";
  count: number;
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

/** What is in a zone now; its survivors stand in `MorgueView.survivors`. */
export interface ZoneView {
  ref: string;
  /** Figures by kind, in the order of content's zombies; groups are `figures:<zone * kinds + kind>`. */
  zombies: number[];
  /** Tokens and survivors: what the horde hears. */
  noise: number;
  /** Noise tokens alone. */
  tokens: number;
  noisiest: boolean;
  /** Empty, closed, or the Tent card that was revealed. */
  tent: string;
  /** A room that has had its zombies. */
  spawned: boolean;
  /** The roof fell in. */
  fallen: boolean;
  /** Survivors could leave here now. */
  exitOpen: boolean;
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

/** A Spawn Zone. */
export interface SpawnView {
  ref: string;
  zone: number;
  colour: Colour;
  /** A coloured one sleeps at first. */
  awake: boolean;
  /** Numbers of the spawn die that point here now. */
  locators: number[];
  /** Begins in every spawn step, where there are no locators. */
  first: boolean;
}

/** An Event trigger on a laid tile. */
export interface TriggerView {
  ref: string;
  tile: number;
  used: boolean;
}

/** An Objective token. */
export interface ObjectiveView {
  ref: string;
  /** Empty while its back is hidden. */
  colour: Colour | "";
  /** Where it lies, or -1. */
  zone: number;
  /** Survivor:3, or empty. */
  carrier: string;
  taken: boolean;
  delivered: boolean;
}

/** A goal of the mission, in order. */
export interface GoalView {
  kind: string;
  /** Key of its sentence in the texts of the game, with `args` filled in. */
  text: string;
  args: TaskArg[];
  reached: boolean;
  /** How far it is, out of `of`; 0 of 0 where there is nothing to count. */
  done: number;
  of: number;
}

/** What fills a place of the sentence of a goal or a rule: zones, texts, or else a plain word. */
export interface TaskArg {
  /** A number, or a word as it is printed on the map. */
  plain: string;
  /** The zones that it names, by their numbers. */
  zones: number[];
  /** Keys of the texts that it names, such as `zombie.a-bomb`. */
  keys: string[];
}

/** A rule of the mission; `text` and `args` are as in `GoalView`. */
export interface RuleView {
  text: string;
  args: TaskArg[];
}

/** The helicopter. */
export interface HelicopterView {
  /** Empty where the mission has none. */
  ref: string;
  zone: number;
  flies: boolean;
  flying: boolean;
  /** Survivor:3, or empty. */
  pilot: string;
  passengers: string[];
  /** Equipment cards in it. */
  stored: CardView[];
}

/** A card in a slot. */
export interface CardView {
  /** Card:17; empty for an empty slot or a Wound. */
  ref: string;
  /** Kind of Equipment; `wound` for a Wound; empty for an empty slot. */
  card: string;
  /** Must be reloaded. */
  empty: boolean;
  /** A Scope is combined with it. */
  scope: boolean;
}

/** A survivor; all about them is public. */
export interface SurvivorView {
  /** Survivor:3. */
  ref: string;
  /** Id in the content; empty before one is chosen. */
  survivor: string;
  /** What one is called whom the host made up; empty for those of the box (added). */
  name: string;
  /** The seat that leads them. */
  owner: number;
  team: number;
  /** In-play, dead, away. */
  state: "in-play" | "dead" | "away";
  activated: boolean;
  /** Or -1. */
  zone: number;
  /** In the helicopter: 0 outside, 1 pilot, 2 to 4 passenger. */
  seat: number;
  xp: number;
  /** Blue, yellow, orange or red. */
  level: Level;
  wounds: number;
  health: number;
  /** The two hands. */
  hands: CardView[];
  /** Three slots, four with Hoard. */
  reserve: CardView[];
  skills: SkillView[];
  /** Words for what lasts: rotten, ninja-off, tough-spent. */
  marks: string[];
}

/** A skill on a survivor's card. */
export interface SkillView {
  ref: string;
  skill: string;
  /** What it is about, such as a kind of card; empty for most. */
  about: string;
  /** Blue, yellow, orange or red. */
  level: Level;
  /** In force now. */
  owned: boolean;
  /** Used up until the next turn. */
  spent: boolean;
}

/** A team: its seats, points so far in a competitive mission, and its Team Action cards. */
export interface TeamView {
  team: number;
  seats: number[];
  points: number;
  cards: TeamCardView[];
}

/** A Team Action card. */
export interface TeamCardView {
  ref: string;
  card: string;
  used: boolean;
}

/** The last throw of dice, while its attack goes on. */
export interface AttackView {
  /** Survivor:3; empty if there is no attack. */
  attacker: string;
  zone: number;
  ranged: boolean;
  weapons: string[];
  dice: number[];
  /** A die hits from this number on. */
  needs: number;
  /** Still to be given to somebody. */
  hits: number;
  damage: number;
}

/** A zone that the active survivor sees, and how far it is. */
export interface SightView {
  zone: number;
  range: number;
}

/** Zombies of a zone would go from there to here. */
export interface WayView {
  from: number;
  to: number;
  /** They would attack instead, for somebody is there. */
  fight: boolean;
}

/** The decks by size, the discards by what lies there. */
export interface PilesView {
  equipment: number;
  equipmentDiscard: string[];
  zombies: number;
  zombieDiscard: string[];
  /** Zombie cards that a Distributor is sharing out (added). */
  held: string[];
}
