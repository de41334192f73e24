/** Files that people keep: a recording ("what I saw"), or a saved game with its seed. */
import { completed, NEWEST, type Recording } from "./recording";

export const MOST_BYTES = 4 * 1024 * 1024;

export type Opened =
  | { kind: "recording"; recording: Recording }
  /** The server makes a table of it. */
  | { kind: "saved"; saved: SavedGame }
  | { kind: "neither"; why: "large" | "json" | "strange" | "newer" };

export interface SavedGame extends Record<string, unknown> {
  game: string;
  seats: number;
  names: string[];
  log: unknown[];
}

export function open(text: string): Opened {
  if (text.length > MOST_BYTES) return { kind: "neither", why: "large" };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: "neither", why: "json" };
  }
  if (isSaved(value)) return { kind: "saved", saved: value };
  if (isRecording(value)) return value.format > NEWEST ? { kind: "neither", why: "newer" } : { kind: "recording", recording: completed(value) };
  return { kind: "neither", why: "strange" };
}

function isSaved(value: unknown): value is SavedGame {
  return isObject(value) && typeof value.game === "string" && typeof value.seats === "number" && Array.isArray(value.log) && !("frames" in value);
}

/** A file is nobody's promise: whatever the page reads of it is looked at first. */
function isRecording(value: unknown): value is Recording {
  if (!isObject(value) || typeof value.format !== "number" || typeof value.game !== "string") return false;
  const { table, frames } = value;
  if (!isObject(table) || !Array.isArray(table.seats) || !table.seats.every(isObject) || table.game !== value.game) return false;
  if (!Array.isArray(frames) || frames.length === 0) return false;
  const [first, ...rest] = frames as unknown[];
  return isObject(first) && isLog(first.log) && isPicture(first.doc) && rest.every(isFrame);
}

function isPicture(value: unknown): boolean {
  return isObject(value) && isObject(value.view) && Array.isArray(value.awaited);
}

function isFrame(value: unknown): boolean {
  return isObject(value) && Array.isArray(value.by) && isLog(value.log) && Array.isArray(value.patch);
}

function isLog(value: unknown): boolean {
  return Array.isArray(value) && value.every((event) => isObject(event) && typeof event.text === "string" && Array.isArray(event.targets));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A name for the file: `city-of-horror-Ana-Ben.horda.json`. */
export function fileName(recording: Pick<Recording, "game" | "names">): string {
  const names = recording.names.map((name) => name.normalize("NFKD").replace(/[^A-Za-z0-9]+/g, "")).filter(Boolean);
  return [recording.game, ...names].join("-").slice(0, 80) + ".horda.json";
}
