/** What a mission is made of, as the server tells it (`horda.ruemorgue.workshop.BenchView`, `PlanView`). */
import type { DoorView, MapView, PlaceKind } from "../view";

export interface BenchTile {
  /** 4V */
  id: string;
  /** Both sides of one number are one piece. */
  piece: string;
  zones: { name: string; kind: PlaceKind }[];
  /** Six by six half cells: numbers of `zones`. */
  halves: number[][];
  ports: { side: "north" | "east" | "south" | "west"; zone: number; at: number }[];
  map: MapView;
}

export type Form = "zone" | "zones" | "door" | "tiles" | "number" | "flag" | "choice" | "choices";

export interface FieldOf {
  name: string;
  form: Form;
  needed: boolean;
  values: string[];
}

export interface ClauseKind {
  kind: string;
  fields: FieldOf[];
}

export interface Bench {
  tiles: BenchTile[];
  box: Record<string, number>;
  goals: ClauseKind[];
  rules: ClauseKind[];
  survivors: { from: number; to: number };
}

export interface Picture {
  map: MapView;
  /** All names of every zone. */
  names: string[][];
  doors: DoorView[];
}
