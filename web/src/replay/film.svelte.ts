// Where a replay stands, and how it runs.
import type { Now, Replay } from "../wire/wire";
import { opening, seatsAt, turnsOf, Views, type Turn } from "./replay";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 800, QUICK = 250; // milliseconds for what a seat does, and for what chance does

export class Film {
  n = $state(0);
  isPlaying = $state(false);
  speed = $state(1);
  readonly turns: Turn[];
  readonly last: number;
  readonly #views: Views;
  #timer: ReturnType<typeof setTimeout> | undefined;

  // `before` and `after` stand around a step that is to be seen moving.
  constructor(readonly replay: Replay, n: number | null, private readonly moved: (draw: () => void) => void) {
    this.turns = turnsOf(replay);
    this.last = replay.steps.length;
    this.#views = new Views(replay);
    this.n = Math.min(n ?? opening(replay), this.last);
  }

  get view() {
    return this.#views.at(this.n);
  }
  get step() {
    return this.replay.steps[this.n - 1];
  }
  get events() {
    return this.step?.events ?? [];
  }
  get seats() {
    return seatsAt(this.replay, this.n);
  }
  get turn(): number {
    return Math.max(0, this.turns.findLastIndex((turn) => turn.n <= this.n));
  }
  get now(): Now {
    return { n: this.n, actor: this.step?.actor ?? -1, choices: [], take_back: false };
  }

  // To any entry; the next one and the one before are seen moving.
  go(n: number): void {
    const to = Math.max(0, Math.min(n, this.last));
    if (Math.abs(to - this.n) === 1) this.moved(() => (this.n = to));
    else this.n = to;
  }

  goToTurn(turn: number): void {
    const found = this.turns[Math.max(0, Math.min(turn, this.turns.length - 1))];
    if (found) this.go(found.last);
  }

  toggle(): void {
    if (this.isPlaying) return this.stop();
    if (this.n === this.last) this.n = opening(this.replay);
    this.isPlaying = true;
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  #wait(): void {
    const next = this.replay.steps[this.n];
    const pace = next?.kind === "action" ? PACE : QUICK;
    this.#timer = setTimeout(() => this.#next(), pace / this.speed);
  }

  #next(): void {
    this.go(this.n + 1);
    if (this.n < this.last) this.#wait();
    else this.stop();
  }
}
