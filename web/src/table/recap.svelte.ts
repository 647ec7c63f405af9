// "Since your last turn": the others' moves once more, from the views that were kept.
import { tick } from "svelte";
import { moveFrom, placesIn, wantsMotion } from "../board/motion";
import type { Shown } from "../client/table.svelte";
import { sceneOf, withoutChoices, type Scene } from "./scene";
import type { Stage } from "./stage.svelte";

const PACE = 1100; // milliseconds

export class Recap {
  #frames = $state.raw<readonly Shown[]>([]);
  #at = $state(-1); // the frame that is shown; -1 before the first
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly stage: Stage) {}

  get isOn(): boolean {
    return this.#frames.length > 0;
  }
  get count(): number {
    return this.#frames.length;
  }
  get at(): number {
    return this.#at;
  }
  get frame(): Shown | undefined {
    return this.#frames[Math.max(0, this.#at)];
  }
  get scene(): Scene | null {
    return this.frame ? withoutChoices(sceneOf(this.frame)) : null;
  }

  // Steps that say nothing are passed over.
  play(frames: readonly Shown[]): void {
    this.stage.hurry();
    const spoken = frames.filter(({ step }) => step.events.length);
    this.#show(() => {
      this.#frames = spoken;
      this.#at = 0;
    });
    this.#later();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#show(() => {
      this.#frames = [];
      this.#at = -1;
    });
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), PACE);
  }

  #next(): void {
    if (this.#at + 1 >= this.#frames.length) return this.stop();
    this.#show(() => (this.#at += 1));
    this.#later();
  }

  #show(change: () => void): void {
    const board = this.stage.board;
    const before = board && wantsMotion() ? placesIn(board) : null;
    change();
    if (before && board) void tick().then(() => moveFrom(before, board));
  }
}
