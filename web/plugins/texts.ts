// The locales go to the page without the translators' comments, and without what only the command
// line says. Of a game's own file the title goes with what is general, and the lesson's sentences
// are a part of their own, `en.ftl?learn`.
import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Plugin } from "vite";
import { gameFolders } from "./games.ts";

const COMMON = /(general|server)\.ftl$/;
const NOT_HERE =
  /^(help|fault-(table|argument|flag|file|bad)|dataset|serve|doctor|backup|export|import|delete|notice)-/;
const PARTS = ["game", "learn"];
const NEEDED = /^fault-(bad-name|bad-option|bad-seats)$/;

export function texts(): Plugin {
  return {
    name: "fernweh-texts",
    enforce: "pre",
    load(id) {
      const [path = "", query] = id.split("?");
      if (!path.endsWith(".ftl") || !query) return null;
      return `export default ${JSON.stringify(textOf(path, query).join("\n"))}`;
    },
  };
}

function textOf(path: string, part: string): string[] {
  if (isOfAGame(path)) return messages(path).filter((each) => (partOf(each) ?? "raw") === part);
  if (!COMMON.test(path)) return messages(path);
  const titles = path.endsWith("general.ftl") ? titlesIn(basename(dirname(path))) : [];
  return [...messages(path).filter(isNeeded), ...titles];
}

const titlesIn = (lang: string) =>
  Object.values(gameFolders())
    .flatMap((folder) => messages(`${folder}/locales/${lang}.ftl`))
    .filter((each) => partOf(each) === "game");

// A game's files are named by the language, the others by what they are about.
const isOfAGame = (path: string) => basename(dirname(path)) === "locales";
const partOf = (message: string) => PARTS.find((part) => message.startsWith(`${part}-`));

function messages(path: string): string[] {
  const bare = readFileSync(path, "utf-8").split("\n").filter((line) => !line.startsWith("#")).join("\n");
  return bare.split(/\n(?=[a-z-][\w-]* =)/).map((each) => each.trim()).filter(Boolean);
}

function isNeeded(message: string): boolean {
  const key = message.split(" ")[0] ?? "";
  return !NOT_HERE.test(key) || NEEDED.test(key);
}
