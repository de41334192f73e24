/** The folders of the games, each loaded when its game is first shown. Adding a game adds a folder and nothing here. */
import type { Component } from "svelte";
import type { GameFolder } from "./board";

/** The shelf shows covers and nothing else: four whole boards would be a heavy first load. */
const covers = import.meta.glob<{ default: Component<Record<string, never>> }>("../games/*/Cover.svelte");

const folders = import.meta.glob<{ default: GameFolder<never> }>("../games/*/index.ts");

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
  const load = folders[pathOf(game)];
  return load ? ((await load()).default as unknown as GameFolder<unknown>) : undefined;
}

export async function coverOf(game: string): Promise<Component<Record<string, never>> | undefined> {
  return (await covers[`../games/${game}/Cover.svelte`]?.())?.default;
}

function pathOf(game: string): string {
  return `../games/${game}/index.ts`;
}
