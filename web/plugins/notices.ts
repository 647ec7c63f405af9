// THIRD_PARTY_NOTICES: whose work is in the built page, with the licence of each.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ALWAYS = ["vazirmatn"]; // a font is no module
const LICENCE = /^(licen[cs]e|copying|ofl)/i;

interface Package {
  name: string;
  version: string;
  license?: string;
}

export function notices(): Plugin {
  return {
    name: "fernweh-notices",
    apply: "build",
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((each) => (each.type === "chunk" ? Object.keys(each.modules) : []));
      const names = new Set([...ALWAYS, ...modules.map(packageOf).filter((name) => name !== "")]);
      const source = [...names].sort().map(notice).join(`\n${"=".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: "THIRD_PARTY_NOTICES.txt", source });
    },
  };
}

function packageOf(id: string): string {
  const path = id.split("node_modules/").at(-1) ?? "";
  if (!id.includes("node_modules/")) return "";
  return path.split("/").slice(0, path.startsWith("@") ? 2 : 1).join("/");
}

function notice(name: string): string {
  const folder = join("node_modules", name);
  const facts = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8")) as Package;
  const file = existsSync(folder) ? readdirSync(folder).find((each) => LICENCE.test(each)) : undefined;
  const licence = file ? readFileSync(join(folder, file), "utf-8") : "";
  return `${facts.name} ${facts.version} (${facts.license ?? ""})\n\n${licence.trim()}\n`;
}
