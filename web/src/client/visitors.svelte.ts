// The bots of others that this server lets sit at its tables: asked for once, when somebody could use them.

import { games } from "./requests";

class Visitors {
  names = $state.raw<string[]>([]);
  #isAsked = false;

  ask(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    games().then((found) => (this.names = found.visitors ?? []), () => (this.#isAsked = false));
  }
}

export const visitors = new Visitors();
