// What a seat does from here is signed with this device's key, which the seat takes first where it
// has another. If another tab has signed since, the table is looked at again.
import { keepPlayed, penOf } from "./keys";
import { lastOf, signatures } from "./signature";
import type { Done, Gesture, Refused, Resign, Table, TakeBack, TakeKey } from "../wire/wire";

type Answer = Done | Refused;
// How many of a deed's texts were done: the answer's number counts a key that was taken first, too.
export type Made = (Done & { made: number }) | Refused;
type Asked = Omit<Gesture, "id"> | Omit<TakeBack, "id"> | Omit<Resign, "id">;
// One thing after the other, each an entry of its own.
export interface Deed {
  kind: string;
  texts: string[];
  asked: (at: number, sigs: string[]) => Asked;
}
// A seat's key, and the hash of its last signature
interface Chain {
  key: string;
  last: string;
}

// A table, as far as signing needs it.
export interface Signable {
  readonly id: string;
  readonly n: number;
  readonly commitment: string;
  seatName(seat: number): string;
  look(seat: number): Promise<Answer>;
  send(asked: Asked | Omit<TakeKey, "id">): Promise<Answer>;
}

export class Signing {
  readonly #chains = new Map<number, Chain>();

  constructor(private readonly table: Signable) {}

  // A server from before there were keys tells none, and is sent none.
  told({ mine, keys, last }: Table): void {
    for (const seat of mine) {
      const key = keys?.[seat];
      if (key === undefined) continue;
      this.#chains.set(seat, { key, last: last?.[seat] ?? "" });
      void penOf(this.table.id, seat).catch(() => undefined); // ready before the first move
    }
  }

  async do(seat: number, deed: Deed): Promise<Made> {
    const at = this.table.n;
    const answer = await this.#once(seat, at, deed);
    if (answer.type === "done" || answer.code !== "signature-wrong") return answer;
    await this.table.look(seat);
    return this.table.n === at ? await this.#once(seat, at, deed) : answer;
  }

  async #once(seat: number, seen: number, { kind, texts, asked }: Deed): Promise<Made> {
    if (!this.#chains.has(seat)) return made(await this.table.send(asked(seen, [])), seen);
    const pen = await penOf(this.table.id, seat);
    const taken = await this.#taken(seat, seen, pen.key);
    if (taken.type === "refused") return taken;
    const { id, commitment } = this.table, last = this.#chains.get(seat)?.last ?? "";
    const place = { id, commitment, n: taken.n + 1, kind, seat: this.table.seatName(seat), text: "", last };
    const sigs = await signatures(pen, place, texts);
    const answer = await this.table.send(asked(taken.n, sigs));
    if (answer.type === "done") await this.#did(seat, pen.key, sigs[answer.n - taken.n - 1] ?? "");
    return made(answer, taken.n);
  }

  // The entry after which this seat has this key.
  async #taken(seat: number, at: number, key: string): Promise<Answer> {
    if (this.#chains.get(seat)?.key === key) return { type: "done", id: "", n: at };
    const answer = await this.table.send({ type: "take-key", at, seat, key });
    if (answer.type === "done") this.#chains.set(seat, { key, last: "" });
    return answer;
  }

  // The last that was done is what the next signature names: chance may have ended a gesture early.
  async #did(seat: number, key: string, sig: string): Promise<void> {
    this.#chains.set(seat, { key, last: await lastOf(sig) });
    keepPlayed(this.table.id, seat, key);
  }
}

const made = (answer: Answer, after: number): Made =>
  answer.type === "done" ? { ...answer, made: answer.n - after } : answer;
