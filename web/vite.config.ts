import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVER = process.env.FERNWEH_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": SERVER, "/socket": { target: SERVER, ws: true } },
  },
  build: { outDir: "../src/fernweh/server/static", emptyOutDir: true, target: "es2022" },
});
