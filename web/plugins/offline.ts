// What is shown without a network, in each language, and the worker that shows it.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { LANGUAGES } from "../src/wire/games";

export function offline(): Plugin {
  return {
    name: "fernweh-offline",
    apply: "build",
    generateBundle() {
      const pages = LANGUAGES.map((lang) => ({ fileName: `offline.${lang}.html`, source: page(lang) }));
      const worker = readFileSync("src/worker/worker.js", "utf-8");
      const digest = createHash("sha256").update(worker + pages.map((each) => each.source).join("")).digest("hex");
      for (const each of pages) this.emitFile({ type: "asset", ...each });
      this.emitFile({ type: "asset", fileName: "worker.js", source: worker.replace("DIGEST", digest.slice(0, 12)) });
    },
  };
}

function page(lang: string): string {
  const bundle = new FluentBundle(lang);
  bundle.addResource(new FluentResource(readFileSync(`../src/fernweh/locales/${lang}/web.ftl`, "utf-8")));
  const say = (key: string) => {
    const message = bundle.getMessage(key)?.value;
    if (!message) throw new Error(key);
    return bundle.formatPattern(message);
  };
  return `<!doctype html>
<html lang="${lang}" dir="${lang === "fa" ? "rtl" : "ltr"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say("web-offline")}</title>
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<main>
<img src="/icon.svg" alt="" width="96" height="96">
<h1>${say("web-offline")}</h1>
<p>${say("web-offline-more")}</p>
<p><a href="">${say("web-try-again")}</a></p>
</main>
</body>
</html>
`;
}
