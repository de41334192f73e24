/** The folders of the games, each loaded when its game is first shown. Adding a game adds a folder and nothing here. */
import type { Component } from "svelte";
import { casting } from "../kit/cues";
import type { Briefing, GameFolder, Landmarks, Staging, Tutorial } from "./board";
import type { OptionLook } from "./options";

/** What is printed on a game's box (`games/<id>/label.json`). */
export interface BoxLabel {
  /** From the quickest to the longest game. */
  minutes: readonly [number, number];
  /** 1: learned while playing; 2: some rules; 3: much to keep in mind. */
  weight: 1 | 2 | 3;
  /** `both`: it depends on what is played. */
  spirit: "together" | "against" | "both";
}

const labels = import.meta.glob<BoxLabel>("../games/*/label.json", { eager: true, import: "default" });

export function labelOf(game: string): BoxLabel | undefined {
  return labels[`../games/${game}/label.json`];
}

/** How a game's table options are shown, loaded when a table is being made. */
const looks = import.meta.glob<OptionLook>("../games/*/options/index.ts", { import: "look" });

export async function optionLookOf(game: string): Promise<OptionLook | undefined> {
  return looks[`../games/${game}/options/index.ts`]?.();
}

const stagings = import.meta.glob<Staging>("../games/*/staging.json", { import: "default" });

async function stagingOf(game: string): Promise<Staging> {
  return (await stagings[`../games/${game}/staging.json`]?.()) ?? {};
}

export async function landmarksOf(game: string): Promise<Landmarks> {
  return (await stagingOf(game)).landmarks ?? {};
}

const briefings = import.meta.glob<Briefing<never>>("../games/*/briefing.ts", { import: "briefing" });

export async function briefingOf(game: string): Promise<Briefing<unknown>> {
  return ((await briefings[`../games/${game}/briefing.ts`]?.()) ?? {}) as unknown as Briefing<unknown>;
}

/** The shelf shows covers and nothing else: four whole boards would be a heavy first load. */
const covers = import.meta.glob<{ default: Component<Record<string, never>> }>("../games/*/Cover.svelte");

const folders = import.meta.glob<{ default: GameFolder<never> }>("../games/*/index.ts");

const tutorials = import.meta.glob<{ default: Tutorial }>("../games/*/tutorial.json");

export function hasFolder(game: string): boolean {
  return pathOf(game) in folders;
}

/** The games that can be drawn. */
export function drawn(): string[] {
  return Object.keys(folders)
    .map((path) => path.split("/").at(-2) ?? "")
    .sort();
}

/** What a folder draws is known to it alone: its view is handed through unseen. */
export async function folderOf(game: string): Promise<GameFolder<unknown> | undefined> {
  const [folder, tutorial, staging] = await Promise.all([folders[pathOf(game)]?.(), tutorials[`../games/${game}/tutorial.json`]?.(), stagingOf(game)]);
  if (!folder) return undefined;
  return { cue: casting(staging.beats ?? {}), sounds: staging.sounds ?? {}, ...(folder.default as unknown as GameFolder<unknown>), ...(tutorial ? { tutorial: tutorial.default } : {}) };
}

export async function coverOf(game: string): Promise<Component<Record<string, never>> | undefined> {
  return (await covers[`../games/${game}/Cover.svelte`]?.())?.default;
}

function pathOf(game: string): string {
  return `../games/${game}/index.ts`;
}
