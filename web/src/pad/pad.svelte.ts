// The sheet on the pad: what was entered, what the server counted, and the way back. Whatever is
// entered is counted first and kept only if it can lie so: the page knows no rule.
import { Refusal, request } from "../client/requests";
import { keep, kept } from "../client/settings.svelte";
import type { Key } from "../wire/keys";
import type { PadCount, PadSpace } from "../wire/wire";

type Value = boolean | number | string;
// Every game's entry has seats and options; the rest is its own.
export interface Entry {
  seats: object[];
  options?: Record<string, Value>;
  expedition?: number;
  order?: number[];
}
// What a game's folder says of its pad.
export interface PadFacts {
  note?: Key;
  rounds?: Rounds;
  put?: (pawn: string, space: PadSpace, counted: PadCount) => (entry: Entry) => void;
}
// Which round is on the pad, of how many, and what is carried over to the next.
interface Rounds {
  title: Key;
  next: Key;
  last?: Key;
  of: (entry: Entry) => { n: number; of: number };
  carry: (entry: Entry, counted: PadCount) => void;
}
interface Kept {
  entry: Entry;
  names: string[];
}

const MOST_BACK = 200;

export class Pad {
  entry = $state.raw<Entry>({ seats: [{}, {}] });
  names = $state<string[]>(["", "", "", ""]);
  counted = $state.raw<PadCount | null>(null);
  fault = $state.raw<unknown>(null);
  before = $state.raw<Entry[]>([]);
  #line: Promise<unknown> = Promise.resolve(); // one after the other

  constructor(readonly game: string, seats: number) {
    const found = JSON.parse(kept(this.#key) ?? "null") as Kept | null;
    this.entry = { seats: Array.from({ length: seats }, () => ({})) };
    if (found) [this.entry, this.names] = [found.entry, found.names];
    void this.#inLine(() => this.#tried(this.entry));
  }

  get #key(): string {
    return `pad:${this.game}`;
  }
  get options(): Record<string, Value> {
    return this.entry.options ?? {};
  }

  nameSeat(seat: number, name: string): void {
    this.names[seat] = name;
    this.#keep();
  }

  // Changes a copy; if that cannot lie so, and there is another way, that way.
  change(make: (entry: Entry) => void, otherwise?: (entry: Entry) => void): Promise<boolean> {
    return this.#inLine(async () => {
      const old = this.entry;
      const isDone = (await this.#tried(this.#changed(make), otherwise !== undefined))
        || (otherwise !== undefined && (await this.#tried(this.#changed(otherwise))));
      if (isDone) this.before = [...this.before.slice(-MOST_BACK), old];
      return isDone;
    });
  }

  undo(): void {
    void this.#inLine(async () => {
      const last = this.before.at(-1);
      if (last && (await this.#tried(last))) this.before = this.before.slice(0, -1);
    });
  }

  #changed(make: (entry: Entry) => void): Entry {
    const next = structuredClone(this.entry);
    make(next);
    return next;
  }

  #inLine<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#line.then(work);
    this.#line = next.catch(() => undefined);
    return next;
  }

  async #tried(entry: Entry, isFirst = false): Promise<boolean> {
    try {
      this.counted = await request<PadCount>("POST", `/api/pad/${this.game}`, entry);
    } catch (error) {
      if (!(isFirst && error instanceof Refusal && error.code === "pad-too-many")) this.fault = error;
      return false;
    }
    this.entry = entry;
    this.fault = null;
    this.#keep();
    return true;
  }

  #keep(): void {
    keep(this.#key, JSON.stringify({ entry: this.entry, names: $state.snapshot(this.names) } satisfies Kept));
  }
}
