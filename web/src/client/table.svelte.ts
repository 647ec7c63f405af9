// A table as one reactive object: the whole protocol of docs/wire.md. It derives nothing: it keeps
// the view, merges each step's patch into it, and shows the choices it is given.
import { beCalled, beKnown, myself } from "./guest";
import { penOf } from "./keys";
import { keepRead, readAt } from "./lines";
import { carryMutes, keepMutes, mutesAt, withMute, type Mutes } from "./mutes";
import { merge } from "./patch";
import { drop, keep, kept, keysKept } from "./settings.svelte";
import { digest, hex } from "./sha256";
import { Signing, type Deed, type Made } from "./signing";
import { LastingSocket, type Ended, type Lost } from "./socket";
import { Witness } from "./witness";
import { VERSION } from "../wire/wire";
import type { Phrase } from "../talk/phrases";
import type {
  Ahead,
  Coming,
  Command,
  Done,
  Face,
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

const LONGEST_TIMER = 2 ** 31; // milliseconds, of a browser
const nonceKey = (table: string, seat: number) => `nonce:${table}:${seat}`;

// Two tabs of ours may sit down at once, and one of them is refused: each keeps its nonce under a name
// of its own, too, since what a tab reads may be older than what another has written.
function keepNonce(table: string, seat: number, nonce: string, hashed: string): (isSeated: boolean) => void {
  const key = nonceKey(table, seat), own = `${key}:${hashed.slice(0, 8)}`;
  keep(key, nonce);
  keep(own, nonce);
  return (isSeated) => {
    if (!isSeated) drop(own);
  };
}

const noncesOf = (table: string, seat: number): string[] =>
  keysKept().filter((each) => each === nonceKey(table, seat) || each.startsWith(`${nonceKey(table, seat)}:`));

const MOST_CARRIED = 100; // lines of talk, to the next table of a series
const NEWS = 7000; // milliseconds that a line of talk is shown beside the board

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
  arrived = $state.raw<Talk | null>(null); // the newest line of somebody else that came while we were here
  muted = $state.raw<Mutes>({}); // names by their voices; kept on this device
  hint = $state.raw<Hint | null>(null);
  expected = $state.raw<Coming[]>([]); // for whom seats are kept now
  connection = $state.raw<Connection>({ state: "connecting", since: Date.now() });
  ended = $state<Ended | "">(""); // no use trying again
  lag = $state(0); // milliseconds there and back

  readonly #client = hex(crypto.getRandomValues(new Uint8Array(8)));
  readonly #waiting = new Map<string, Waiting>();
  readonly #shown = new Set<string>(); // nonces
  readonly #sitting = new Set<number>(); // seats that were kept for us
  readonly #socket: LastingSocket;
  readonly #witness: Witness;
  readonly #signing: Signing;
  #said: number | null = null; // the last line of talk when we came: later ones are news
  #carried: number | null = null; // the last line that the next table has, too
  #ids = 0;
  #hello = "";
  #pinged = 0;
  #expiring: ReturnType<typeof setTimeout> | undefined;
  #isKnown = false; // when the connection was made

  constructor(readonly id: string) {
    this.viewer = Number(kept(viewerKey(id)) ?? -1);
    this.muted = mutesAt(id);
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
  // This table, and the next one of its series once there is one.
  get series(): string[] {
    return [this.id, this.table?.rematch, this.table?.moved].filter((each) => !!each) as string[];
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
    clearTimeout(this.#expiring);
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
  faceOf(seat: number): Face | null {
    return this.table?.faces?.[seat] ?? null;
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

  // Somebody plays a bot until whoever they wait for here comes; then both begin anew.
  meanwhile(table: string): Promise<Answer> {
    return this.send({ type: "meanwhile", table });
  }
  freshDeal(): Promise<Answer> {
    return this.send({ type: "fresh-deal" });
  }

  say(text: string): Promise<Answer> {
    return this.send({ type: "say", text });
  }
  // With a bot for whoever has left, if one is named.
  rematch(bot = ""): Promise<Answer> {
    return this.send({ type: "rematch", bot });
  }
  exchange(seat: number, other: number): Promise<Answer> {
    return this.send({ type: "exchange", at: this.n, seat, other });
  }
  sendAway(seat: number, name: string): Promise<Answer> {
    return this.send({ type: "send-away", seat, name });
  }
  letBack(voice: string): Promise<Answer> {
    return this.send({ type: "let-back", voice });
  }
  closeSeat(seat: number): Promise<Answer> {
    return this.send({ type: "close-seat", seat });
  }
  openSeat(): Promise<Answer> {
    return this.send({ type: "open-seat" });
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

  sayPhrase(phrase: Phrase): Promise<Answer> {
    return this.send({ type: "say-phrase", phrase });
  }
  mute(voice: string, name: string): Promise<Answer> {
    this.talk = this.talk.filter((each) => each.voice !== voice);
    if (this.arrived?.voice === voice) this.arrived = null;
    return this.#hear(voice, name);
  }
  unmute(voice: string): Promise<Answer> {
    return this.#hear(voice, null);
  }
  // Up to this line; what was said before the next table of the series was laid is read there, too.
  read(line: number): void {
    keepRead(this.id, line);
    for (const next of this.series.slice(1)) keepRead(next, Math.min(line, this.#carried ?? 0));
  }
  #hear(voice: string, name: string | null): Promise<Answer> {
    this.muted = withMute(this.muted, voice, name);
    keepMutes(this.id, this.muted);
    for (const next of this.series.slice(1)) keepMutes(next, withMute(mutesAt(next), voice, name));
    return this.send({ type: "mute", voice, mute: name !== null });
  }

  // Takes a seat under a nonce of our own, which stays here until all seats show theirs. A name that
  // was chosen for it is one's name from then on.
  async sit(seat: number, name: string, isChosen = true): Promise<Answer> {
    await (isChosen ? beCalled : beKnown)(name);
    if (!this.#isKnown) this.#comeAgainKnown();
    const nonce = crypto.getRandomValues(new Uint8Array(32));
    const hashed = hex(await digest(nonce));
    const { key } = await penOf(this.id, seat);
    const settle = keepNonce(this.id, seat, hex(nonce), hashed);
    const answer = await this.send({ type: "sit", seat, name, nonce_hash: hashed, key });
    settle(answer.type === "done");
    return answer;
  }

  // A seat is kept for a while only.
  #expect(told: Coming[]): void {
    clearTimeout(this.#expiring);
    this.expected = told;
    const least = Math.min(...told.map(({ left }) => left));
    if (least >= LONGEST_TIMER) return;
    const later = told.filter(({ left }) => left > least).map((each) => ({ ...each, left: each.left - least }));
    this.#expiring = setTimeout(() => this.#expect(later), least);
  }

  // Where a seat is kept for us we sit down by ourselves: after an exchange, or at the next table.
  #sitWhereExpected(table: Table): void {
    const seats = (table.expected ?? []).filter((each) => each.is_me);
    for (const seat of this.#sitting) if (!seats.some((each) => each.seat === seat)) this.#sitting.delete(seat);
    for (const { seat, name } of seats) {
      if (this.#sitting.has(seat)) continue;
      this.#sitting.add(seat);
      void this.sit(seat, name, false).catch(() => undefined); // another tab may have been faster
    }
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
    this.#said = null;
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
    for (const voice in this.muted) this.#socket.send({ type: "mute", id: String(++this.#ids), voice, mute: true });
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
    this.#said ??= table.said ?? 0;
    for (const next of this.series.slice(1)) {
      carryMutes(this.id, next);
      this.#carried ??= Math.min(table.said ?? 0, MOST_CARRIED);
    }
    this.read(readAt(this.id));
    this.grace = { left: table.grace, at: performance.now() };
    this.#signing.told(table);
    if (!this.welcome || table.seats.length) this.seats = table.seats;
    if (table.started && table.phase === "nonces") table.mine.forEach((seat) => this.#showNonce(seat));
    this.#expect(table.expected ?? []);
    this.#sitWhereExpected(table);
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
    if (talk.voice in this.muted || this.talk.some((each) => each.k === talk.k)) return;
    this.talk = [...this.talk, talk];
    if (talk.k > (this.#said ?? Infinity) && talk.voice !== this.table?.voice) this.#arrive(talk);
  }

  // For a moment it is news.
  #arrive(talk: Talk): void {
    this.arrived = talk;
    setTimeout(() => {
      if (this.arrived === talk) this.arrived = null;
    }, NEWS);
  }

  #answered(answer: Answer | Ahead): void {
    if (answer.id === this.#hello) this.#greeted();
    this.#waiting.get(answer.id)?.answer(answer);
    this.#waiting.delete(answer.id);
  }

  // Of several the server takes the one whose hash it was sent.
  #showNonce(seat: number): void {
    const keys = noncesOf(this.id, seat);
    for (const nonce of new Set(keys.map((key) => kept(key) ?? ""))) {
      if (!nonce || this.#shown.has(nonce)) continue;
      this.#shown.add(nonce);
      void this.send({ type: "show-nonce", seat, nonce }).then((answer) => {
        if (answer.type === "done") keys.forEach(drop);
      });
    }
  }
}
