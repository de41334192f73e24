/** A zone from its row of content.yaml, so that it can be drawn as printed. */
import type { GameContext } from "../../../lib/board";
import { row } from "../content";
import type { Ground, Square, Terrain, Tile } from "../view";

const SITES: Record<string, string> = { H: "hospital", P: "police-station", S: "shopping-centre", I: "church", R: "refuge", A: "antenna", C: "barracks" };

export function printed(game: GameContext, id: string): Tile | undefined {
  const data = row(game, "zone", id);
  const rows = data?.["rows"];
  if (!Array.isArray(rows)) return undefined;
  const squares = rows.flatMap((line, down) => String(line).split(" ").map((cell, across) => square(cell, down * 5 + across)));
  return { ref: "", tile: id, x: 0, y: 0, turned: 0, terrain: data?.["terrain"] as Terrain, special: typeof data?.["active"] === "string" ? data["active"] : "", squares };
}

function square(cell: string, index: number): Square {
  const plain: Record<string, Ground> = { "..": "open", "==": "road", "~~": "water", HX: "exit", TT: "tent" };
  const kind = cell[0] === "s" ? "site" : cell[0] === "G" ? "green" : "blue";
  const ground = plain[cell] ?? kind;
  return { ref: `printed:${index}`, ground, finds: ground === "green" || ground === "blue" ? Number(cell[1]) : 0, site: ground === "site" ? (SITES[cell[1] ?? ""] ?? "") : "", registered: [], group: -1 };
}
