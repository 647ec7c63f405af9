// "Since your last turn": the others' moves once more, from the views that were kept.
import { Player, type Source } from "../board/player.svelte";
import type { Shown } from "../client/table.svelte";
import { sceneOf, withoutChoices, type Scene } from "./scene";
import type { Stage } from "./stage.svelte";

const PACE = 1100; // milliseconds

export class Recap implements Source<Shown> {
  readonly player = new Player<Shown>(this);
  #timer: ReturnType<typeof setTimeout> | undefined; // of the last one

  constructor(private readonly stage: Stage) {}

  get isOn(): boolean {
    return this.player.steps.length > 0;
  }
  get scene(): Scene | null {
    return this.player.step ? withoutChoices(sceneOf(this.player.step)) : null;
  }

  // Steps that say nothing are passed over.
  play(frames: readonly Shown[]): void {
    const { player, stage } = this;
    stage.player.hurry();
    player.board = stage.player.board;
    player.look(frames.filter(({ step }) => step.events.length));
    if (player.waiting) player.show();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.player.draw(() => this.player.look([]));
  }

  pace(): number {
    return PACE;
  }

  ended(): void {
    this.#timer = setTimeout(() => this.stop(), PACE);
  }
}
