// A table as one reactive object: the whole protocol of docs/wire.md. It derives nothing: it keeps
// the view, merges each step's patch into it, and shows the choices it is given.
import { beKnown, myself } from "./guest";
import { penOf } from "./keys";
import { merge } from "./patch";
import { drop, keep, kept } from "./settings.svelte";
import { digest, hex } from "./sha256";
import { Signing, type Deed, type Made } from "./signing";
import { LastingSocket, type Ended, type Lost } from "./socket";
import { Witness } from "./witness";
import { VERSION } from "../wire/wire";
import type {
  Ahead,
  Command,
  Done,
  Hint,
  Now,
  Offer,
  Refused,
  Result,
  Seated,
  Step,
  Table,
  Talk,
  Times,
  Told,
  Way,
  Welcome,
} from "../wire/wire";

export type View = Record<string, unknown>;
export type Answer = Done | Refused;
export interface Connection {
  state: "live" | "connecting" | "reconnecting";
  since: number;
  why?: Lost;
}
// A step, and what the viewer saw after it.
export interface Shown {
  n: number;
  step: Step;
  view: View;
  viewer: number;
}
export interface TimesTold extends Times {
  at: number; // told at that `performance.now()`
}
// Milliseconds until a bot may take each seat, -1 where none may; told at that `performance.now()`.
export interface Grace {
  left: number[];
  at: number;
}

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
type Asked = Without<Exclude<Command, { type: "hello" | "ping" }>, "id">;
type AnswerTo<T> = T extends { type: "ahead" } ? Ahead | Refused : Answer;
interface Waiting {
  message: Command;
  answer: (answer: Answer | Ahead) => void;
}

const nonceKey = (table: string, seat: number) => `nonce:${table}:${seat}`;
const viewerKey = (table: string) => `viewer:${table}`;

// The first commitment that was seen is the one that the shuffle is checked against.
export function keepCommitment(table: string, commitment: string): void {
  const key = `commitment:${table}`;
  if (commitment && kept(key) === null) keep(key, commitment);
}

export class TableClient {
  table = $state.raw<Table | null>(null);
  welcome = $state.raw<Welcome | null>(null);
  view = $state.raw<View>({});
  now = $state.raw<Now>({ n: -1, actor: -1, choices: [], take_back: false });
  seats = $state.raw<Seated[]>([]);
  result = $state.raw<Result | null>(null);
  viewer = $state(-1);
  n = $state(-1); // the last entry seen
  log = $state.raw<Shown[]>([]);
  events = $state.raw<Record<string, unknown>[]>([]); // of the last step
  times = $state.raw<TimesTold | null>(null);
  grace = $state.raw<Grace>({ left: [], at: 0 });
  talk = $state.raw<Talk[]>([]);
  hint = $state.raw<Hint | null>(null);
  connection = $state.raw<Connection>({ state: "connecting", since: Date.now() });
  ended = $state<Ended | "">(""); // no use trying again
  lag = $state(0); // milliseconds there and back

  readonly #client = hex(crypto.getRandomValues(new Uint8Array(8)));
  readonly #waiting = new Map<string, Waiting>();
  readonly #muted = new Set<string>();
  readonly #shown = new Set<string>(); // nonces
  readonly #socket: LastingSocket;
  readonly #witness: Witness;
  readonly #signing: Signing;
  #ids = 0;
  #hello = "";
  #pinged = 0;
  #isKnown = false; // when the connection was made

  constructor(readonly id: string) {
    this.viewer = Number(kept(viewerKey(id)) ?? -1);
    this.#witness = new Witness(id);
    this.#signing = new Signing(this);
    void myself().then((me) => (this.#isKnown = me.known), () => undefined);
    this.#socket = new LastingSocket(`/socket/${encodeURIComponent(id)}`, {
      opened: () => this.#greet(),
      told: (message) => this.#take(message),
      lost: (why) => this.#lost(why),
      ended: (why) => this.#over(why),
      beat: () => this.#ping(),
    });
  }

