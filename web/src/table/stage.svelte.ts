// A table's steps as they come. Nobody waits for them: with many steps, without motion, unseen or
// touched, the newest is shown.
import { wantsMotion } from "../board/motion";
import { Player, type Source } from "../board/player.svelte";
import type { Shown, TableClient } from "../client/table.svelte";
import { newest, sceneOf, type Scene } from "./scene";

const PACE = 350, RUN = 120, MOST_WAITING = 12; // milliseconds, steps

// What chance does, by the names of its events: card after card that is drawn is one run.
const chanceIn = ({ step }: Shown) => (step.kind === "chance" ? step.events.map((each) => each["event"]).join() : "");
const isOwn = ({ step, viewer }: Shown) => step.kind !== "chance" && step.by === step.seats[viewer]?.seat;

export class Stage implements Source<Shown> {
  readonly player = new Player<Shown>(this);
  #opening = $state.raw<Scene | null>(null); // before the first step
  readonly scene = $derived(this.player.step ? sceneOf(this.player.step) : this.#opening);
  shown: (steps: readonly Shown[]) => void = () => undefined;

  #welcome: TableClient["welcome"] = null;
  #since = -1; // the entry of the opening

  constructor(private readonly client: TableClient) {}

  // Called whenever the client has something new. One's own action is seen at once, with all that came before it.
  hear(): void {
    const { client, player } = this;
    if (client.welcome !== this.#welcome) this.#startAgain();
    player.steps = client.log.filter((each) => each.n > this.#since);
    const own = player.steps.findLastIndex(isOwn);
    if (own > player.at) player.show(own);
    player.goOn();
  }

  pace(next: Shown, shown: Shown | undefined): number {
    return shown && chanceIn(next) && chanceIn(next) === chanceIn(shown) ? RUN : PACE;
  }

  isHurried(waiting: number): boolean {
    return waiting > MOST_WAITING || document.hidden || !wantsMotion();
  }

  // Another viewer, or a whole new view.
  #startAgain(): void {
    this.player.look([]);
    this.#welcome = this.client.welcome;
    this.#since = this.client.n;
    this.#opening = newest(this.client);
  }
}
