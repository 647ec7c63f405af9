// What happens is shown one step after the other, at a pace that can be read, however fast it came.
// Nobody waits for it: with many steps, without motion, unseen or touched, it jumps to the newest.
import { tick } from "svelte";
import { moveFrom, placesIn, wantsMotion } from "../board/motion";
import type { Shown, TableClient } from "../client/table.svelte";
import type { Welcome } from "../wire/wire";
import { newest, sceneOf, type Scene } from "./scene";

const PACE = 350, RUN = 120, MOST_WAITING = 12; // milliseconds, steps

// What chance does, by the names of its events: card after card that is drawn is one run.
const chanceIn = ({ step }: Shown) => (step.kind === "chance" ? step.events.map((each) => each["event"]).join() : "");

export class Stage {
  scene = $state.raw<Scene | null>(null);
  waiting = $state(0);
  board = $state.raw<HTMLElement>(); // where the pieces move
  onShown: (steps: readonly Shown[]) => void = () => undefined;

  #welcome: Welcome | null = null;
  #queue: Shown[] = [];
  #heard = -1; // the last entry that was queued or shown
  #shownAt = 0;
  #chance = ""; // what it did last
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly client: TableClient) {}

  // Called whenever the client has something new.
  hear(): void {
    if (this.client.welcome !== this.#welcome) this.#startAgain();
    const news = this.client.log.filter((each) => each.n > this.#heard);
    if (!news.length) return;
    this.#heard = news.at(-1)?.n ?? this.#heard;
    this.#queue.push(...news);
    this.waiting = this.#queue.length;
    this.#showOwn();
    this.#goOn();
  }

  // One's own action is seen at once, with all that came before it.
  #showOwn(): void {
    const last = this.#queue.findLastIndex(({ step, viewer }) =>
      step.kind !== "chance" && step.by === step.seats[viewer]?.seat
    );
    if (last < 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#show(this.#queue.splice(0, last + 1));
  }

  // Show all that waits, at once.
  hurry(): void {
    if (!this.#queue.length) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#show(this.#queue.splice(0));
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  // Another viewer, or a whole new view: nothing moves.
  #startAgain(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#welcome = this.client.welcome;
    this.#queue = [];
    this.waiting = 0;
    this.#heard = this.client.n;
    this.scene = newest(this.client);
  }

  #goOn(): void {
    if (this.#queue.length > MOST_WAITING || document.hidden || !wantsMotion()) return this.hurry();
    if (this.#timer !== undefined || !this.#queue.length) return;
    const wait = this.#shownAt + this.#pace() - performance.now();
    if (wait <= 0) this.#show(this.#queue.splice(0, 1));
    else this.#timer = setTimeout(() => this.#next(), wait);
  }

  #pace(): number {
    const [next] = this.#queue;
    return next && this.#chance && chanceIn(next) === this.#chance ? RUN : PACE;
  }

  #next(): void {
    this.#timer = undefined;
    this.#show(this.#queue.splice(0, 1));
  }

  #show(steps: readonly Shown[]): void {
    const last = steps.at(-1);
    if (!last) return;
    this.waiting = this.#queue.length;
    this.#shownAt = performance.now();
    this.#chance = chanceIn(last);
    this.#draw(sceneOf(last));
    this.onShown(steps);
    this.#goOn();
  }

  #draw(scene: Scene): void {
    const before = this.board && wantsMotion() ? placesIn(this.board) : null;
    this.scene = scene;
    if (before) void tick().then(() => this.board && moveFrom(before, this.board));
  }
}