  get commitment(): string {
    return this.welcome?.commitment ?? "";
  }
  get mine(): number[] {
    return this.table?.mine ?? [];
  }
  get offers(): Offer[] {
    return this.table?.offers ?? [];
  }
  get isMyTurn(): boolean {
    return this.viewer >= 0 && this.now.actor === this.viewer && !this.result;
  }

  close(): void {
    this.#socket.close();
    this.#waiting.clear();
  }

  // Commands. Each is answered by `done` or `refused`; one that was under way when the connection
  // was lost is sent again under its id, and does nothing twice.

  send<T extends Asked>(asked: T): Promise<AnswerTo<T>> {
    const message = { ...asked, id: String(++this.#ids) } as Command;
    return new Promise<AnswerTo<T>>((answer) => {
      this.#waiting.set(message.id, { message, answer: answer as Waiting["answer"] });
      if (this.connection.state === "live") this.#socket.send(message);
    });
  }

  act(...moves: string[]): Promise<Made> {
    return this.#deed({ kind: "action", texts: moves, asked: (at, sigs) => ({ type: "gesture", at, moves, sigs }) });
  }

  takeBack(): Promise<Answer> {
    const texts = [String(this.now.take_back_to ?? -1)];
    return this.#deed({ kind: "take-back", texts, asked: (at, [sig]) => ({ type: "take-back", at, sig }) });
  }

  resign(): Promise<Answer> {
    return this.#deed({ kind: "resigned", texts: [""], asked: (at, [sig]) => ({ type: "resign", at, sig }) });
  }

  #deed(deed: Deed): Promise<Made> {
    return this.#signing.do(this.viewer, deed);
  }
  seatName(seat: number): string {
    return this.seats[seat]?.seat ?? "";
  }

  why(move: string): Promise<Answer> {
    return this.send({ type: "why", move });
  }
  askHint(): Promise<Answer> {
    return this.send({ type: "ask-hint", at: this.n });
  }
  start(): Promise<Answer> {
    return this.send({ type: "start" });
  }
  seatBot(seat: number, bot: string): Promise<Answer> {
    return this.send({ type: "seat-bot", seat, bot });
  }
  getUp(seat: number): Promise<Answer> {
    return this.send({ type: "get-up", seat });
  }
  async comeBack(seat: number): Promise<Answer> {
    return this.send({ type: "come-back", seat, key: (await penOf(this.id, seat)).key });
  }

  say(text: string): Promise<Answer> {
    return this.send({ type: "say", text });
  }
  rematch(): Promise<Answer> {
    return this.send({ type: "rematch" });
  }
  ask(kind: Offer["kind"], seat: number): Promise<Answer> {
    return this.send({ type: "ask", kind, seat });
  }
  reply(offer: Offer, agree: boolean): Promise<Answer> {
    return this.send({ type: "reply", kind: offer.kind, seat: offer.seat, agree });
  }

  // Nothing where it cannot be said: the position is another by now, or somebody else's turn.
  async ahead(at: number, move: string): Promise<Way[]> {
    const answer = await this.send({ type: "ahead", at, move });
    return answer.type === "ahead" ? answer.ways : [];
  }

  look(viewer: number): Promise<Answer> {
    keep(viewerKey(this.id), String(viewer));
    return this.send({ type: "look", viewer });
  }

  mute(voice: string, mute: boolean): Promise<Answer> {
    if (mute) this.#muted.add(voice);
    else this.#muted.delete(voice);
    if (mute) this.talk = this.talk.filter((each) => each.voice !== voice);
    return this.send({ type: "mute", voice, mute });
  }

  // Takes a seat under a nonce of our own, which stays here until all seats show theirs.
  async sit(seat: number, name: string): Promise<Answer> {
    await beKnown(name);
    if (!this.#isKnown) this.#comeAgainKnown();
    const nonce = crypto.getRandomValues(new Uint8Array(32));
    keep(nonceKey(this.id, seat), hex(nonce));
    const { key } = await penOf(this.id, seat);
    return this.send({ type: "sit", seat, name, nonce_hash: hex(await digest(nonce)), key });
  }

  // A connection keeps the cookie it was made with.
  #comeAgainKnown(): void {
    this.#isKnown = true;
    this.connection = { state: "connecting", since: Date.now() };
    this.#socket.again();
  }

  // The connection

  #greet(): void {
    this.#hello = String(++this.#ids);
    const since = this.welcome ? this.n : -1;
    this.#socket.send({
      type: "hello",
      id: this.#hello,
      version: VERSION,
      client: this.#client,
      viewer: this.viewer,
      since,
    });
  }

  #greeted(): void {
    this.#socket.settled();
    this.connection = { state: "live", since: Date.now() };
    for (const voice of this.#muted) this.#socket.send({ type: "mute", id: String(++this.#ids), voice, mute: true });
    for (const { message } of this.#waiting.values()) this.#socket.send(message);
    this.#ping();
  }

  #lost(why: Lost): void {
    const { state, since } = this.connection;
    if (state === "live") this.connection = { state: "reconnecting", since: Date.now(), why };
    else if (why) this.connection = { state: "reconnecting", since, why };
  }

  #over(why: Ended): void {
    this.ended = why;
    this.connection = { state: "connecting", since: Date.now() };
    for (const [id, { answer }] of this.#waiting) {
      answer({ type: "refused", id, code: "no-answer", rule: "", facts: {} });
    }
    this.#waiting.clear();
  }

  #ping(): void {
    this.#pinged = performance.now();
    this.#socket.send({ type: "ping", id: String(++this.#ids), lag: Math.min(60_000, Math.round(this.lag)) });
  }

  // What is told

  #take(message: Told): void {
    switch (message.type) {
      case "table":
        return this.#tableTold(message);
      case "welcome":
        return this.#welcomed(message);
      case "step":
        return this.#stepped(message);
      case "times":
        this.times = { ...message, at: performance.now() };
        return;
      case "talk":
        return this.#heard(message);
      case "hint":
        this.hint = message;
        return;
      case "pong":
        this.lag = performance.now() - this.#pinged;
        return;
      default:
        return this.#answered(message);
    }
  }

  #tableTold(table: Table): void {
    this.table = table;
    this.grace = { left: table.grace, at: performance.now() };
    this.#signing.told(table);
    if (!this.welcome || table.seats.length) this.seats = table.seats;
    if (table.started && table.phase === "nonces") table.mine.forEach((seat) => this.#showNonce(seat));
    if (this.viewer < 0 && table.mine.length === 1 && table.mine[0] !== undefined) void this.look(table.mine[0]);
  }

  #welcomed(welcome: Welcome): void {
    keepCommitment(this.id, welcome.commitment);
    this.welcome = welcome;
    this.viewer = welcome.viewer;
    this.view = welcome.view;
    this.seats = welcome.seats;
    this.events = [];
    this.#here(welcome.now, welcome.result);
  }

  #stepped(step: Step): void {
    if (step.n <= this.n) return;
    this.#witness.saw(step.n, step.bind);
    this.view = merge(this.view, step.patch) as View;
    this.seats = step.seats;
    this.events = step.events;
    this.log = [...this.log, { n: step.n, step, view: this.view, viewer: this.viewer }];
    this.#here(step.now, step.result);
  }

  #here(now: Now, result: Result | null): void {
    this.now = now;
    this.n = now.n;
    this.result = result;
    this.hint = null;
  }

  #heard(talk: Talk): void {
    if (this.#muted.has(talk.voice) || this.talk.some((each) => each.k === talk.k)) return;
    this.talk = [...this.talk, talk];
  }

  #answered(answer: Answer | Ahead): void {
    if (answer.id === this.#hello) this.#greeted();
    this.#waiting.get(answer.id)?.answer(answer);
    this.#waiting.delete(answer.id);
  }

  #showNonce(seat: number): void {
    const nonce = kept(nonceKey(this.id, seat));
    if (nonce === null || this.#shown.has(nonce)) return;
    this.#shown.add(nonce);
    void this.send({ type: "show-nonce", seat, nonce }).then((answer) => {
      if (answer.type === "done") drop(nonceKey(this.id, seat));
    });
  }
}
