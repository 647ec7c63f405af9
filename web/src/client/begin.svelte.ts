// From one tap to a running game: make a table, sit down, start.
import { AT_ONCE, type GameName } from "../wire/games";
import { beKnown, myName } from "./guest";
import { makeTable, nextTable, Refusal, table as tableOf } from "./requests";
import { keepCommitment, TableClient, type Answer } from "./table.svelte";
import type { Terms } from "../wire/wire";

const LONGEST = 30_000; // milliseconds until the game must run

// A new table, with the commitment that was made with it.
export async function lay(terms: Terms, guest: string): Promise<string> {
  await beKnown(myName() || guest);
  const { id } = await makeTable(terms);
  keepCommitment(id, (await tableOf(id)).commitment);
  return id;
}

// A table at which one sits oneself, on the first seat.
export async function host(terms: Terms, name: string): Promise<string> {
  const id = await lay(terms, name);
  const client = new TableClient(id);
  try {
    await sitFirst(client, terms.seats ?? 2, name);
  } finally {
    client.close();
  }
  return id;
}

// Of a table that is listed somebody may have taken the first seat already.
async function sitFirst(client: TableClient, seats: number, name: string): Promise<void> {
  for (let seat = 0; seat < seats; seat++) {
    const answer = await client.sit(seat, name);
    if (answer.type === "done") return;
    if (answer.code !== "seat-taken" || seat === seats - 1) return must(answer);
  }
}

// A table for the people of another one: their seats are kept for them.
export async function layNext(after: string, terms: Terms): Promise<string> {
  const { id } = await nextTable(after, terms);
  keepCommitment(id, (await tableOf(id)).commitment);
  return id;
}

export async function playAtOnce(
  game: GameName,
  level: string,
  guest: string,
  seats = AT_ONCE[game],
): Promise<string> {
  const bots = ["", ...Array.from({ length: seats - 1 }, () => level)];
  const id = await lay({ game, seats, bots, hints: true }, guest);
  const client = new TableClient(id);
  try {
    must(await client.sit(0, myName() || guest, false));
    must(await client.start());
    await until(() => client.table?.phase === "play");
  } finally {
    client.close();
  }
  return id;
}

function must(answer: Answer): void {
  if (answer.type === "refused") throw new Refusal(0, answer.code, answer.facts);
}

// Whoever comes to the table later sees it start, too: no harm if we stop waiting.
export function until(isSo: () => boolean): Promise<void> {
  return new Promise((done) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (isSo()) finish();
      });
    });
    const timer = setTimeout(finish, LONGEST);
    function finish(): void {
      clearTimeout(timer);
      queueMicrotask(() => stop());
      done();
    }
  });
}
