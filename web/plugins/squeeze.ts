// Beside every file that is worth it, the same in Brotli and gzip: the server only chooses.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const KINDS = /\.(html|js|css|svg|json|webmanifest|txt)$/;
const LEAST = 512; // bytes

export function squeeze(): Plugin {
  let folder = "";
  return {
    name: "fernweh-squeeze",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      if (!existsSync(folder)) return; // the build has failed, and says why itself
      rmSync(join(folder, "scenes"), { recursive: true, force: true }); // the gallery's
      filesIn(folder).filter((path) => KINDS.test(path) && statSync(path).size >= LEAST).forEach(both);
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));
}

function both(path: string): void {
  const data = readFileSync(path);
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }),
  );
  writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
}
