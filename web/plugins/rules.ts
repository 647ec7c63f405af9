// RULES.md of each game and language, rendered when the page is built: contents and paragraphs with
// anchors (#p4.3), so that a refusal can lead to its own.
import MarkdownIt from "markdown-it";
import type { Plugin } from "vite";

export interface Section {
  number: string;
  title: string;
  html: string;
}
export interface Rules {
  title: string;
  preface: string;
  sections: Section[];
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

export function rules(): Plugin {
  return {
    name: "fernweh-rules",
    transform(code, id) {
      if (!/RULES(\.\w+)?\.md$/.test(id)) return null;
      return { code: `export default ${JSON.stringify(read(code))}`, map: null, moduleType: "js" };
    },
  };
}

function read(text: string): Rules {
  const [head = "", ...parts] = text.split(/^## /m);
  const title = /^# (.*)$/m.exec(head)?.[1] ?? "";
  return { title, preface: markdown.render(head.replace(/^# .*$/m, "")), sections: parts.map(section) };
}

// A section without a number, such as the rulings at the end, is named by its place.
function section(text: string, n: number): Section {
  const [line = "", ...rest] = text.split("\n");
  const [, number, title] = /^§(\S+) (.*)$/.exec(line) ?? ["", `s${n + 1}`, line];
  return { number: number ?? "", title: title ?? line, html: anchored(markdown.render(rest.join("\n"))) };
}

function anchored(html: string): string {
  return html.replace(
    /<p>§([\d.]+[a-z]?) /g,
    (_, number: string) => `<p id="p${number}"><a class="paragraph" dir="ltr" href="#p${number}">§${number}</a> `,
  );
}
