/** For `npm run dev` without a server: the texts of the games, read from their YAML files (sections of quoted strings, no more). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export function devTexts(games: string): Plugin {
  return {
    name: "horda-dev-texts",
    configureServer(server) {
      server.middlewares.use("/dev/texts/", (request, response) => {
        const url = new URL(request.url ?? "/", "http://localhost");
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify(texts(games, url.pathname.slice(1), url.searchParams.get("lang") ?? "en")));
      });
    },
  };
}

export function texts(games: string, game: string, lang: string): Record<string, string> {
  const folder = join(games, game, "src/main/resources/horda");
  const own = readdirSync(folder)[0] ?? "";
  const found: Record<string, string> = {};
  let section = "";
  for (const line of readFileSync(join(folder, own, `text_${lang}.yaml`), "utf8").split("\n")) {
    section = /^([\w-]+):\s*$/.exec(line)?.[1] ?? section;
    const entry = /^ +([\w.-]+): *("(?:[^"\\]|\\.)*")\s*$/.exec(line);
    if (entry?.[1] && entry[2]) found[`${section}.${entry[1]}`] = JSON.parse(entry[2]) as string;
  }
  return found;
}
