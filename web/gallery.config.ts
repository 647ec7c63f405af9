// The gallery of boards as a page of its own, for tests: it is no part of what is served.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { games } from "./plugins/games.ts";
import { texts } from "./plugins/texts.ts";

export default defineConfig({
  plugins: [svelte(), games(), texts()],
  build: {
    outDir: process.env.FERNWEH_GALLERY ?? "../build/gallery",
    emptyOutDir: true,
    target: "es2022",
    rollupOptions: { input: "gallery.html" },
  },
});
