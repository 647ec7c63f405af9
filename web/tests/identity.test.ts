import { expect, test } from "vitest";
import { Identities } from "../src/board/identity";

test("asked twice about the same places it answers the same", () => {
  const ids = new Identities();
  const places = { hand: ["red-2", "red-2", ""], pile: ["blue-5"] };
  expect(ids.of(places)).toEqual(ids.of(places));
});

test("no two pieces have the same name", () => {
  const { hand = [], deck = [] } = new Identities("coin").of({ hand: ["gold", "gold"], deck: ["", ""] });
  expect(new Set([...hand, ...deck]).size).toBe(4);
  expect(hand[0]).toMatch(/^coin-/);
});

test("a card that goes to another place keeps its name, and the others keep theirs", () => {
  const ids = new Identities();
  const { hand: before = [] } = ids.of({ hand: ["red-2", "blue-5", "red-7"], pile: [] });
  const { hand, pile } = ids.of({ hand: ["red-2", "red-7"], pile: ["blue-5"] });
  expect(hand).toEqual([before[0], before[2]]);
  expect(pile).toEqual([before[1]]);
});

test("what lay face down and is turned up elsewhere is the same card, from the top", () => {
  const ids = new Identities();
  const { deck: before = [] } = ids.of({ deck: ["", "", ""], hand: [] });
  const { deck, hand } = ids.of({ deck: ["", ""], hand: ["red-2"] });
  expect(hand).toEqual([before[2]]);
  expect(deck).toEqual(before.slice(0, 2));
});

test("of two that left, the one on top came first", () => {
  const ids = new Identities();
  const { deck: before = [] } = ids.of({ deck: ["", "", ""] });
  expect(ids.of({ deck: [""], hand: ["red-2", "red-7"] })["hand"]).toEqual([before[2], before[1]]);
});

test("a known card goes before a hidden one, and what is turned down may be any that left", () => {
  const ids = new Identities();
  const { hand = [] } = ids.of({ hand: ["", "red-2"], pile: [] });
  const { pile = [] } = ids.of({ hand: [""], pile: ["red-2"] });
  expect(pile).toEqual([hand[1]]);
  expect(ids.of({ hand: [""], pile: [], theirs: [""] })["theirs"]).toEqual([hand[1]]);
});

test("what comes from nowhere is new", () => {
  const ids = new Identities();
  const { hand = [] } = ids.of({ hand: ["red-2"] });
  expect(ids.of({ hand: ["red-2", "red-2"] })["hand"]?.[0]).toBe(hand[0]);
  expect(ids.of({ hand: ["red-2", "red-2"] })["hand"]?.[1]).not.toBe(hand[0]);
});
