import { expect, test } from "vitest";
import { isBy, penOfSeed } from "../src/client/ed25519";
import { hex, unhex } from "../src/client/sha256";
import { lastOf, messageOf, signatures, type Place } from "../src/client/signature";

const PLACE: Place = {
  id: "match-1",
  commitment: "ab".repeat(32),
  n: 258,
  kind: "action",
  seat: "north",
  text: "play red-7",
  last: "",
};
const HEAD = "6665726e776568206d6f76652031006d617463682d3100" + PLACE.commitment; // fernweh move 1, match-1

// As fernweh/play/signature.py spells them
test("a message is spelled as Python spells it", () => {
  const north = "6e6f72746800", play = "616374696f6e00" + north + "706c6179207265642d3700";
  expect(hex(messageOf(PLACE))).toBe(`${HEAD}0000000000000102${play}${"00".repeat(32)}`);
  const back = { ...PLACE, n: 259, kind: "take-back", text: "4", last: "cd".repeat(32) };
  expect(hex(messageOf(back))).toBe(`${HEAD}000000000000010374616b652d6261636b00${north}3400${back.last}`);
});

test("the next signature names the hash of the one before", async () => {
  expect(await lastOf("ef".repeat(64))).toBe("bcc682bf21a9a12a4357a35453d9d87391f3418ca3c2d69f68567c93d3e1d142");
});

// RFC 8032, 7.1, test 1
test("a pen signs as the standard says", async () => {
  const pen = await penOfSeed(unhex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"));
  expect(pen.key).toBe("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
  const sig = "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46b"
    + "d25bf5f0595bbe24655141438e7a100b";
  expect(hex(await pen.sign(new Uint8Array()))).toBe(sig);
  expect(await isBy(pen.key, sig, new Uint8Array())).toBe(true);
  expect(await isBy(pen.key, sig, new Uint8Array([0]))).toBe(false);
});

test("deeds of one gesture are signed as entries of their own, each naming the one before", async () => {
  const pen = await penOfSeed(new Uint8Array(32).fill(7));
  const [one = "", two = "", ...more] = await signatures(pen, PLACE, ["play red-7", "draw deck"]);
  expect(more).toEqual([]);
  expect(await isBy(pen.key, one, messageOf(PLACE))).toBe(true);
  const second = { ...PLACE, n: 259, text: "draw deck", last: await lastOf(one) };
  expect(await isBy(pen.key, two, messageOf(second))).toBe(true);
  expect(await isBy(pen.key, two, messageOf({ ...second, last: "" }))).toBe(false);
});
