// What does not compile is held by svelte-check: an error that is expected and does not come is one.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { Key } from "../src/wire/keys";
import { Words } from "../src/words/words";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource("you = you\nevent-said = { $name } said { $n }\ngame-survive = S\n    .about = Sea"),
);
const words = new Words("en", "", bundle);

test("a key, a key that is put together, and an attribute are said", () => {
  const kind: string = "said", key: Key = "you";
  expect(words.say(key)).toBe("you");
  expect(words.say(`event-${kind}`, { name: "Ada", n: -3 })).toBe("Ada said −3");
  expect(words.say("game-survive.about")).toBe("Sea");
});

test("names in a line keep their order, whichever way each is read", () => {
  expect(words.names(["بهار"])).toBe("بهار");
  expect(words.names(["بهار", "Cem"])).toBe("\u2068بهار\u2069 and \u2068Cem\u2069");
});

test("what there is not is its key, and does not compile", () => {
  const rest: string = "you", part = "chance" as "chance" | "moves";
  // @ts-expect-error no text has this key
  expect(words.say("table-no-such-text")).toBe("table-no-such-text");
  // @ts-expect-error no key begins so
  expect(words.say(`evnt-${rest}`)).toBe("evnt-you");
  // @ts-expect-error a text that could be any
  expect(words.say(rest)).toBe("you");
  // @ts-expect-error of two that it may be there is only one: fair-of-moves, and no fair-of-chance
  expect(words.say(`fair-of-${part}`)).toBe("fair-of-chance");
  // @ts-expect-error neither is an attribute that a message has not
  expect(words.say("game-survive.price")).toBe("game-survive.price");
});
