// A table as a person plays at it: what is shown, what it is called, and what can be asked of it.
import { settings } from "../client/settings.svelte";
import { missedBy } from "../client/requests";
import type { Answer, Shown, TableClient } from "../client/table.svelte";
import { wordsOf, type Words } from "../words/words";
import type { Offer, Refused } from "../wire/wire";
import { namesOf, seatName } from "./names";
import { Recap } from "./recap.svelte";
import { framesOf, sinceOwnTurn, type Scene } from "./scene";
import { Stage } from "./stage.svelte";

// Why something cannot be done, beside what was touched.
export interface Complaint {
  text: string;
  rule: string;
  near: Element | null;
}

export class Room {
  words = $state.raw<Words | null>(null);
  complaint = $state.raw<Complaint | null>(null);
  isBusy = $state(false);
  rule = $state(""); // the paragraph at which the rules are open
  #earlier = $state.raw<readonly Shown[]>([]); // what was missed before the log of this page
  readonly stage: Stage;
  readonly recap: Recap;

  constructor(readonly client: TableClient) {
    this.stage = new Stage(client);
    this.recap = new Recap(this.stage);
  }

  get game(): string {
    return this.client.table?.terms.game ?? "";
  }
  get phase(): string {
    return this.client.table?.phase ?? "";
  }
  get isPlaying(): boolean {
    return this.client.viewer >= 0 && this.phase === "play" && !this.client.result;
  }
  get scene(): Scene | null {
    return this.recap.scene ?? this.stage.scene;
  }
  get isWaiting(): boolean {
    return this.isBusy || this.stage.player.waiting > 0 || this.recap.isOn;
  }
  get isMyTurn(): boolean {
    return this.client.isMyTurn && this.stage.player.waiting === 0;
  }
  get missed() {
    return this.isMyTurn ? sinceOwnTurn([...this.#earlier, ...this.#since], this.client.viewer) : [];
  }
  get #since() {
    return this.client.log.filter((each) => each.n > (this.#earlier.at(-1)?.n ?? -1));
  }

  names(viewer = this.client.viewer): string[] {
    return this.words ? namesOf(this.words, this.client.seats, viewer) : [];
  }

  hasAgreed(offer: Offer): boolean {
    return this.client.mine.every((seat) => offer.agreed.includes(seat));
  }

  async speak(): Promise<void> {
    const lang = settings.lang, game = this.game;
    const words = await wordsOf(lang, game, "table", "server");
    if (lang === settings.lang && game === this.game) this.words = words;
  }

  // What the others did before this page was opened, or before another seat was looked from.
  async remember(): Promise<void> {
    const { client } = this, { viewer, welcome } = client;
    this.#earlier = [];
    if (!welcome || !this.isPlaying) return;
    const missed = await missedBy(client.id, viewer).catch(() => null);
    if (missed && welcome === client.welcome) this.#earlier = framesOf(missed, viewer);
  }

  close(): void {
    this.recap.stop();
    this.stage.player.stop();
    this.client.close();
  }

  // Several small steps may be one gesture; it ends where chance has spoken, and then the rest goes its way.
  act = async (...moves: string[]): Promise<void> => {
    if (this.isWaiting) return this.stage.player.hurry();
    this.complaint = null;
    this.isBusy = true;
    try {
      for (let left = moves; left.length;) {
        const answer = await this.client.act(...left);
        if (answer.type === "refused") return this.complain(answer, null);
        left = left.slice(answer.made);
      }
    } finally {
      this.isBusy = false;
    }
  };

  why = async (move: string, near: Element): Promise<void> => {
    const answer = await this.client.why(move);
    if (answer.type === "refused") this.complain(answer, near);
  };

  // Anything else: what is refused is said beside what was touched.
  asked = async (answer: Promise<Answer>, near: Element | null = null): Promise<boolean> => {
    const found = await answer;
    if (found.type === "refused") this.complain(found, near);
    return found.type === "done";
  };

  complain(refused: Refused, near: Element | null): void {
    if (!this.words) return;
    const text = this.words.refusal(refused.code, this.#named(refused.facts));
    this.complaint = { text, rule: refused.rule, near };
  }

  // Seats are facts by their names in notation; people read them in their language.
  #named(facts: Record<string, unknown>): Record<string, unknown> {
    const words = this.words;
    const seat = facts["seat"];
    return words && typeof seat === "string" ? { ...facts, seat: seatName(words, seat) } : facts;
  }
}
