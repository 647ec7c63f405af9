// Steps are shown one after the other, at a pace that can be read, and what lies elsewhere then moves there.
// A table, what was missed at it, a replay and a lesson are sources: each says which steps there are, from
// whose eyes, and how long one is looked at.
import { tick } from "svelte";
import { moveFrom, placesIn, wantsMotion } from "./motion";

export interface Source<Step> {
  pace(next: Step, shown: Step | undefined): number; // milliseconds between the two; Infinity: not by itself
  isHurried?(waiting: number): boolean; // nobody waits: all is shown
  shown?(steps: readonly Step[]): void;
  ended?(): void;
}

export class Player<Step> {
  steps = $state.raw<readonly Step[]>([]);
  at = $state(-1); // the step that is shown; -1 before the first
  board = $state.raw<HTMLElement>(); // where the pieces move
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly source: Source<Step>) {}

  get step(): Step | undefined {
    return this.steps[this.at];
  }
  get waiting(): number {
    return this.steps.length - 1 - this.at;
  }

  // Other steps, or other eyes: nothing moves, and what waited is gone.
  look(steps: readonly Step[], at = -1): void {
    this.stop();
    this.steps = steps;
    this.at = at;
  }

  // When steps have come: the next is seen at once, if the last has been seen for long enough.
  goOn(): void {
    const wait = this.#wait();
    if (wait > 0) this.#later(wait);
    else this.show();
  }

  // Show all that waits, at once.
  hurry(): void {
    if (this.waiting) this.show(this.steps.length - 1);
  }

  show(at = this.#next): void {
    const passed = this.steps.slice(this.at + 1, at + 1);
    this.draw(() => (this.at = at));
    this.source.shown?.(passed);
    this.#rest();
  }

  leap(at: number): void {
    this.at = at;
    this.#rest();
  }

  // Whatever a change puts elsewhere moves there.
  draw(change: () => void): void {
    const before = this.board && wantsMotion() ? placesIn(this.board) : null;
    change();
    if (before) void tick().then(() => this.board && moveFrom(before, this.board));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  get #isHurried(): boolean {
    return this.source.isHurried?.(this.waiting) ?? false;
  }
  get #next(): number {
    return this.#isHurried ? this.steps.length - 1 : this.at + 1;
  }

  #wait(): number {
    const next = this.steps[this.at + 1];
    if (next === undefined) return Infinity;
    return this.#isHurried ? 0 : this.#shownAt + this.source.pace(next, this.step) - performance.now();
  }

  #rest(): void {
    this.#shownAt = performance.now();
    this.#later(this.#wait());
    if (!this.waiting) this.source.ended?.();
  }

  #later(wait: number): void {
    this.stop();
    if (wait < Infinity) this.#timer = setTimeout(() => this.show(), wait);
  }
}
