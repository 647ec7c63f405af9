// Where a replay stands, and how it runs.
import { Player, type Source } from "../board/player.svelte";
import type { Now, Replay, ReplayStep } from "../wire/wire";
import { opening, seatsAt, turnsOf, Views, type Turn } from "./replay";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 800, QUICK = 250; // milliseconds for what a seat does, and for what chance does

export class Film implements Source<ReplayStep> {
  readonly player = new Player<ReplayStep>(this);
  isPlaying = $state(false);
  speed = $state(1);
  readonly turns: Turn[];
  readonly last: number;
  readonly #views: Views;

  constructor(readonly replay: Replay, n: number | null) {
    this.turns = turnsOf(replay);
    this.last = replay.steps.length;
    this.#views = new Views(replay);
    this.player.look(replay.steps, Math.min(n ?? opening(replay), this.last) - 1);
  }

  get n(): number {
    return this.player.at + 1;
  }
  get view() {
    return this.#views.at(this.n);
  }
  get step() {
    return this.player.step;
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
    const { player } = this, at = Math.max(0, Math.min(n, this.last)) - 1;
    if (Math.abs(at - player.at) === 1) player.show(at);
    else player.leap(at);
  }

  goToTurn(turn: number): void {
    const found = this.turns[Math.max(0, Math.min(turn, this.turns.length - 1))];
    if (found) this.go(found.last);
  }

  toggle(): void {
    if (this.isPlaying) return this.stop();
    this.isPlaying = true;
    this.player.leap((this.n === this.last ? opening(this.replay) : this.n) - 1);
  }

  stop(): void {
    this.player.stop();
    this.isPlaying = false;
  }

  pace(next: ReplayStep): number {
    return this.isPlaying ? (next.kind === "action" ? PACE : QUICK) / this.speed : Infinity;
  }

  ended(): void {
    this.stop();
  }
}
