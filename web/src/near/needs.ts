/** Which files the house must have before it can answer: a game's content and texts, or its rule book. */

export function gamesFor(path: string, body: string, games: ReadonlyMap<string, string>): string[] {
  const [, , all = "", id = "", what = ""] = path.split("/");
  switch (all) {
    case "games":
      return what === "rules" ? [id, `${id}.rules`] : [id];
    case "tables":
      return id ? known([games.get(id)]) : known([text(body, "game")]);
    case "mine":
      return known(((parsed(body).keys ?? []) as { table: string }[]).map(({ table }) => games.get(table)));
    case "import": {
      const { saved } = parsed(body);
      const file = saved === undefined ? parsed(body) : typeof saved === "string" ? parsed(saved) : (saved as Record<string, unknown>);
      return known([typeof file.game === "string" ? file.game : undefined]);
    }
    default:
      return [];
  }
}

/** `/api/tables/ID/forget`: what only a house of one's own can be asked. */
export function tableToForget(path: string): string | undefined {
  return /^\/api\/tables\/([^/]+)\/forget$/.exec(path)?.[1];
}

/** The game of what the house wants kept: headers name it, lines do not. */
export function gameOf(what: string): string | undefined {
  return text(what, "game");
}

function text(json: string, field: string): string | undefined {
  const value = parsed(json)[field];
  return typeof value === "string" ? value : undefined;
}

function known(games: (string | undefined)[]): string[] {
  return [...new Set(games.filter((game) => game !== undefined))];
}

function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json || "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
