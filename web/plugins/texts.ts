// The locales go to the page without the translators' comments, and without what only the command
// line says.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const COMMON = /(general|server)\.ftl$/;
const NOT_HERE =
  /^(help|fault-(table|argument|flag|file|bad)|dataset|serve|doctor|backup|export|import|delete|notice)-/;
const NEEDED = /^fault-(bad-name|bad-option|bad-seats)$/;

export function texts(): Plugin {
  return {
    name: "fernweh-texts",
    enforce: "pre",
    load(id) {
      const [path = "", query] = id.split("?");
      if (!path.endsWith(".ftl") || query !== "raw") return null;
      return `export default ${JSON.stringify(lean(readFileSync(path, "utf-8"), COMMON.test(path)))}`;
    },
  };
}

function lean(text: string, isCommon: boolean): string {
  const bare = text.split("\n").filter((line) => !line.startsWith("#")).join("\n");
  const messages = bare.split(/\n(?=[a-z-][\w-]* =)/);
  return messages.filter((each) => !isCommon || isNeeded(each.trim())).map((each) => each.trimEnd()).join("\n");
}

function isNeeded(message: string): boolean {
  const key = message.split(" ")[0] ?? "";
  return !NOT_HERE.test(key) || NEEDED.test(key);
}
