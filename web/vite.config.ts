import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The page is served from the server's jar, so everything it needs is in target/page.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Tests mount components, and only the browser's Svelte can do that.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: { outDir: "target/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": "http://127.0.0.1:7777", "/ws": { target: "ws://127.0.0.1:7777", ws: true } } },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], passWithNoTests: true },
}));
