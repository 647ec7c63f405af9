// Of Vazirmatn the letters of Persian, in the weights that the page uses: a fifth of the file. Its
// licence (OFL, no reserved name) allows that.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subset from "subset-font";
import type { Plugin } from "vite";

const WHOLE = "node_modules/vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2";
const FOLDER = ".made";
const PERSIAN = "ءآأؤئابةتثجحخدذرزژسشصضطظعغفقکكگلمنهويیىۀ"
  + "\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0670\u0654"
  + "\u200c\u200d\u200e\u200f\u2066\u2067\u2068\u2069۰۱۲۳۴۵۶۷۸۹٪٫٬،؛؟«»ـ ().,:;!?-–—…·/%+−×§\"'|[]";

export function font(): Plugin {
  return { name: "fernweh-font", config: make };
}

async function make(): Promise<void> {
  const path = `${FOLDER}/vazirmatn.woff2`;
  if (existsSync(path)) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    path,
    await subset(readFileSync(WHOLE), PERSIAN, {
      targetFormat: "woff2",
      variationAxes: { wght: { min: 400, max: 700 } },
    }),
  );
}
