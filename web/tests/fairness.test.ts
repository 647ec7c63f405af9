// @vitest-environment happy-dom
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { checked } from "../src/replay/fairness";
import type { Check, Entry, Header, Known } from "../src/replay/record";

const GAMES = ["lost_cities", "lost_cities_rivals", "lost_cities_board_game", "el_dorado", "survive"];
const NOBODY: Known = { commitment: null, played: () => null, runs: [], server: "" };

const hash = (...parts: (string | Buffer)[]) => createHash("sha256").update(parts.join("")).digest("hex");
const recordOf = (game: string): string =>
  gunzipSync(readFileSync(`../tests/play/f825555/${game}.fernweh.gz`)).toString("utf-8");

async function found(record: string, known: Partial<Known> = {}): Promise<Check[]> {
  const all: Check[] = [];
  for await (const check of checked(record, { ...NOBODY, ...known })) all.push(check);
  return all;
}
const stateOf = (all: Check[], key: Check["key"]) => all.find((each) => each.key === key)?.state;

// With seals that fit, as whoever changes a record would make them
function changed(record: string, edit: (header: Header, entries: Entry[]) => void): string {
  const lines = record.split("\n").slice(0, -1).map((line) => JSON.parse(line.slice(17)) as unknown);
  edit(lines[0] as Header, lines.slice(1) as Entry[]);
  let seal = "fernweh-record-1";
  return lines.map((line) => {
    const text = JSON.stringify(line);
    seal = hash(seal, text).slice(0, 16);
    return `${seal} ${text}\n`;
  }).join("");
}

describe.each(GAMES)("a record of %s that Python has written", (game) => {
  test("holds", async () => {
    const all = await found(recordOf(game));
    const chance = all.filter((each) => each.part === "chance").map(({ key, state }) => `${key} ${state}`);
    expect(chance).toEqual(["lines good", "kept missing", "secret good", "nonces good", "picks good"]);
  });
});

describe("a record that was changed", () => {
  const record = recordOf("lost_cities");
  const draws = (entries: Entry[]) => entries.filter((each) => each.kind === "chance");

  test("nothing but its seals changes by sealing it again", () => {
    expect(changed(record, () => undefined)).toBe(record);
  });
  test("with another draw names the draw", async () => {
    const forged = changed(record, (_, entries) => {
      const [, one, two] = draws(entries) as [Entry, Entry, Entry];
      [one.move, two.move] = [two.move ?? "", one.move ?? ""];
    });
    expect((await found(forged)).at(4)).toMatchObject({ key: "picks", state: "bad", facts: { n: 6 } });
  });
  test("with other weights names the first draw that they change", async () => {
    const forged = changed(record, (_, entries) => draws(entries).forEach((each) => (each.weights += "*7")));
    expect(stateOf(await found(forged), "picks")).toBe("bad");
  });
  test("with another number of a seat names the seat", async () => {
    const forged = changed(record, (_, entries) => {
      for (const each of entries) if (each.kind === "nonce" && each.seat === "south") each.nonce = "00".repeat(32);
    });
    expect(await found(forged)).toContainEqual(
      expect.objectContaining({ key: "nonces", state: "bad", facts: { count: 0, seat: "south" } }),
    );
  });
  test("a bot's number must follow from the secret, even where its hash fits", async () => {
    const nonce = "00".repeat(32), nonce_hash = createHash("sha256").update(Buffer.alloc(32)).digest("hex");
    const forged = changed(record, (_, entries) => {
      for (const each of entries.filter(({ seat }) => seat === "north")) {
        if (each.kind === "nonce") each.nonce = nonce;
        if (each.kind === "seat-taken") each.nonce_hash = nonce_hash;
      }
    });
    expect(stateOf(await found(forged), "nonces")).toBe("bad");
  });
  test("with another secret does not fit the commitment", async () => {
    const forged = changed(record, (_, entries) => {
      for (const each of entries) if (each.kind === "secret-revealed") each.secret = "00".repeat(32);
    });
    expect(stateOf(await found(forged), "secret")).toBe("bad");
  });
  test("with other options has another key", async () => {
    const forged = changed(record, (header) => (header.options = { ...(header.options as object), rounds: 2 }));
    expect(stateOf(await found(forged), "picks")).toBe("bad");
  });
  test("the commitment is held against the one that was seen first", async () => {
    const { commitment } = JSON.parse(record.slice(17, record.indexOf("\n"))) as Header;
    expect(stateOf(await found(record, { commitment }), "kept")).toBe("good");
    expect(stateOf(await found(record, { commitment: "00".repeat(32) }), "kept")).toBe("bad");
  });
  test("a line whose seal does not fit is named, and nothing after it is believed", async () => {
    const lines = record.split("\n");
    lines[9] = lines[9]?.replace("turn up", "turn in") ?? "";
    expect(await found(lines.join("\n"))).toEqual([
      { part: "chance", key: "lines", state: "bad", facts: { count: lines.length - 1, line: 10 } },
    ]);
  });
  test("a record without lines is damaged", async () => {
    expect(stateOf(await found(""), "lines")).toBe("bad");
  });
});
