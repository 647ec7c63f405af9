// A way through a lesson: where it stands, what the person is asked for, and what follows from it. It
// knows no rules: every view along the way has come with the lesson.
import { wantsMotion } from "../board/motion";
import { Player, type Source } from "../board/player.svelte";
import { merge } from "../client/patch";
import { sorry } from "../client/trouble";
import type { Complaint } from "../table/room.svelte";
import { namesOf } from "../table/names";
import type { Choice, Lesson, LessonMove, LessonStep, Now, Way } from "../wire/wire";
import type { Pieces, Words } from "../words/words";
import { reasonOf, waysOf } from "./requests";

type View = Record<string, unknown>;
type Events = Record<string, unknown>[];

const PACE = 650; // milliseconds for what others do
const MOST_TOLD = 4; // sentences: the rest is seen on the board
const MANY = 1000; // moves; numbers of moments must differ between steps

export class Walk implements Source<LessonMove> {
  readonly player = new Player<LessonMove>(this); // of the moves of a step
  at = $state(0); // the step
  hasTried = $state(false); // what is refused
  view = $state.raw<View>({});
  events = $state.raw<Events>([]);
  happened = $state.raw<Events>([]); // since the person's last move
  complaint = $state.raw<Complaint | null>(null);
  words = $state.raw<Words | null>(null);

  constructor(readonly lesson: Lesson) {
    this.again();
  }

  get made(): number {
    return this.player.at + 1; // so many moves of the step
  }
  get step(): LessonStep {
    return this.lesson.steps[this.at] as LessonStep;
  }
  get count(): number {
    return this.lesson.steps.length;
  }
  get isLast(): boolean {
    return this.at === this.count - 1;
  }
  get isAsked(): boolean {
    return this.made < this.step.asks;
  }
  get isRefused(): boolean {
    return this.step.refused !== null && !this.hasTried;
  }
  get isWatching(): boolean {
    return !this.isAsked && this.made < this.step.moves.length;
  }
  get wanted(): string {
    return this.isAsked ? (this.#next?.move ?? "") : (this.step.refused?.move ?? "");
  }
  get tried(): Pieces {
    return this.step.refused?.pieces ?? {};
  }
  get names(): string[] {
    return this.words ? namesOf(this.words, this.lesson.seats, this.lesson.viewer) : [];
  }
  get choice(): Choice | undefined {
    return this.#here.choices[0];
  }

  get now(): Now {
    return { ...this.#here, n: this.at * MANY + this.#here.n };
  }

  get #here(): Now {
    return this.step.moves[this.made - 1]?.now ?? this.step.now;
  }
  get #next(): LessonMove | undefined {
    return this.step.moves[this.made];
  }

  // What happened, in words, for the card.
  told(): string[] {
    const { words, lesson } = this;
    return words ? this.happened.slice(-MOST_TOLD).map((event) => words.event(event, lesson.viewer, this.names)) : [];
  }

  // Several small steps may be one gesture: those that the lesson asks for are made.
  act = (...moves: string[]): void => {
    this.complaint = null;
    for (const move of moves) {
      if (!this.isAsked || move !== this.#next?.move) return this.#declined();
      this.happened = [];
      this.player.show();
    }
  };

  why = async (move: string, near: Element | null): Promise<void> => {
    if (this.isWatching) return;
    const { at } = this, { text, rule } = await this.#reason(move);
    if (at !== this.at) return;
    this.complaint = { text, rule, near };
    if (this.step.refused && rule) this.hasTried = true;
  };

  async #reason(move: string): Promise<{ text: string; rule: string }> {
    const { words, lesson } = this;
    if (!words) return { text: "", rule: "" };
    try {
      const { code, rule, facts } = await reasonOf(lesson.game, { n: this.#here.n, move });
      return code
        ? { text: words.refusal(code, facts ?? {}), rule: rule ?? "" }
        : { text: words.say("learn-not-now"), rule: "" };
    } catch (error) {
      return { text: sorry(words, error), rule: "" };
    }
  }

  // Of all ways only the one that the lesson takes.
  ahead = async (move: string): Promise<Way[]> => {
    if (!this.isAsked) return [];
    const { ways } = await waysOf(this.lesson.game, { n: this.#here.n, move }).catch(() => ({ ways: [] }));
    const wanted = this.step.moves.slice(this.made, this.step.asks).map((each) => each.move);
    return ways.filter((way) => way.moves.every((each, n) => each === wanted[n]));
  };

  next(): void {
    if (this.isLast) return;
    this.complaint = null;
    this.#begin(this.at + 1);
    if (Object.keys(this.step.patch).length) {
      this.happened = [];
      this.player.draw(() => this.#take(this.step.patch, []));
    }
  }

  again(): void {
    this.#begin(0);
    this.events = this.happened = [];
    this.complaint = null;
    this.view = this.lesson.view;
  }

  // The others and chance, one after the other; then the next step.
  pace(next: LessonMove): number {
    if (this.isAsked) return Infinity;
    return wantsMotion() && next.events.length ? PACE : 0;
  }

  shown(moves: readonly LessonMove[]): void {
    for (const { patch, events } of moves) {
      this.happened = [...this.happened, ...events];
      this.#take(patch, events);
    }
  }

  ended(): void {
    this.next();
  }

  #begin(at: number): void {
    this.at = at;
    this.player.look(this.step.moves);
    this.hasTried = false;
  }

  #take(patch: View, events: Events): void {
    this.view = merge(this.view, patch) as View;
    this.events = events;
  }

  #declined(): void {
    if (!this.isWatching) this.complaint = { text: this.words?.say("learn-not-now") ?? "", rule: "", near: null };
  }
}
