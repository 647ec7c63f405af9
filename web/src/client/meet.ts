// Somebody to play with in one press: led to a table, and seated there.
import { until } from "./begin.svelte";
import { beKnown, myName } from "./guest";
import { playSomebody, Refusal, wantRating } from "./requests";
import { TableClient } from "./table.svelte";
import { wished } from "./wish.svelte";

const TRIES = 3; // the seat may be taken by whoever has the link

export async function meet(game: string, guest: string): Promise<string> {
  await beKnown(myName() || guest);
  if (wished.rated) await wantRating(true);
  for (let left = TRIES;; left--) {
    const led = await playSomebody(wished.of(game));
    if (await seated(led.id, led.seat, guest, left > 1)) return led.id;
  }
}

// Takes a seat, unless one sits there already; not, where somebody else was first, or has left.
export async function seated(id: string, seat: number, guest: string, mayFail = false): Promise<boolean> {
  await beKnown(myName() || guest);
  const client = new TableClient(id);
  try {
    await until(() => client.table !== null || client.ended !== "");
    if (client.mine.length) return true;
    const answer = await client.sit(seat, myName() || guest, false);
    if (answer.type === "refused" && !(mayFail && ["seat-taken", "seat-kept", "nobody-waits"].includes(answer.code))) {
      throw new Refusal(0, answer.code, answer.facts);
    }
    return answer.type === "done";
  } finally {
    client.close();
  }
}

// The table at which one waits for somebody while one plays a bot at another.
export const waitsAt = (table: string) => `waits:${table}`;
