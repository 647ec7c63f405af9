// What one would play with whoever comes: chosen once, kept on this device.
import type { ClockTerms, Wish } from "../wire/wire";
import type { Language } from "../wire/games";
import { keep, kept } from "./settings.svelte";

export const PACES = ["none", "live", "days"] as const;
export type WishedPace = (typeof PACES)[number];
const CLOCKS: Record<WishedPace, ClockTerms> = {
  none: { kind: "none" },
  live: { kind: "live", initial: 600, increment: 10, at_zero: "lose" },
  days: { kind: "days", days: 3, at_zero: "lose" },
};

class Wished {
  #lang = $state((kept("wish-lang") ?? "") as Language | "");
  #pace = $state<WishedPace>(PACES.find((each) => each === kept("wish-pace")) ?? "none");
  #rated = $state(kept("wish-rated") === "yes");

  get lang(): Language | "" {
    return this.#lang;
  }
  set lang(value: Language | "") {
    this.#lang = value;
    keep("wish-lang", value);
  }

  get pace(): WishedPace {
    return this.#pace;
  }
  set pace(value: WishedPace) {
    this.#pace = value;
    keep("wish-pace", value);
  }

  get rated(): boolean {
    return this.#rated;
  }
  set rated(value: boolean) {
    this.#rated = value;
    keep("wish-rated", value ? "yes" : "no");
  }

  get clock(): ClockTerms {
    return CLOCKS[this.#pace];
  }

  forget(): void {
    [this.#lang, this.#pace, this.#rated] = ["", "none", false];
  }

  of(game: string): Wish {
    return { game, lang: this.lang, clock: this.clock, rated: this.rated };
  }
}

export const wished = new Wished();
