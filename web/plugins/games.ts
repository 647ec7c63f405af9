// A game's files, found by its folders, as modules: `fernweh:boards` has the loader of each game's
// Board.svelte by the game's name, and so on.
//
// FERNWEH_GAMES     packages of games beside `src` or in PYTHONPATH, as the server takes them: rules and texts
// FERNWEH_BOARDS    a directory with a folder a game, written as if it lay in src/boards
// FERNWEH_WIRE      what `python -m fernweh.server.typescript` has written for these games
import { existsSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "fernweh:";
const LANGUAGES = ["en", "fa", "ru", "ja"]; // beside which files are named
const OURS = resolve("../src/fernweh/games");
const HERE = resolve("src/boards");
const AWAY = process.env.FERNWEH_BOARDS && resolve(process.env.FERNWEH_BOARDS);
const WIRE = process.env.FERNWEH_WIRE && resolve(process.env.FERNWEH_WIRE);

type Files = Record<string, string>; // paths by the game's name, or by it and a language

const LAZY: Record<string, () => Files> = {
  boards: () => named("Board.svelte"),
  seats: () => named("PadSeat.svelte"),
  maps: () => named("PadMap.svelte"),
  pads: () => named("pad.ts"),
  rules: () => inLanguages((lang) => (lang === "en" ? "RULES.md" : `RULES.${lang}.md`)),
  texts: () => inLanguages((lang) => `locales/${lang}.ftl`, "?raw"),
  lessons: () => inLanguages((lang) => `locales/${lang}.ftl`, "?learn"),
};
const EAGER: Record<string, () => Files> = {
  covers: () => named("cover.svg", "?url"),
  phases: () => named("phase.ts"),
};

export function games(): Plugin {
  return {
    name: "fernweh-games",
    enforce: "pre",
    async resolveId(source, importer) {
      if (source.startsWith(PREFIX)) return `\0${source}`;
      const from = AWAY && importer?.startsWith(AWAY) ? importer.replace(AWAY, HERE) : importer;
      const isWire = WIRE && /\/wire\/\w/.test(source);
      if (from === importer && !isWire) return null;
      const asked = await this.resolve(source, importer, { skipSelf: true });
      const found = asked ?? (await this.resolve(source, from, { skipSelf: true }));
      const made = WIRE && found ? found.id.replace(resolve("src/wire"), WIRE) : "";
      return made && existsSync(made) ? made : found;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const kind = id.slice(PREFIX.length + 1);
      if (kind === "tokens") return styles(named("tokens.css"));
      return kind in EAGER ? eager(EAGER[kind]?.() ?? {}) : lazy(LAZY[kind]?.() ?? {});
    },
  };
}

export const gameFolders = (): Files => {
  const others = (process.env.FERNWEH_GAMES ?? "").split(",").filter(Boolean);
  const ours = foldersIn(OURS).filter((each) => existsSync(join(each, "game.toml")));
  return byName([...others.map(folderOf), ...ours]);
};

// As Python finds a package: beside `src`, or where PYTHONPATH says.
function folderOf(name: string): string {
  const roots = ["..", ...(process.env.PYTHONPATH ?? "").split(":").filter(Boolean)];
  const places = roots.map((root) => resolve(root, name.replaceAll(".", "/")));
  const found = places.find((each) => existsSync(join(each, "game.toml")));
  if (!found) throw new Error(`FERNWEH_GAMES: no game.toml in ${places.join(", ")}`);
  return found;
}

const foldersIn = (folder: string) => readdirSync(folder).sort().map((name) => join(folder, name));
const byName = (folders: string[]) => Object.fromEntries(folders.map((each) => [basename(each), each]));

function named(file: string, query = ""): Files {
  const folders = byName([...(AWAY ? foldersIn(AWAY) : []), ...foldersIn(HERE)]);
  return there(Object.entries(folders).map(([game, folder]) => [game, join(folder, file)]), query);
}

function inLanguages(file: (lang: string) => string, query = ""): Files {
  const found = Object.entries(gameFolders()).flatMap(([game, folder]) =>
    LANGUAGES.map((lang): [string, string] => [`${game}/${lang}`, join(folder, file(lang))])
  );
  return there(found, query);
}

const there = (paths: [string, string][], query: string): Files =>
  Object.fromEntries(paths.filter(([, path]) => existsSync(path)).map(([name, path]) => [name, path + query]));

const lazy = (files: Files) =>
  `export default {${
    Object.entries(files).map(([name, path]) =>
      `${JSON.stringify(name)}: () => import(${JSON.stringify(path)}).then((it) => it.default),`
    ).join("\n")
  }}`;

const styles = (files: Files) => Object.values(files).map((path) => `import ${JSON.stringify(path)};`).join("\n");

function eager(files: Files): string {
  const all = Object.entries(files);
  const imports = all.map(([, path], n) => `import each${n} from ${JSON.stringify(path)};`);
  return `${imports.join("\n")}\nexport default {${
    all.map(([name], n) => `${JSON.stringify(name)}: each${n},`).join("\n")
  }}`;
}
