// What the hand is doing: a place with several choices is open, or a piece is carried to a place.
import type { Point } from "../../board/hexes";
import type { Choice } from "../../wire/wire";
import type { Targets } from "./targets";

export interface Open {
  place: string;
  choices: Choice[];
  cell: Element;
  putBack?: () => void;
}
export interface Carried extends Point {
  id: string;
}

export interface Deeds {
  act: (...moves: string[]) => void;
  why: (move: string, near: Element) => void;
  targets: () => Targets;
  meant: (place: string) => string;
  chosen: () => string; // where the piece stands that is being moved
  putBack: () => (() => void) | undefined; // it, if that is still possible
}

const PATIENCE = 1500; // milliseconds until a piece goes back, if no answer comes
const placeOfCell = (cell: Element) => (cell as SVGElement).dataset["spot"] ?? "";

export class Gesture {
  open = $state<Open>();
  carried = $state<Carried>();
  #aim?: { place: string; cell: Element }; // where a carried piece was put down

  constructor(private readonly deeds: Deeds) {}

  // A tap or Enter on a place.
  press(place: string, cell: Element): void {
    const choices = this.deeds.targets().get(place) ?? [];
    const putBack = place === this.deeds.chosen() ? this.deeds.putBack() : undefined;
    this.open = this.#aim = undefined;
    if (choices.length + (putBack ? 1 : 0) > 1) this.open = { place, choices, cell, putBack };
    else if (putBack) putBack();
    else if (choices[0]) this.deeds.act(choices[0].move);
    else {
      this.letGo();
      this.deeds.why(this.deeds.meant(place), cell);
    }
  }

  // A tap on a piece; `move` chooses it, or is "" for the one that is chosen already.
  tap(move: string, cell: Element | undefined): void {
    if (move) this.deeds.act(move);
    else if (cell) this.press(placeOfCell(cell), cell);
  }

  // Two small steps as one: the piece is chosen, and what is offered then decides about the rest.
  drop(move: string, from: string, cell: Element): void {
    const place = placeOfCell(cell);
    if (place === from) return this.letGo();
    if (!move) this.press(place, cell);
    else {
      this.#aim = { place, cell };
      this.deeds.act(move);
    }
    setTimeout(() => this.letGo(), PATIENCE);
  }

  letGo(): void {
    this.carried = undefined;
  }

  take(choice: Choice): void {
    this.close();
    this.deeds.act(choice.move);
  }

  // Escape closes what is open, or lets a chosen piece go.
  leave(): void {
    if (this.open) this.close();
    else if (this.deeds.chosen()) this.deeds.putBack()?.();
  }

  close(): void {
    (this.open?.cell as SVGElement | undefined)?.focus({ preventScroll: true });
    this.open = this.carried = undefined;
  }

  // New choices have come.
  goOn(): void {
    const aim = this.#aim;
    this.open = this.#aim = undefined;
    if (aim) this.press(aim.place, aim.cell);
    else this.letGo();
  }
}
