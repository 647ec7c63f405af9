// A table as a person plays at it: what is shown, what it is called, and what can be asked of it.
import { tick, untrack } from "svelte";
import { readAt } from "../client/lines";
import { missedBy, Refusal, wantRating } from "../client/requests";
import { settings } from "../client/settings.svelte";
import type { Answer, Shown, TableClient } from "../client/table.svelte";
import { refused } from "../client/trouble";
import { wordsOf, type Words } from "../words/words";
import type { Offer, Refused } from "../wire/wire";
import { asPeople, namesOf } from "./names";
import { Recap } from "./recap.svelte";
import { framesOf, sinceOwnTurn, type Scene } from "./scene";
import { outOf, type SeatOut } from "./outs";
import { Stage } from "./stage.svelte";
import { joined, type Told } from "./turns";
import { replayed, toldBy } from "./history";

// Why something cannot be done, beside what was touched; and what helps, where a press does.
export interface Complaint {
  text: string;
  rule: string;
  near: Element | null;
  code?: string;
  way?: { text: string; go: () => void };
}
type Wrong = Pick<Refused, "code" | "facts"> & { rule?: string };
export const wrongOf = (error: unknown): Wrong => (error instanceof Refusal ? error : { code: "trouble", facts: {} });

export class Room {
  words = $state.raw<Words | null>(null);
  complaint = $state.raw<Complaint | null>(null);
  isBusy = $state(false);
  lineHeight = $state(0); // of what is said about the connection, above all else
  rule = $state(""); // the paragraph at which the rules are open
  #earlier = $state.raw<readonly Shown[]>([]); // what was missed before the log of this page
  #recalled = $state.raw<readonly Told[]>([]);
  #recalledAs: number | null = null; // by whose eyes
  #isRecalling = false;
  #read = $state(0); // the last line of talk that was seen on this device
  readonly stage: Stage;
  readonly recap: Recap;

  constructor(readonly client: TableClient) {
    this.stage = new Stage(client);
    this.recap = new Recap(this.stage);
    this.#read = readAt(client.id);
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

  // Lines of others that were not seen; one's own are read by whoever wrote them.
  get unread(): number {
    const { talk, table } = this.client;
    return talk.filter((each) => each.k > this.#read && each.voice !== table?.voice).length;
  }

  read(): void {
    const last = this.client.talk.at(-1)?.k ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    this.client.read(last);
  }

  // All that this seat was told, as far as it is at hand: see `recall`.
  get history(): Told[] {
    return joined(this.#recalled, this.client.log.filter((each) => each.viewer === this.client.viewer));
  }
  // Seats that gave up or ran out of time.
  get outs(): SeatOut[] {
    return this.history.flatMap(({ step }) => outOf(step.events) ?? []);
  }

  names(viewer = this.client.viewer): string[] {
    return this.words ? namesOf(this.words, this.client.seats, viewer) : [];
  }
  // Of those who came to play: bots that played on for them are called by their names.
  people(viewer = this.client.viewer): string[] {
    return this.words ? namesOf(this.words, asPeople(this.client.seats), viewer) : [];
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

  // After a reload, what this seat was told earlier; with several seats on one device each has its
  // own, and only what comes from now on is theirs alone. What fails is asked for again when the connection is back.
  recall(): void {
    if (this.client.connection.state === "live") untrack(() => void this.#recall());
  }

  async #recall(): Promise<void> {
    const { mine, phase, viewer, id } = { ...this.client.table, viewer: this.client.viewer, id: this.client.id };
    if ((mine?.length ?? 0) > 1 || this.#recalledAs === viewer || this.#isRecalling) return;
    const asked = phase === "play" ? toldBy(id, viewer) : phase === "closed" ? replayed(id, viewer) : null;
    this.#isRecalling = true;
    const found = await asked?.catch(() => null);
    this.#isRecalling = false;
    if (found) [this.#recalled, this.#recalledAs] = [found, viewer];
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
    const home = near?.closest<HTMLElement>("[tabindex='-1']");
    const wrong = await answer.then((found) => (found.type === "refused" ? found : null), wrongOf);
    if (wrong) this.complain(wrong, near);
    await tick();
    if (document.activeElement === document.body) home?.focus(); // what was pressed may have gone
    return !wrong;
  };

  // Sits down; where the match is rated and one is not, a press turns that on, and sits down.
  sit = async (seat: number, name: string, near: Element | null, isChosen = true): Promise<void> => {
    const take = () => this.client.sit(seat, name, isChosen);
    if (await this.asked(take(), near) || this.complaint?.code !== "rating-off" || !this.words) return;
    const go = () => void this.asked(wantRating(true).then(take), near);
    this.complaint = { ...this.complaint, way: { text: this.words.say("table-rate-me"), go } };
  };

  complain({ code, facts, rule = "" }: Wrong, near: Element | null): void {
    if (!this.words) return;
    this.complaint = { text: refused(this.words, code, facts), rule, near, code };
  }
}
