import { resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { gameFolders } from "../plugins/games";

afterEach(() => vi.unstubAllEnvs());

test("a game of another package is found beside ours, or where PYTHONPATH says", () => {
  vi.stubEnv("FERNWEH_GAMES", "tests.beacon");
  expect(gameFolders()["beacon"]).toBe(resolve("../tests/beacon"));
  vi.stubEnv("FERNWEH_GAMES", "beacon");
  vi.stubEnv("PYTHONPATH", resolve("../tests"));
  expect(gameFolders()["beacon"]).toBe(resolve("../tests/beacon"));
});

test("one that is nowhere ends the build", () => {
  vi.stubEnv("FERNWEH_GAMES", "beacon");
  expect(() => gameFolders()).toThrow("no game.toml in");
});
