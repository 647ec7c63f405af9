// What the host said of each entry as it happened, folded into one hash for each run of entries:
// SHA-256(the fold before + the bind). It is enough to hold the record against when all is shown.
import { keep, kept } from "./settings.svelte";
import { digest, hex, joined, unhex } from "./sha256";

export type Run = [from: number, to: number, fold: string];

const name = (table: string) => `binds:${table}`;

export const folded = async (before: string, bind: string): Promise<string> =>
  hex(await digest(joined(unhex(before), unhex(bind))));

export function runsSeen(table: string): Run[] {
  try {
    const found = JSON.parse(kept(name(table)) ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter(isRun) : [];
  } catch {
    return [];
  }
}

const isRun = (run: unknown): run is Run =>
  Array.isArray(run) && Number.isInteger(run[0]) && Number.isInteger(run[1]) && typeof run[2] === "string";

export class Witness {
  #told: Promise<void> = Promise.resolve();

  constructor(private readonly table: string) {}

  // In the order in which they are told; what was seen before, here or in another tab, is left out.
  saw(n: number, bind: string | undefined): void {
    if (bind) this.#told = this.#told.then(() => this.#fold(n, bind));
  }

  async #fold(n: number, bind: string): Promise<void> {
    const last = runsSeen(this.table).at(-1);
    if (last && n <= last[1]) return;
    const isNext = last?.[1] === n - 1;
    const fold = await folded(isNext ? last[2] : "", bind);
    const runs = runsSeen(this.table).slice(0, isNext ? -1 : undefined);
    keep(name(this.table), JSON.stringify([...runs, [isNext ? last[0] : n, n, fold]]));
  }
}
