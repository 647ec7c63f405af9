// A connection that always comes back by itself: backoff with jitter, a beat that finds a dead one,
// and a new try as soon as the browser is online or looked at again. It knows no table.
import type { Told } from "../wire/wire";

const FIRST_WAIT = 300, LONGEST_WAIT = 10_000, AFTER_TOO_MANY = 5_000;
const BEAT = 15_000, PATIENCE = 8_000;
const NO_TABLE = 4404, FOREIGN = 4403, UNREADABLE = 4400, TOO_MANY = 4429, TROUBLE = 4500, GOING_DOWN = 1012;
const SIGNED_OUT = 4401; // here or elsewhere: the page begins anew, as whoever it is now

// Ends for which trying again is no use.
const FINAL: Record<number, Ended> = { [NO_TABLE]: "no-table", [FOREIGN]: "foreign", [UNREADABLE]: "unreadable" };
export type Ended = "no-table" | "foreign" | "unreadable";

// Ends after which it comes back by itself, and which say why.
const LOST: Record<number, Lost> = { [GOING_DOWN]: "going-down", [TROUBLE]: "trouble" };
export type Lost = "going-down" | "trouble" | "";

export interface Line {
  opened(): void; // greet
  told(message: Told): void;
  lost(why: Lost): void;
  ended(why: Ended): void;
  beat(): void; // send a ping
}

export class LastingSocket {
  #socket: WebSocket | undefined;
  #tries = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #beating: ReturnType<typeof setInterval> | undefined;
  #dying: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(private readonly path: string, private readonly line: Line) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#seen);
    addEventListener("offline", this.#cut);
    this.#connect();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: unknown): void {
    if (this.isOpen) this.#socket?.send(JSON.stringify(message));
  }

  // Greeted and answered: the next loss waits shortly again.
  settled(): void {
    this.#tries = 0;
  }

  alive(): void {
    clearTimeout(this.#dying);
    this.#dying = undefined;
  }

  // Under another cookie, or because it seems dead.
  again(): void {
    this.#leave();
    this.#connect();
  }

  close(): void {
    this.#isOver = true;
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#leave();
  }

  #connect(): void {
    clearTimeout(this.#waiting);
    if (this.#isOver) return;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.path}`);
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = ({ data }) => this.#heard(socket, String(data));
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#closed(code);
    };
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#beating = setInterval(this.#beat, BEAT);
    this.line.opened();
  }

  #heard(socket: WebSocket, data: string): void {
    if (socket !== this.#socket) return;
    this.alive();
    this.line.told(JSON.parse(data) as Told);
  }

  #closed(code: number): void {
    this.#leave();
    if (code === SIGNED_OUT) return location.reload();
    const why = FINAL[code];
    if (why) {
      this.#isOver = true;
      this.line.ended(why);
      return;
    }
    this.line.lost(LOST[code] ?? "");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++) + (code === TOO_MANY ? AFTER_TOO_MANY : 0);
    this.#waiting = setTimeout(() => this.#connect(), wait * (0.5 + Math.random()));
  }

  #leave(): void {
    clearTimeout(this.#waiting);
    clearInterval(this.#beating);
    this.alive();
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket) socket.onclose = socket.onmessage = socket.onopen = null;
    socket?.close();
  }

  #beat = () => {
    if (!this.isOpen) return;
    this.line.beat();
    this.#dying ??= setTimeout(() => this.#cut(), PATIENCE);
  };

  #now = () => {
    if (!this.isOpen) this.again();
  };

  #seen = () => {
    if (document.visibilityState !== "visible") return;
    if (this.isOpen) this.#beat();
    else this.again();
  };

  #cut = () => {
    if (this.#isOver) return;
    this.#closed(0);
  };
}
