/** What a game's folder brings for campaigns: how its people, things and city look. The rest is the same for all. */
import type { Component } from "svelte";

export interface CampaignFolder {
  /** Somebody's portrait; fills its box. */
  Face: Component<{ id: string }>;
  /** A thing that can be carried; fills its box. */
  Thing: Component<{ kind: string }>;
  /** The ground of the city map, in a box of 160 by 100; fills it. */
  City: Component<Record<string, never>>;
  /** Keys of the game's texts. */
  person(id: string): string;
  thing(kind: string): string;
  /** What is counted of people and worth showing, as key of our words. */
  level(xp: number): string;
  /** Options that are asked when a campaign begins. */
  asked: readonly string[];
  /** Options that a campaign's tables settle besides. */
  settled: Readonly<Record<string, string>>;
}
