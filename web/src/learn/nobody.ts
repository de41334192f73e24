/** A table at which nobody sits: what a close-up gets where there is no game going on. */
import type { GameContext } from "../lib/board";
import { gameContext } from "../lib/context";
import type { Lang, TableInfo } from "../lib/protocol";

export function atNoTable(game: string, lang: Lang, texts: Record<string, string>, content: Record<string, unknown>): GameContext {
  const table: TableInfo = {
    id: "",
    game,
    status: "waiting",
    public: false,
    talk: "silent",
    clock: null,
    windowSeconds: 0, pace: 0,
    practice: true,
    options: {},
    commitment: "",
    seats: [],
    onlookers: 0,
  };
  return gameContext({ lang, texts, content, table, you: { seat: -1, seats: [], host: false }, awaited: [] });
}
