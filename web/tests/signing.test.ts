import { expect, test, vi } from "vitest";
import { Signing, type Signable } from "../src/client/signing";
import type { Table } from "../src/wire/wire";

vi.mock("../src/client/keys", () => ({
  keepPlayed: () => undefined,
  penOf: () => Promise.resolve({ key: "mine", sign: () => Promise.resolve(new Uint8Array(64)) }),
}));

// A table at entry 7 that does so many of a gesture's moves before chance ends it.
function table(done: number, asked: string[]): Signable {
  return {
    id: "match-1",
    n: 7,
    commitment: "ab".repeat(32),
    seatName: () => "north",
    look: () => Promise.resolve({ type: "done", id: "", n: 7 }),
    send: (command) => {
      asked.push(command.type);
      const n = command.type === "take-key" ? 8 : (command as { at: number }).at + done;
      return Promise.resolve({ type: "done", id: "", n });
    },
  };
}

const moves = ["one", "two", "three"];
const deed = {
  kind: "action",
  texts: moves,
  asked: (at: number, sigs: string[]) => ({ type: "gesture" as const, at, moves, sigs }),
};

test.each([["mine", ["gesture"]], ["another", ["take-key", "gesture"]]])(
  "moves are counted without the key that was taken first: %s",
  async (key, expected) => {
    const asked: string[] = [];
    const signing = new Signing(table(2, asked));
    signing.told({ mine: [0], keys: [key], last: [""] } as unknown as Table);
    expect(await signing.do(0, deed)).toMatchObject({ type: "done", made: 2 });
    expect(asked).toEqual(expected);
  },
);

test("and where nothing is signed", async () => {
  expect(await new Signing(table(1, [])).do(0, deed)).toMatchObject({ made: 1 });
});
