// Whether one is in a club, as far as this device knows: only then is it looked who asks "Play?".
import { myself } from "../client/guest";
import { myClubs } from "../client/requests";
import { keep, kept } from "../client/settings.svelte";
import type { MyClubs } from "../wire/wire";

class Membership {
  #isAny = $state(!!kept("clubs"));

  get isAny(): boolean {
    return this.#isAny;
  }
  set isAny(value: boolean) {
    this.#isAny = value;
    keep("clubs", value ? "yes" : "");
  }

  async look(): Promise<MyClubs> {
    const mine = (await myself()).known ? await myClubs() : { clubs: [], is_free: false };
    this.isAny = mine.clubs.length > 0;
    return mine;
  }
}

export const membership = new Membership();
