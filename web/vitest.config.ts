import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { games } from "./plugins/games.ts";
import { texts } from "./plugins/texts.ts";

// What is pure, without a browser; whole pages are tested by tests/web in a real one.
export default defineConfig({
  plugins: [svelte({ configFile: false }), games(), texts()],
  resolve: { conditions: ["browser"] },
  test: { include: ["tests/**/*.test.ts"] },
});
