import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { font } from "./plugins/font.ts";
import { games } from "./plugins/games.ts";
import { notices } from "./plugins/notices.ts";
import { offline } from "./plugins/offline.ts";
import { rules } from "./plugins/rules.ts";
import { squeeze } from "./plugins/squeeze.ts";
import { texts } from "./plugins/texts.ts";

const SERVER = process.env.FERNWEH_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), games(), texts(), rules(), font(), offline(), notices(), squeeze()],
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": SERVER, "/socket": { target: SERVER, ws: true } },
  },
  build: {
    outDir: process.env.FERNWEH_STATIC ?? "../src/fernweh/server/static",
    emptyOutDir: true,
    target: "es2022",
    manifest: true, // tests weigh the page by it
    assetsInlineLimit: 0, // the server's policy allows no data: fonts
    modulePreload: { polyfill: false },
  },
});
