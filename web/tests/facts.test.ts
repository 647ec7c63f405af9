import { describe, expect, test } from "vitest";
import { prepared, seated } from "../src/words/facts";
import { NUMBERS } from "../src/wire/games";

describe("facts as Fluent takes them", () => {
  test("a card is taken apart into colour and rank", () => {
    expect(prepared({ card: "red-7" }, "lost_cities")).toEqual({ card: "red-7", colour: "red", rank: 7 });
  });
  test("what is no number stays a word", () => {
    expect(prepared({ card: "red-wager" }, "lost_cities")).toMatchObject({ colour: "red", rank: "wager" });
  });
  test("a hidden piece has hidden parts", () => {
    expect(prepared({ card: "hidden" }, "lost_cities")).toMatchObject({ colour: "hidden", rank: "hidden" });
  });
  test("of no game, and of a fact without parts, nothing is taken apart", () => {
    expect(prepared({ card: "red-7" }, "")).toEqual({ card: "red-7" });
    expect(prepared({ bot: "red-7" }, "lost_cities")).toEqual({ bot: "red-7" });
  });
  test("texts of digits are numbers where they are told as such, and only there", () => {
    const [name = ""] = NUMBERS;
    expect(prepared({ [name]: "12", other: "12" }, "")).toEqual({ [name]: 12, other: "12" });
    expect(prepared({ [name]: "-12" }, "")).toEqual({ [name]: "-12" });
  });
  test("lists are counted from one", () => {
    expect(prepared({ scores: [12, "none"] }, "")).toEqual({ "scores-1": 12, "scores-2": "none" });
  });
  test("nothing is an empty word, and so is what there is not", () => {
    expect(prepared({ a: null, b: undefined, c: true }, "")).toEqual({ a: "", b: "", c: "true" });
  });
});

describe("seats as somebody sees them", () => {
  const names = ["Ada", "Bo"];
  test("oneself is you, with a name all the same", () => {
    expect(seated({ seat: 0 }, 0, names)).toMatchObject({ seat: "you", name: "Ada" });
  });
  test("another has a name", () => {
    expect(seated({ seat: 1 }, 0, names)).toMatchObject({ seat: "other", name: "Bo" });
  });
  test("nobody has none, and all names are there", () => {
    expect(seated({ winner: -1 }, 0, names)).toEqual({ winner: "nobody", name: "", "name-1": "Ada", "name-2": "Bo" });
  });
  test("a name that was told stays", () => {
    expect(seated({ seat: 1, name: "Captain" }, 0, names)).toMatchObject({ name: "Captain" });
  });
  test("a seat that is called by its colour stays so", () => {
    expect(seated({ seat: "red" }, 0, names)).toMatchObject({ seat: "red" });
  });
});
