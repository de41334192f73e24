import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { devTexts } from "./dev/texts.ts";

// `npm run dev` talks to a server started beside it: ./horda serve --port 7777, or another by HORDA_HOUSE.
const house = process.env.HORDA_HOUSE ?? "http://127.0.0.1:7777";

// The page is served from the server's jar, so everything it needs is in target/page.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), devTexts(fileURLToPath(new URL("../games", import.meta.url)))],
  // Tests mount components, and only the browser's Svelte can do that.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: { outDir: "target/page", emptyOutDir: true, target: "es2022", cssTarget: ["chrome123", "firefox120", "safari17.5"], assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: house }, "/ws": { target: house, ws: true } } },
  // A busy machine is no failure.
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000, passWithNoTests: true },
}));
